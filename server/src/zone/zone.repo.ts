import type { MeterRole } from '@grzadka/contract/meter/meter.model';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import {
  type ZoneCreate,
  type ZoneDetails,
  zoneRefusals,
  type ZoneUpdate,
} from '@grzadka/contract/zone/zone.model';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  type ChangeRequest,
  change,
  createRecord,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';

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
  id: string,
): Promise<ZoneDetails & { version: number }> {
  const { name, type, version } = await db
    .selectFrom('zone')
    .selectAll()
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const mainMeters = await db
    .selectFrom('meter')
    .select(['id', 'name'])
    .where('zoneId', '=', id)
    .where('role', '=', 'main')
    .orderBy(sql`name collate polish`)
    .execute();
  return { id, name, type, mainMeters, meters: await countByRole(db, id), version };
}

/** Adds a zone, without meters. 409 when another one has the name, whatever its letter case. */
export function createZone(
  db: Kysely<Database>,
  { zone, caller }: { zone: ZoneCreate; caller: Actor },
): Promise<{ id: string }> {
  return createRecord(db, zoneRecord, { values: zone, caller }).catch(refuseTakenName);
}

/** Changes a zone; its type only while it has no meters. 404, 409, 412. */
export function updateZone(
  db: Kysely<Database>,
  { caller, id, ifMatch, name, type }: ChangeRequest & ZoneUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    // Whoever is about to put a meter into it is waited for.
    const before = await lockRecord(tx, zoneRecord, { id, ifMatch });
    const meters = type === before.type ? 0 : await countMeters(tx.trx, before.id);
    if (meters > 0) {
      const message = zoneRefusals.typeInUse(meters);
      throw new AppError('conflict', { message, fields: { type: message } });
    }
    return updateLocked(tx, zoneRecord, { before, set: { name, type } });
  }).catch(refuseTakenName);
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

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) !== 'zone_name_unique') throw error;
  const message = zoneRefusals.takenName;
  throw new AppError('conflict', { message, fields: { name: message } });
}
