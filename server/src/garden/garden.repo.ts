import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { changesBetween } from '#src/audit/changes.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';

/** A garden with its holders of today, its meters and its version; 404 when there is none. */
export async function getGardenDetails(
  db: Kysely<Database>,
  id: string,
): Promise<GardenDetails & { version: number }> {
  const garden = await db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['garden.id', 'garden.name', 'garden.area', 'garden.version', 'sector.name as sector'])
    .where('garden.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const parties = await db
    .selectFrom('party')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('currentAssignment').select('partyId').where('gardenId', '=', garden.id),
    )
    .orderBy(sql`name collate polish`)
    .execute();
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name', 'type'])
    .where('gardenId', '=', garden.id)
    .orderBy(sql`name collate polish`)
    .execute();
  return { ...garden, area: numberOrNull(garden.area), parties, meters };
}

interface GardenUpdate {
  id: string;
  name: string;
  area: number;
  /** The version the change is based on, where the caller states it. */
  ifMatch: number | undefined;
  caller: Caller;
}

/**
 * Changes a garden's name and area (square metres). 404 unknown, 412 changed since `ifMatch`, 409
 * when its sector has another garden of that name.
 */
export async function updateGarden(
  db: Kysely<Database>,
  { id, name, area, ifMatch, caller }: GardenUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('garden')
      .select(['name', 'area', 'version'])
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    await trx
      .updateTable('garden')
      .set({ name, area, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
      .catch(refuseTakenName);
    const record = { recordType: 'garden', recordId: id };
    const was = { name: before.name, area: numberOrNull(before.area) };
    const changes = changesBetween(was, { name, area });
    await recordAudit(trx, { caller, action: 'update', ...record, ...changes });
  });
}

/** A decimal of the database, which comes as text. */
function numberOrNull(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) !== 'garden_name_in_sector') throw error;
  const message = 'W tym sektorze istnieje już działka o tej nazwie';
  throw new AppError('conflict', { message, fields: { name: message } });
}
