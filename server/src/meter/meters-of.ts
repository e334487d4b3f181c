import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { selectMeters } from './meter.repo.ts';
import { named, presentMeter } from './present-meter.ts';

/** The meters of a garden with their last measurements, by name; 404 without the garden. */
export function listMetersOfGarden(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: MeterDetails[] }> {
  const gardenId = recordId(id);
  return listMeters(db, { table: 'garden', id, standsIn: sql`meter.garden_id = ${gardenId}` });
}

/** The meters of the gardens that a party holds today, by garden and name; 404 without the party. */
export function listMetersOfParty(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: MeterDetails[] }> {
  const held = sql<SqlBool>`meter.garden_id in (
    select garden_id from current_assignment where party_id = ${recordId(id)}
  )`;
  return listMeters(db, { table: 'party', id, standsIn: held });
}

interface Asked {
  /** Whose they are, and which of them. */
  readonly table: 'garden' | 'party';
  readonly id: string;
  readonly standsIn: RawBuilder<SqlBool>;
}

async function listMeters(db: Kysely<Database>, { table, id, standsIn }: Asked) {
  const rows = await selectMeters(db)
    .innerJoin('garden', 'garden.id', 'meter.gardenId')
    .select(['garden.id as gardenId', 'garden.name as gardenName'])
    .where(standsIn)
    .orderBy(sql`garden.name collate polish`)
    .orderBy('garden.id')
    .orderBy(sql`meter.name collate polish`)
    .execute();
  if (rows.length === 0) {
    await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
  }
  return {
    items: rows.map(({ gardenId, gardenName, ...meter }) => ({
      ...presentMeter(meter),
      garden: named(gardenId, gardenName),
    })),
  };
}
