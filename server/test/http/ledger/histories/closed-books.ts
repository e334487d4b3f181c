import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { readReceivables } from '#src/ledger/receivables.repo.ts';
import { readTurnover } from '#src/ledger/turnover.repo.ts';
import { readYearsState } from '#src/ledger-year/ledger-year.repo.ts';
import { readAnnualReport } from '#src/report/annual-report.repo.ts';
import { readYearFigures } from '#src/report/year-figures.repo.ts';

/** What is said of the years that are closed: as the program shows and prints it, and as the tables have it. */
export interface ClosedBooks {
  /** The last closed year; null while none is. */
  readonly year: number | null;
  readonly said: unknown;
}

/** What is said while no year is closed. */
export const noClosedBooks: ClosedBooks = { year: null, said: null };

/**
 * Reads what is said of the years that are closed by now, and expects that of those which were closed before nothing else is said, where none was
 * opened meanwhile.
 */
export async function expectSame(
  db: Kysely<Database>,
  { before, isOpened }: { readonly before: ClosedBooks; readonly isOpened: boolean },
): Promise<ClosedBooks> {
  const { lastClosed } = await readYearsState(db);
  const same = before.year === null || isOpened ? undefined : await readBooksOf(db, before.year);
  if (same !== undefined) expect(same).toEqual(before);
  if (lastClosed === null) return noClosedBooks;
  return lastClosed === same?.year ? same : readBooksOf(db, lastClosed);
}

async function readBooksOf(db: Kysely<Database>, year: number): Promise<ClosedBooks> {
  const [from, thru] = ['1995-01-01', `${year}-12-31`];
  const report = await readAnnualReport(db, { year });
  const { rows } = await sql`
    select
      (select count(*) from ledger_entry where posting_day <= ${thru}::date) as entries,
      (
        select json_agg(json_build_array(code, count, amount) order by code)
        from (
          select code, count(*), sum(amount_grosz) as amount from ledger_line where posting_day <= ${thru}::date group by code
        ) line
      ) as lines,
      (
        select json_agg(json_build_array(year, count, amount) order by year)
        from (
          select year, count(*), sum(amount_grosz) as amount from cost where counts and year <= ${year} group by year
        ) spent
      ) as costs
  `.execute(db);
  return {
    year,
    said: {
      rows,
      turnover: await readTurnover(db, { from, thru }),
      receivables: await readReceivables(db, thru),
      report,
      // Of the year alone: the month of a cost is that of its document, and which day that has may be said later.
      figures: { ...(await readYearFigures(db, { year })), months: undefined },
    },
  };
}

/**
 * Expects that nothing was posted on the days of closed years since they were closed, and of all that was posted since some id was made, that each
 * entry comes to zero, 240 to the lines of the bank's that wait, and 400 to the costs.
 */
export async function expectClosed(db: Kysely<Database>, since: string): Promise<void> {
  const { rows } = await sql`
    with line as materialized (
      select entry_id, code, amount_grosz from ledger_line where id > ${since}
    )
    select 'recorded of a closed year' as what, entry.number
    from ledger_year closing join ledger_entry entry on entry.year <= closing.year
    where recorded_at > closed_at and entry.id > ${since}
    union all
    select 'entry of a sum', entry_id::text from line group by entry_id having sum(amount_grosz) <> 0
    union all
    select 'queue otherwise than 240', queued::text
    from (
      select
        (select coalesce(sum(amount_grosz), 0) from line where code = '240') as posted,
        (select coalesce(-sum(amount_grosz), 0) from bank_line where state in ('suggested', 'unclear') and id > ${since}) as queued
    ) queue
    where posted <> queued
    union all
    select 'costs otherwise than 400', spent::text
    from (
      select
        (select coalesce(sum(amount_grosz), 0) from line where code = '400') as posted,
        (select coalesce(sum(amount_grosz), 0) from cost where counts and id > ${since}) as spent
    ) costs
    where posted <> spent
  `.execute(db);
  expect(rows).toEqual([]);
}
