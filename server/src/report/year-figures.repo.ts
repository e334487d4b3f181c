import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type DaysOfYear, daysOfYear, thisYear } from './days-of-year.ts';

interface FiguresOfMonth {
  readonly month: number;
  readonly charged: string;
  readonly paid: string;
  readonly spent: string;
}

/** Reads what was charged, paid and spent in a year, month by month, and what is open on its last day (docs/product/report.md#figures); this year where none is named. */
export async function readYearFigures(
  db: Kysely<Database>,
  { year = thisYear() }: { year?: number | undefined },
): Promise<YearFigures> {
  const days = daysOfYear(year);
  const { rows } = await sql<{ months: FiguresOfMonth[]; open: string }>`
    select
      coalesce(
        (
          select json_agg(json_build_object('month', month, 'charged', charged, 'paid', paid, 'spent', spent))
          from (${figuresByMonth(days)}) told
        ),
        '[]'
      ) as months,
      (${openOn(days)}) as open
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a statement without a row');
  const byMonth = new Map(found.months.map((told) => [told.month, told]));
  const months = Array.from({ length: days.months }, (_, index) => {
    const told = byMonth.get(index + 1);
    return {
      month: index + 1,
      charged: Number(told?.charged ?? 0),
      paid: Number(told?.paid ?? 0),
      spent: Number(told?.spent ?? 0),
    };
  });
  const total = (figure: 'charged' | 'paid' | 'spent') =>
    months.reduce((sum, month) => sum + month[figure], 0);
  return {
    year,
    asOf: days.asOf,
    charged: total('charged'),
    paid: total('paid'),
    spent: total('spent'),
    open: Number(found.open),
    months,
  };
}

const monthOf = (day: RawBuilder<unknown>) => sql`date_part('month', ${day})::integer`;

/**
 * What was charged is credited to 700. What was paid on accounts is all that is on them but charges, what was written off and openings:
 * cash, what the bank's lines were assigned to, and refunds, which count below zero; moves from one account to another come to nothing. A cost
 * is of the month of its day, or of its booking where that day lies in another year.
 */
function figuresByMonth({ year, first, last }: DaysOfYear): RawBuilder<unknown> {
  return sql`
    select month, -sum(charged) as charged, -sum(on_accounts) as paid, sum(spent) as spent
    from (
      select ${monthOf(sql`posting_day`)} as month,
        coalesce(sum(amount_grosz) filter (where code = '700'), 0) as charged, sum(amount_grosz) as on_accounts, 0 as spent
      from ledger_line
      where posting_day between ${first} and ${last} and code in ('200', '700', '760')
      group by 1
      union all
      select ${monthOf(sql`posting_day`)}, 0, sum(amount_grosz), 0
      from ledger_line opening
      where posting_day between ${first} and ${last} and code = '800'
        and exists (select from ledger_line own where own.entry_id = opening.entry_id and own.settlement_id is not null)
      group by 1
      union all
      select ${monthOf(sql`case when date_part('year', day) = year then day else booking_day end`)}, 0, 0, sum(amount_grosz)
      from cost where counts and year = ${year}
      group by 1
    ) told
    group by month
  `;
}

/** What is owed on the last day of a year that has come, in grosze: a query. */
function openOn({ asOf, last }: DaysOfYear): RawBuilder<unknown> {
  // As of today the parts themselves say it.
  if (asOf < last)
    return sql`select coalesce(sum(open_grosz), 0) from open_item where open_grosz > 0`;
  return sql`
    select coalesce(sum(amount), 0)
    from (
      select amount_grosz as amount from open_item where posting_day <= ${asOf}
      union all
      select -amount_grosz from allocation
      where made_on <= ${asOf} and (released_on is null or released_on > ${asOf})
    ) told
  `;
}
