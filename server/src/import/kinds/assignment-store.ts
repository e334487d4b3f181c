import { type Kysely, sql } from 'kysely';
import { noEnd, presentLastDay } from '#src/assignment/assignment.repo.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import { upsertInto } from '../engine/upsert-records.ts';

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

/** An assignment that a file adds, or whose last day it sets. */
export interface AssignmentChange extends Period {
  readonly id: string;
  /** The last day of one that exists, as it was. */
  readonly before: Pick<Period, 'validThru'> | null;
}

/** Adds the assignments, and sets the last day of those that exist. */
export async function upsertAssignments(
  db: Kysely<Database>,
  assignments: readonly AssignmentChange[],
): Promise<ImportedEntry[]> {
  // Of one holding that ends and one that begins, either may be written first.
  await sql`set constraints assignment_no_overlap deferred`.execute(db);
  const entries = await upsert(
    db,
    assignments.map(({ before, ...row }) => ({
      record: stored(row),
      before: before && stored(before),
    })),
  );
  return entries.map((entry, index) => {
    const { before = null, validThru = null } = assignments[index] ?? {};
    // An end that is taken back is no release.
    return before === null || validThru === null ? entry : { ...entry, action: 'release' };
  });
}

const upsert = upsertInto('assignment', ['validThru']);

function stored<Ending extends Pick<Period, 'validThru'>>(period: Ending) {
  return { ...period, validThru: period.validThru ?? noEnd };
}
