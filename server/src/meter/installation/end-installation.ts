import type { MeterTakeOff } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import { type ChangeTransaction, updateLocked } from '#src/core/change/change.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { instantOfChange } from './chain-time.ts';
import { type InstallationChain, installations, meterSubject } from './installation-chain.ts';
import type { InstallationRow } from './present-installation.ts';

/** How the time of a device ends, whether another takes its place or none does. */
export type Removal = Omit<MeterTakeOff, 'meterId' | 'installationId' | 'at'>;

interface Asked {
  readonly at: string | null;
  /** The device that was named in the request; null where the one that is there is meant. */
  readonly named: string | null;
  /** The device that was there when they asked. */
  readonly seen: string | undefined;
}

/**
 * The device whose time is to end, and when. 409 where somebody else was faster: another device is there, or none, or
 * the one that is there came later than the time stated.
 */
export function deviceToEnd(
  chain: InstallationChain,
  { at, named, seen }: Asked,
): { device: InstallationRow; removedAt: string } {
  const { current } = chain;
  if (current === undefined || current.id !== (named ?? seen)) throw changedMeanwhile(chain);
  const removedAt = instantOfChange(chain, at);
  if (current.installedAt !== null && removedAt <= current.installedAt) {
    // Whoever has named the device knows since when it is there.
    if (named === null) throw changedMeanwhile(chain);
    throw invalidFields({ at: installationRefusals.notAfterMounting(current.installedAt) });
  }
  return { device: current, removedAt };
}

function changedMeanwhile({ current, removed, now }: InstallationChain): AppError {
  const at = current?.installedAt ?? removed?.removedAt ?? current?.updatedAt ?? now;
  return new AppError('conflict', { message: installationRefusals.changedMeanwhile(at) });
}

/**
 * What is wrong with a last value, by field: that it is below what was read before it, or that the dial is said to have
 * passed through zero, and nobody knows where that is.
 */
export function faultsOfLastValue(
  device: InstallationRow,
  { lastValue, rolledOver }: Pick<Removal, 'lastValue' | 'rolledOver'>,
  before: { readonly value: string } | undefined,
): Record<string, string> {
  if (rolledOver) {
    return device.digits === null ? { rolledOver: installationRefusals.unknownDigits } : {};
  }
  if (before !== undefined) {
    const value = Number(before.value);
    return Number(lastValue) < value
      ? { lastValue: installationRefusals.smallerThanLast(value) }
      : {};
  }
  const first = Number(device.firstValue);
  // Of a device that has been there since ever nobody has seen the first value.
  return device.installedAt !== null && Number(lastValue) < first
    ? { lastValue: installationRefusals.smallerThanFirst(first) }
    : {};
}

/** Ends the time of a device of a locked chain, and records it for the meter. */
export function endInstallation(
  tx: ChangeTransaction,
  before: InstallationRow,
  { removedAt, action, ...removal }: Removal & { removedAt: string; action: string },
): Promise<unknown> {
  const { rolledOver: lastValueRolledOver, ...told } = removal;
  return updateLocked(tx, installations, {
    before,
    set: { removedAt, ...told, lastValueRolledOver },
    action,
    subject: meterSubject(before.meterId),
  });
}
