import type { MeterReplace } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import {
  countMeasurements,
  findLastRead,
  moveMeasurements,
  selectEffective,
  wasRead,
} from './device-measurements.ts';
import { deviceToEnd, endInstallation, faultsOfLastValue } from './end-installation.ts';
import { findCurrentInstallation, lockChain } from './installation-chain.ts';
import { beginInstallation } from './put-on-installation.ts';
import { refuseTakenSerialNumber } from './serial-number.ts';

/**
 * Exchanges the device of a meter, and gives the id of the new one: docs/product/readings.md#devices. An exchange may be
 * recorded late: what was measured from then on goes over to the new device. 404; 409 where somebody else was faster or
 * the new device works elsewhere; 400 at the field for what does not follow from what was read.
 */
export async function replaceInstallation(
  db: Kysely<Database>,
  {
    exchange: { meterId, installationId, at, clientKey, installation: next, ...removal },
    caller,
  }: { exchange: MeterReplace; caller: Actor },
): Promise<{ id: string }> {
  const seen = await findCurrentInstallation(db, meterId);
  const exchange = change(db, caller, async (tx) => {
    const chain = await lockChain(tx, meterId);
    const known = await findByClientKey(tx.trx, { clientKey, meterId });
    if (known !== undefined) return known;
    const { device, removedAt } = deviceToEnd(chain, { at, named: installationId, seen });
    const faults = {
      ...faultsOfLastValue(device, removal, await findLastRead(tx.trx, device.id, removedAt)),
      ...(await faultsOfFirstValue(tx.trx, device.id, { since: removedAt, ...next })),
    };
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    const field = 'installation.serialNumber';
    await refuseTakenSerialNumber(tx, chain, { serialNumber: next.serialNumber, field });

    const action = 'replace-device';
    await endInstallation(tx, device, { removedAt, ...removal, action });
    const movedMeasurements = await countMeasurements(tx.trx, device.id, removedAt);
    const begun = await beginInstallation(tx, chain, {
      device: { installedAt: removedAt, ...next, ...(clientKey !== null && { clientKey }) },
      action,
      told: movedMeasurements > 0 ? { movedMeasurements } : undefined,
    });
    if (movedMeasurements > 0) {
      await moveMeasurements(tx.trx, { from: device.id, to: begun.id, since: removedAt });
    }
    return begun;
  });
  return exchange.catch(async (error: unknown) => {
    if (violatedConstraint(error) !== 'installation_client_key') throw error;
    // It was on its way to another meter at the same time, whose lock is another one.
    const known = await findByClientKey(db, { clientKey, meterId });
    if (known === undefined) throw error;
    return known;
  });
}

/** The device that came with the key of an exchange; undefined without a key, or where none did. 409 of another meter. */
async function findByClientKey(
  db: Kysely<Database>,
  { clientKey, meterId }: Pick<MeterReplace, 'clientKey' | 'meterId'>,
): Promise<{ id: string } | undefined> {
  if (clientKey === null) return undefined;
  const known = await db
    .selectFrom('installation')
    .select(['id', 'meterId'])
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.meterId === meterId.toLowerCase()) return { id: known.id };
  throw new AppError('conflict', { message: installationRefusals.exchangedElsewhere });
}

/** That a value which goes over to the new device is below its first one, without the dial having passed zero. */
async function faultsOfFirstValue(
  trx: Transaction<Database>,
  installationId: string,
  { since, firstValue }: { since: string; firstValue: string },
): Promise<Record<string, string>> {
  const below = await selectEffective(trx, installationId)
    .where(wasRead)
    .where('measuredAt', '>=', since)
    .where('rolledOver', '=', false)
    .where('value', '<', firstValue)
    .orderBy('measuredAt')
    .limit(1)
    .executeTakeFirst();
  if (below === undefined) return {};
  const { value, measuredAt } = below;
  const later = { value: Number(value), measuredAt };
  return { 'installation.firstValue': installationRefusals.largerThanMeasurement(later) };
}
