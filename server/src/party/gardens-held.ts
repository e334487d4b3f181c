import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/core/database/tables.ts';

/** The gardens that the row's party holds today, as JSON, by name. */
export function gardensHeld(eb: ExpressionBuilder<Database, 'party'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('garden')
      .select(['garden.id', 'garden.name'])
      .where('garden.id', 'in', (held) =>
        held
          .selectFrom('currentAssignment')
          .select('currentAssignment.gardenId')
          .whereRef('currentAssignment.partyId', '=', 'party.id'),
      )
      .orderBy(sql`garden.name collate polish`)
      .orderBy('garden.id'),
  );
}

/** How many they are. It follows from today's date, so it is counted and never stored. */
export const numberOfGardensHeld = sql<string>`(
  select count(distinct held.garden_id) from current_assignment held where held.party_id = party.id
)`;
