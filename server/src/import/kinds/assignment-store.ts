import { type Kysely, sql } from 'kysely';
import { noEnd, presentLastDay } from '#src/assignment/assignment.repo.ts';
import type { Database } from '#src/core/database/tables.ts';

/** From when to when a party holds a garden; null where a day is not known or not yet set. */
export interface Period {
  readonly gardenId: string;
  readonly partyId: string;
  readonly validFrom: string | null;
  readonly validThru: string | null;
}

/** The stored assignments of the gardens in these periods. */
export async function readAssignmentsLike(
  db: Kysely<Database>,
  periods: readonly Period[],
): Promise<(Period & { id: string })[]> {
  const rows = await db
    .selectFrom('assignment')
    .select(['id', 'gardenId', 'partyId', 'validFrom', 'validThru'])
    .where('gardenId', '=', sql<string>`any(${periods.map(({ gardenId }) => gardenId)})`)
    .execute();
  return rows.map((row) => Object.assign(row, { validThru: presentLastDay(row.validThru) }));
}

/** Adds the assignments, and sets the last day of those that exist. */
export async function upsertAssignments(
  db: Kysely<Database>,
  assignments: readonly (Period & { id: string })[],
): Promise<void> {
  // Of one holding that ends and one that begins, either may be written first.
  await sql`set constraints assignment_no_overlap deferred`.execute(db);
  await db
    .insertInto('assignment')
    .values(assignments.map((row) => ({ ...row, validThru: row.validThru ?? noEnd })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        validThru: eb.ref('excluded.validThru'),
        version: sql`assignment.version + 1`,
        updatedAt: sql`now()`,
      })),
    )
    .execute();
}
