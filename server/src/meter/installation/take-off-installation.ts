import type { MeterTakeOff } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation-refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { findLastRead, selectEffective, wasRead } from './device-measurements.ts';
import {
  deviceToEnd,
  endInstallation,
  faultsOfLastValue,
  type Removal,
} from './end-installation.ts';
import { findCurrentInstallation, lockChain } from './installation-chain.ts';
import type { InstallationRow } from './present-installation.ts';

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
    const faults = {
      ...(await faultsOfTime(tx.trx, device, { removedAt, ...removal })),
      ...faultsOfLastValue(device, removal, await findLastRead(tx.trx, device.id, null)),
    };
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    await endInstallation(tx, device, { removedAt, ...removal, action: 'take-off-device' });
  });
}

/** That a measurement would lie behind the end: an estimate only where no value that was read makes it void. */
async function faultsOfTime(
  trx: Transaction<Database>,
  device: InstallationRow,
  { removedAt, lastValueEstimated }: Pick<Removal, 'lastValueEstimated'> & { removedAt: string },
): Promise<Record<string, string>> {
  const last = await selectEffective(trx, device.id)
    .$if(!lastValueEstimated, (measurement) => measurement.where(wasRead))
    .orderBy('measuredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.measuredAt > removedAt
    ? { at: installationRefusals.beforeLastMeasurement(last.measuredAt) }
    : {};
}
