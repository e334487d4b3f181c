import { type Kysely, sql } from 'kysely';
import { noEnd, presentLastDay } from '#src/assignment/assignment.repo.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import type { Period } from './assignment-store.ts';

/** A period with the number of the row that states it; null when it is stored. */
export type PlacedPeriod = Period & { readonly number: number | null };

/** The periods of a file, kept by the database until all of them are known. */
export interface StatedPeriods {
  readonly add: (periods: readonly CheckedRow<Period>[]) => Promise<void>;
  /**
   * All periods of each holding in which two have a day in common; the stored ones that the file leaves
   * as they are among them.
   */
  readonly overlapping: () => Promise<readonly PlacedPeriod[]>;
}

/** Keeps the periods of a file; inside the import's transaction. */
export async function keepStatedPeriods(db: Kysely<Database>): Promise<StatedPeriods> {
  await sql`
    create temporary table import_period (
      number int, garden_id uuid, party_id uuid, valid_from date, valid_thru date
    ) on commit drop
  `.execute(db);
  return {
    async add(periods) {
      const rows = periods.map(({ row }) => row);
      await sql`
        insert into import_period
        select * from unnest(
          ${periods.map(({ number }) => number)}::int[],
          ${rows.map(({ gardenId }) => gardenId)}::uuid[],
          ${rows.map(({ partyId }) => partyId)}::uuid[],
          ${rows.map(({ validFrom }) => validFrom)}::date[],
          ${rows.map(({ validThru }) => validThru ?? noEnd)}::date[]
        )
      `.execute(db);
    },
    overlapping: () => readOverlapping(db),
  };
}

async function readOverlapping(db: Kysely<Database>): Promise<PlacedPeriod[]> {
  await sql`analyze import_period`.execute(db);
  const { rows } = await sql<PlacedPeriod & { validThru: string }>`
    with stated as (
      -- Of rows that double each other, which are refused as such, the last.
      select distinct on (garden_id, party_id, valid_from) *
      from import_period
      order by garden_id, party_id, valid_from, number desc
    ), untouched as (
      select null::int as number, garden_id, party_id, valid_from, valid_thru
      from assignment
      where (garden_id, party_id) in (select garden_id, party_id from stated)
        and not exists (
          select from stated
          where stated.garden_id = assignment.garden_id
            and stated.party_id = assignment.party_id
            and stated.valid_from is not distinct from assignment.valid_from
        )
    ), period as (
      select *, coalesce(valid_from, '-infinity') as first_day
      from (select * from stated union all select * from untouched) held
    ), compared as (
      select *, first_day <= max(valid_thru) over (
        partition by garden_id, party_id order by first_day
        rows between unbounded preceding and 1 preceding
      ) as is_overlapping
      from period
    )
    select number, garden_id, party_id, valid_from, valid_thru
    from (
      select *, bool_or(is_overlapping) over (partition by garden_id, party_id) as is_refused
      from compared
    ) holding
    where is_refused
  `.execute(db);
  return rows.map((row) => ({ ...row, validThru: presentLastDay(row.validThru) }));
}

/** Equal for the periods in which one party holds one garden. */
export function holding({ gardenId, partyId }: Period): string {
  return `${gardenId}/${partyId}`;
}

/** Two periods of one holding that have a day in common. */
interface Overlap<Each> {
  readonly earlier: Each;
  readonly later: Each;
}

/** The periods that begin before an earlier one of the same holding has ended. */
export function findOverlaps<Each extends Period>(periods: readonly Each[]): Overlap<Each>[] {
  return [...Map.groupBy(periods, holding).values()].flatMap((group) => {
    const [first, ...rest] = group.toSorted((a, b) => compareDays(firstDay(a), firstDay(b)));
    const overlaps: Overlap<Each>[] = [];
    let longest = first;
    for (const later of rest) {
      if (longest === undefined) continue;
      if (lastDay(longest) >= firstDay(later)) overlaps.push({ earlier: longest, later });
      if (lastDay(later) > lastDay(longest)) longest = later;
    }
    return overlaps;
  });
}

/** A period for a sentence. */
export function describePeriod({ validFrom, validThru }: Period): string {
  return `od ${validFrom ?? '(brak daty)'} do ${validThru ?? '(brak daty)'}`;
}

// Days as 'YYYY-MM-DD' order as texts do; nothing comes before '', and no year after '~'.
const firstDay = ({ validFrom }: Period) => validFrom ?? '';
const lastDay = ({ validThru }: Period) => validThru ?? '~';

function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
