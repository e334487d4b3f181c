import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import type { AnnualReport, FeeFigures } from '@grzadka/contract/report/annual-report.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readOpenDays } from '#src/ledger/open-days.ts';
import { type DaysOfYear, daysOfYear, thisYear } from './days-of-year.ts';

type Db = Kysely<Database>;
type Purpose = keyof typeof feePurposeLabels;
type Figure = keyof FeeFigures;

const purposes = Object.keys(feePurposeLabels) as Purpose[];
const figures = ['charged', 'paid', 'writtenOff', 'open'] as const satisfies readonly Figure[];
const nothing: FeeFigures = { charged: 0, paid: 0, writtenOff: 0, open: 0 };

/** What a year comes to. */
interface Year {
  readonly fees: ReadonlyMap<Purpose, FeeFigures>;
  /** What was paid on accounts, whatever it covers. */
  readonly paid: number;
  /** What accounts come to on the last day. */
  readonly balance: number;
}

/**
 * Reads the report of a year, and beside it the year before, as of one instant (docs/product/report.md#report); the last year that is over where
 * none is named. It knows no people and no plots.
 */
export function readAnnualReport(
  db: Db,
  { year = thisYear() - 1 }: { year?: number | undefined },
): Promise<AnnualReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const days = daysOfYear(year);
      const now = await readYear(trx, days);
      const before = await readYear(trx, daysOfYear(year - 1));
      const costs = await readCosts(trx, year);
      const income = await readIncome(trx, year);
      const { closed } = await readOpenDays(trx);
      return {
        year,
        asOf: days.asOf,
        isOpen: closed === null || year > closed,
        purposes: purposes.map((purpose) => {
          const own = costs.filter((cost) => cost.purpose === purpose);
          return {
            purpose,
            now: now.fees.get(purpose) ?? nothing,
            before: before.fees.get(purpose) ?? nothing,
            spent: sumOf(own),
            categories: own.map(({ id, name, ...amounts }) => ({
              id,
              name,
              now: amounts.now,
              before: amounts.before,
            })),
          };
        }),
        unspread: { now: unspreadOf(now), before: unspreadOf(before) },
        overpaid: { now: overpaidOf(now), before: overpaidOf(before) },
        income,
        total: {
          now: totalOf(now),
          before: totalOf(before),
          spent: sumOf(costs),
          income: sumOf(income),
        },
      };
    });
}

interface Compared {
  readonly now: number;
  readonly before: number;
}

function sumOf(rows: readonly Compared[]): Compared {
  return {
    now: rows.reduce((sum, row) => sum + row.now, 0),
    before: rows.reduce((sum, row) => sum + row.before, 0),
  };
}

function sumOfFees({ fees }: Year): FeeFigures {
  const rows = [...fees.values()];
  const of = (figure: Figure) => rows.reduce((sum, row) => sum + row[figure], 0);
  return {
    charged: of('charged'),
    paid: of('paid'),
    writtenOff: of('writtenOff'),
    open: of('open'),
  };
}

/** All that was paid, also what covers nothing. */
function totalOf(year: Year): FeeFigures {
  return { ...sumOfFees(year), paid: year.paid };
}

function unspreadOf(year: Year): number {
  return year.paid - sumOfFees(year).paid;
}

function overpaidOf(year: Year): number {
  return sumOfFees(year).open - year.balance;
}

