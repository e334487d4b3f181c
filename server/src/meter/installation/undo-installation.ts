import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { Kysely } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { findChargeSince } from './charged-stretch.ts';
import { moveMeasurements } from './device-measurements.ts';
import {
  type InstallationChain,
  installations,
  lockChain,
  meterSubject,
} from './installation-chain.ts';
import type { InstallationRow } from './present-installation.ts';
import { refuseTakenSerialNumber } from './serial-number.ts';

/**
 * Undoes what was recorded last of a meter's newest device: its taking off, or else its mounting, and with an exchange
 * the end of the device before it, to which returns what had gone over. 404, 412; 409 in words for an older device, for
 * the first one, and where something was read or charged since.
 */
export async function undoInstallation(
  db: Kysely<Database>,
  { id, caller, ifMatch }: ChangeRequest,
): Promise<void> {
  const { meterId } = await readRow(db, 'installation', id);
  await change(db, caller, async (tx) => {
    const chain = await lockChain(tx, meterId);
    const device = await lockRecord(tx, installations, { id, ifMatch });
    if (chain.installations.at(-1)?.id !== device.id) throw refusal(installationRefusals.notNewest);
    if (device.removedAt === null) await undoMounting(tx, chain, device);
    else await undoRemoval(tx, chain, { device, removedAt: device.removedAt });
  });
}

async function undoMounting(
  tx: ChangeTransaction,
  chain: InstallationChain,
  device: InstallationRow,
): Promise<void> {
  const former = chain.installations.at(-2);
  const { installedAt } = device;
  if (former === undefined || installedAt === null) throw refusal(installationRefusals.firstDevice);
  await refuseMeasuredSince(tx, device);
  await refuseChargedSince(tx, device.meterId, installedAt);
  await setEvent(tx, device, { undoneAt: chain.now });
  // Removed and mounted in the same moment: an exchange.
  if (former.removedAt !== installedAt) return;
  await reopen(tx, chain, former);
  await moveMeasurements(tx.trx, { from: device.id, to: former.id, since: null });
}

async function undoRemoval(
  tx: ChangeTransaction,
  chain: InstallationChain,
  { device, removedAt }: { device: InstallationRow; removedAt: string },
): Promise<void> {
  await refuseChargedSince(tx, device.meterId, removedAt);
  await reopen(tx, chain, device);
}

/** Makes a device the one that is there again, as if nobody had taken it off. */
async function reopen(
  tx: ChangeTransaction,
  chain: InstallationChain,
  device: InstallationRow,
): Promise<void> {
  await refuseTakenSerialNumber(tx, chain, device);
  await setEvent(tx, device, {
    removedAt: null,
    lastValue: null,
    lastValueEstimated: false,
    lastValueRolledOver: false,
    removalReason: null,
  });
}

function setEvent(
  tx: ChangeTransaction,
  before: InstallationRow,
  set: Parameters<typeof updateLocked<'installation'>>[2]['set'],
): Promise<unknown> {
  const subject = meterSubject(before.meterId);
  return updateLocked(tx, installations, { before, set, action: 'undo-device', subject });
}

/** What was there before the mounting was recorded has gone over to the device, and can return; the rest was read of it. */
async function refuseMeasuredSince(
  { trx }: ChangeTransaction,
  { id }: InstallationRow,
): Promise<void> {
  const measured = await trx
    .selectFrom('effectiveMeasurement as effective')
    .innerJoin('measurement', 'measurement.id', 'effective.id')
    .innerJoin('installation', 'installation.id', 'measurement.installationId')
    .select('effective.id')
    .where('installation.id', '=', id)
    .whereRef('measurement.recordedAt', '>=', 'installation.createdAt')
    .limit(1)
    .executeTakeFirst();
  if (measured !== undefined) throw refusal(installationRefusals.measuredSince);
}

async function refuseChargedSince(
  tx: ChangeTransaction,
  meterId: string,
  at: string,
): Promise<void> {
  const number = await findChargeSince(tx, { meterId, at });
  if (number !== undefined) throw refusal(installationRefusals.chargedSince(number));
}

function refusal(message: string): AppError {
  return new AppError('conflict', { message });
}
