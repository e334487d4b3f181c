import { gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { type Kysely, sql } from 'kysely';
import { type ChangeRequest, updateRecord } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';

const gardens = { table: 'garden', type: gardenRecord.name } as const;

/** A garden with its holders of today, its meters and its version; 404 when there is none. */
export async function getGarden(
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
  const area = garden.area === null ? null : Number(garden.area);
  return { ...garden, area, parties, meters };
}

/**
 * Changes a garden's name and area (square metres). 404, 412; 409 when its sector has another
 * garden of that name.
 */
export function updateGarden(
  db: Kysely<Database>,
  { name, area, ...request }: ChangeRequest & { name: string; area: number },
): Promise<{ version: number }> {
  return updateRecord(db, gardens, { ...request, set: { name, area } }).catch(refuseTakenName);
}

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) !== 'garden_name_in_sector') throw error;
  const message = 'W tym sektorze istnieje już działka o tej nazwie';
  throw new AppError('conflict', { message, fields: { name: message } });
}