/** What of fees was charged, paid, written off and left open in a year, by their purposes, and what was paid and is owed in all. */
async function readYear(db: Db, { first, last, asOf }: DaysOfYear): Promise<Year> {
  const { rows } = await sql<{ purpose: Purpose } & Record<Figure, string>>`
    with money as (
      -- What covers debts since then, or covers them no more: payments, and not credits, reversals or what was written off.
      select item_id, amount_grosz,
        (made_on between ${first} and ${last})::integer - (released_on is not null and released_on between ${first} and ${last})::integer as times
      from allocation
      where made_by in ('rule', 'person') and (made_on between ${first} and ${last} or released_on between ${first} and ${last})
        and (
          select series in ('KP', 'PK') from ledger_entry
          where id = (select entry_id from ledger_line where id = allocation.line_id)
        )
    ), told as (
      select fee_kind_id, -sum(amount_grosz) filter (where code = '700') as charged, 0 as paid,
        sum(amount_grosz) filter (where code = '760') as written_off, 0 as open
      from ledger_line
      where posting_day between ${first} and ${last} and code in ('700', '760')
      group by 1
      union all
      select fee_kind_id, 0, sum(money.amount_grosz * times), 0, 0
      from money join open_item item on item.id = item_id
      where times <> 0
      group by 1
      union all
      select fee_kind_id, 0, 0, 0, sum(item.amount_grosz - coalesce(living.amount, 0))
      from open_item item
      left join (
        select item_id, sum(amount_grosz) as amount
        from allocation
        where made_on <= ${asOf} and (released_on is null or released_on > ${asOf})
        group by 1
      ) living on living.item_id = item.id
      where posting_day <= ${asOf}
      group by 1
    )
    select coalesce(purpose, 'other') as purpose, coalesce(sum(charged), 0) as charged, coalesce(sum(paid), 0) as paid,
      coalesce(sum(written_off), 0) as written_off, coalesce(sum(open), 0) as open
    from told left join fee_kind on fee_kind.id = fee_kind_id
    group by 1
  `.execute(db);
  const { rows: sums } = await sql<{ paid: string; balance: string }>`
    select
      (
        select -coalesce(sum(amount_grosz), 0) from ledger_line line
        where posting_day between ${first} and ${last} and (
          code in ('200', '700', '760')
          or code = '800' and exists (
            select from ledger_line own where own.entry_id = line.entry_id and own.settlement_id is not null
          )
        )
      ) as paid,
      (select coalesce(sum(amount_grosz), 0) from ledger_line where code = '200' and posting_day <= ${asOf}) as balance
  `.execute(db);
  const [sum] = sums;
  if (sum === undefined) throw new Error('a statement without a row');
  const fees = rows.map(({ purpose, ...amounts }) => {
    const numbers = Object.fromEntries(
      figures.map((figure) => [figure, Number(amounts[figure])]),
    ) as Record<Figure, number>;
    return [purpose, numbers] as const;
  });
  return { fees: new Map(fees), paid: Number(sum.paid), balance: Number(sum.balance) };
}

type Category = AnnualReport['income'][number];

async function readCosts(db: Db, year: number): Promise<(Category & { purpose: Purpose })[]> {
  const { rows } = await sql<AmountsOf<Category> & { purpose: Purpose }>`
    select category.id, name, purpose, spent.now, spent.before
    from (
      select cost_category_id as id,
        coalesce(sum(amount_grosz) filter (where year = ${year}), 0) as now,
        coalesce(sum(amount_grosz) filter (where year = ${year - 1}), 0) as before
      from cost where counts and year in (${year}, ${year - 1})
      group by 1
    ) spent
    join cost_category category using (id)
    order by spent.now desc, name collate polish, id
  `.execute(db);
  return rows.map(inNumbers);
}

async function readIncome(db: Db, year: number): Promise<Category[]> {
  const [days, daysBefore] = [daysOfYear(year), daysOfYear(year - 1)];
  const { rows } = await sql<AmountsOf<Category>>`
    select category.id, name, came.now, came.before
    from (
      select income_category_id as id,
        -coalesce(sum(amount_grosz) filter (where posting_day >= ${days.first}), 0) as now,
        -coalesce(sum(amount_grosz) filter (where posting_day < ${days.first}), 0) as before
      from ledger_line
      where income_category_id is not null and posting_day between ${daysBefore.first} and ${days.last}
      group by 1
    ) came
    join income_category category using (id)
    order by came.now desc, name collate polish, id
  `.execute(db);
  return rows.map(inNumbers);
}

/** As the database has amounts: whole grosze as text. */
type AmountsOf<Row extends Compared> = Omit<Row, 'now' | 'before'> & {
  readonly now: string;
  readonly before: string;
};

function inNumbers<Row extends AmountsOf<Category>>(row: Row) {
  return { ...row, now: Number(row.now), before: Number(row.before) };
}
