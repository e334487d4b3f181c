import { type Insertable, type Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** From when to when a party holds a garden; null where a day is not known or not yet set. */
export interface Period {
  readonly gardenId: string;
  readonly partyId: string;
  readonly validFrom: string | null;
  readonly validThru: string | null;
}

/** All assignments. */
export function readAssignments(db: Kysely<Database>): Promise<(Period & { id: string })[]> {
  return db
    .selectFrom('assignment')
    .select(['id', 'gardenId', 'partyId', 'validFrom', 'validThru'])
    .execute();
}

/** Adds the assignments, and sets the last day of those that exist. */
export function upsertAssignments(
  db: Kysely<Database>,
  assignments: readonly Insertable<Database['assignment']>[],
): Promise<unknown> {
  return db
    .insertInto('assignment')
    .values(assignments)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ validThru: eb.ref('excluded.validThru') })),
    )
    .execute();
}
