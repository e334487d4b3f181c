import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Finding, FoundRecord } from './check.ts';

/** What disagrees, as a statement finds it: in which document, and what is kept and counted of it. */
export interface FoundDisagreement {
  readonly document: string | null;
  readonly kept: string;
  readonly counted: string;
}

/** Finds the sums of one kind that disagree, as a portion of a check; `recordOf` returns the record of each. */
export async function findDisagreements<What extends string, Found extends FoundDisagreement>(
  db: Kysely<Database>,
  what: What,
  select: RawBuilder<Found>,
  recordOf: (found: Found) => FoundRecord | null,
) {
  const { rows } = await select.execute(db);
  const findings = rows.map((found) => ({
    record: recordOf(found),
    what,
    document: found.document,
    kept: Number(found.kept),
    counted: Number(found.counted),
  })) satisfies Finding[];
  return { findings };
}
