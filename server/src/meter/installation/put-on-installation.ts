import type { MeterPutOn } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { instantOfChange } from './chain-time.ts';
import {
  type InstallationChain,
  installations,
  lockChain,
  meterSubject,
} from './installation-chain.ts';
import { refuseTakenSerialNumber } from './serial-number.ts';

/**
 * Puts a device on a meter that has none, and gives its id: docs/product/readings.md#devices. 404; 409 where one is
 * there, or where this one works elsewhere; 400 at `at` before the removal of the one before.
 */
export function putOnInstallation(
  db: Kysely<Database>,
  { mounting: { meterId, at, installation }, caller }: { mounting: MeterPutOn; caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const chain = await lockChain(tx, meterId);
    const { current, removed } = chain;
    if (current !== undefined) {
      const message = installationRefusals.alreadyThere(current.serialNumber);
      throw new AppError('conflict', { message });
    }
    const installedAt = instantOfChange(chain, at);
    if (removed?.removedAt != null && installedAt < removed.removedAt) {
      throw invalidFields({ at: installationRefusals.beforeRemoval(removed.removedAt) });
    }
    const { serialNumber } = installation;
    await refuseTakenSerialNumber(tx, chain, { serialNumber, field: 'installation.serialNumber' });
    const device = { installedAt, ...installation };
    return beginInstallation(tx, chain, { device, action: 'put-on-device' });
  });
}

/** Begins the time of a device at the end of a locked chain, and records it for the meter. */
export function beginInstallation(
  tx: ChangeTransaction,
  { meter }: InstallationChain,
  {
    device,
    ...entry
  }: {
    device: MeterPutOn['installation'] & { installedAt: string; clientKey?: string };
    action: string;
    told?: object | undefined;
  },
): Promise<{ id: string }> {
  const values = { meterId: meter.id, ...device };
  return append(tx, installations, { values, ...entry, subject: meterSubject(meter.id) });
}
