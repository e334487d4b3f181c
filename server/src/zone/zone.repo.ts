import type { MeterRole } from '@grzadka/contract/meter/meter.labels';
import { type ZoneDetails, type ZoneUpdate, zoneRefusals } from '@grzadka/contract/zone/zone.model';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { type Kysely, sql } from 'kysely';
import {
  type ChangeRequest,
  change,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** All zones by name, for whoever chooses one. */
export function listZoneOptions(db: Kysely<Database>): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('zone')
    .select(['id', 'name'])
    .orderBy(sql`name collate polish`)
    .orderBy('id')
    .execute();
}

/** A zone with its main meters, how many meters it has of each role, and its version; 404 when there is none. */
export async function getZone(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<ZoneDetails & { version: number }> {
  const zone = await readRow(db, 'zone', id);
  const mainMeters = await db
    .selectFrom('meter')
    .select(['id', 'name'])
    .where('zoneId', '=', id)
    .where('role', '=', 'main')
    .orderBy(sql`name collate polish`)
    .execute();
  return { ...zone, mainMeters, meters: await countByRole(db, id) };
}

/** Changes a zone; its type only while it has no meters. 404, 409, 412. */
export function updateZone(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...set }: ChangeRequest & ZoneUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    // Whoever is about to put a meter into it is waited for.
    const before = await lockRecord(tx, zoneRecord, { id, ifMatch });
    const { type } = { ...before, ...set };
    const meters = type === before.type ? 0 : await countMeters(tx.trx, before.id);
    if (meters > 0) throw conflictAt({ type: zoneRefusals.typeInUse(meters) });
    return updateLocked(tx, zoneRecord, { before, set });
  });
}

/** Deletes a zone in which no meter is; 409 says how many are. 404, 412. */
export function deleteZone(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<void> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, zoneRecord, which);
    const meters = await countMeters(tx.trx, before.id);
    if (meters > 0) throw new AppError('conflict', { message: zoneRefusals.inUse(meters) });
    await deleteLocked(tx, zoneRecord, { before });
  });
}

async function countMeters(db: Kysely<Database>, zoneId: string): Promise<number> {
  const { plot, common, main } = await countByRole(db, zoneId);
  return plot + common + main;
}

async function countByRole(
  db: Kysely<Database>,
  zoneId: string,
): Promise<Record<MeterRole, number>> {
  const rows = await db
    .selectFrom('meter')
    .select('role')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('zoneId', '=', zoneId)
    .groupBy('role')
    .execute();
  const counts = rows.map(({ role, count }) => [role, Number(count)] as const);
  return { plot: 0, common: 0, main: 0, ...Object.fromEntries(counts) };
}

/** What a zone is refused with that breaks a rule of its table's own. */
export const zoneRules: BrokenRules = {
  tariff_zone_id_fkey: () => new AppError('conflict', { message: zoneRefusals.inTariff }),
};
