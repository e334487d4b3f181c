import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { jsonArray } from '#src/core/database/wire-columns.ts';

/** The gardens that the row's party holds today, as JSON, by name. */
export function gardensHeld(eb: ExpressionBuilder<Database, 'party'>) {
  return jsonArray(
    eb
      .selectFrom('currentAssignment')
      .innerJoin('garden', 'garden.id', 'currentAssignment.gardenId')
      .select(['garden.id', 'garden.name'])
      .whereRef('currentAssignment.partyId', '=', 'party.id')
      .orderBy(sql`garden.name collate polish`)
      .orderBy('garden.id'),
  );
}

/**
 * Has the database bring `party.gardensHeld` up to date, which follows from today's date; belongs before everything that reads
 * it. Writes nothing but on the first call of a day on which an assignment begins or ends.
 *
 * That a day that has passed is no 'infinity' is for the index, which leaves out the parties that will not change.
 */
export async function refreshGardensHeld(db: Kysely<Database>): Promise<void> {
  await sql`
    select refresh_gardens_held()
    where exists (
      select from party where gardens_held_thru < today() and gardens_held_thru < 'infinity'
    )
  `.execute(db);
}
