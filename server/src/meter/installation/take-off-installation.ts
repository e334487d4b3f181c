import type { MeterTakeOff } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { findLastRead } from './device-measurements.ts';
import { deviceToEnd, endInstallation, faultsOfLastValue } from './end-installation.ts';
import { findCurrentInstallation, lockChain } from './installation-chain.ts';

/**
 * Takes the device of a meter off, without another in its place: docs/product/readings.md#devices. 404; 409 where
 * somebody else was faster; 400 at the field for what does not follow from what was read.
 */
export async function takeOffInstallation(
  db: Kysely<Database>,
  {
    removal: { meterId, installationId, at, ...removal },
    caller,
  }: { removal: MeterTakeOff; caller: Actor },
): Promise<void> {
  const seen = await findCurrentInstallation(db, meterId);
  await change(db, caller, async (tx) => {
    const chain = await lockChain(tx, meterId);
    const { device, removedAt } = deviceToEnd(chain, { at, named: installationId, seen });
    const lastRead = await findLastRead(tx.trx, device.id, null);
    const faults = {
      ...faultsOfTime(removedAt, lastRead),
      ...faultsOfLastValue(device, removal, lastRead),
    };
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    await endInstallation(tx, device, { removedAt, ...removal, action: 'take-off-device' });
  });
}

/** That it was read behind the end; an estimate of later, which nobody read, counts no more once it is gone. */
function faultsOfTime(
  removedAt: string,
  lastRead: { readonly measuredAt: string } | undefined,
): Record<string, string> {
  return lastRead !== undefined && lastRead.measuredAt > removedAt
    ? { at: installationRefusals.beforeLastMeasurement(lastRead.measuredAt) }
    : {};
}
