import { ledgerCheck } from '@grzadka/contract/ledger/ledger.check';
import type { ClosingHindrance } from '@grzadka/contract/ledger-year/ledger-year.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';

/** So many drafts are named; who approves or deletes these sees the others. */
const mostDrafts = 20;

/** What keeps a year from being closed, in the order in which it is shown (docs/product/closing.md#hindrances). */
export async function readHindrances(
  db: Kysely<Database>,
  year: number,
): Promise<ClosingHindrance[]> {
  const last = `${year}-12-31`;
  return [
    ...(await unclearLines(db, last)),
    ...(await draftRuns(db, last)),
    ...(await bankDifferences(db, last)),
    ...(await unprintedCash(db, year)),
    ...(await ledgerCheckFindings(db)),
  ];
}

async function unclearLines(db: Kysely<Database>, last: string): Promise<ClosingHindrance[]> {
  const { count } = await db
    .selectFrom('bankLine')
    .select(sql<string>`count(*)`.as('count'))
    .where('state', 'in', ['suggested', 'unclear'])
    .where('bookingDay', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(count) === 0 ? [] : [{ kind: 'unclear-lines', count: Number(count) }];
}

/** A draft is charged on its day of issue, which nothing may be posted on once the year is closed. */
async function draftRuns(db: Kysely<Database>, last: string): Promise<ClosingHindrance[]> {
  const drafts = await db
    .selectFrom('chargeRun')
    .select(['id', 'title'])
    .where('state', '=', 'draft')
    .where('issueDay', '<=', last)
    .orderBy('issueDay')
    .orderBy('id')
    .limit(mostDrafts)
    .execute();
  return drafts.map(({ id, title }) => ({ kind: 'draft-run', runId: id, title }));
}

/**
 * The ledger has what the bank has: on the last day of the first statement that reaches beyond the year or, where none does yet, at
 * the end of the year what the last one closed with. An account that never had a statement is not compared.
 */
async function bankDifferences(db: Kysely<Database>, last: string): Promise<ClosingHindrance[]> {
  const { rows } = await sql<{ id: string; name: string; day: string; difference: number }>`
    select account.id, account.name, compared.day, ${grosze(sql`-compared.closing + posted.amount`)} as difference
    from bank_account account
    cross join lateral (
      select greatest(thru_day, ${last}::date) as day, closing_grosz as closing
      from bank_import
      where bank_account_id = account.id
        and applied_at is not null and thru_day is not null and closing_grosz is not null
      order by
        thru_day < ${last}::date,
        case when thru_day >= ${last}::date then thru_day end,
        thru_day desc, applied_at desc
      limit 1
    ) compared
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount
      from ledger_line where bank_account_id = account.id and posting_day <= compared.day
    ) posted
    where posted.amount <> compared.closing
    order by account.name collate polish, account.id
  `.execute(db);
  return rows.map(({ id, ...found }) => ({
    kind: 'bank-difference',
    bankAccountId: id,
    ...found,
  }));
}

/**
 * A document stands on a printed report where that is of its day, was printed after it was recorded, and has as many documents as there
 * were on its days then: nothing of the ledger goes, so these are the same.
 */
async function unprintedCash(db: Kysely<Database>, year: number): Promise<ClosingHindrance[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    from: string;
    thru: string;
    count: string;
  }>`
    with print as materialized (
      select cash_box_id, from_day, thru_day, printed_at
      from cash_report_print told
      where thru_day >= make_date(${year}, 1, 1) and from_day <= make_date(${year}, 12, 31)
        and documents = (
          select count(*) from ledger_line
          where cash_box_id = told.cash_box_id and posting_day between told.from_day and told.thru_day
            and recorded_at <= told.printed_at
        )
    )
    select cash_box.id, cash_box.name, min(posting_day) as "from", max(posting_day) as thru, count(*) as count
    from ledger_line line join cash_box on cash_box.id = line.cash_box_id
    where posting_day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
      and not exists (
        select from print
        where cash_box_id = line.cash_box_id and posting_day between from_day and thru_day
          and line.recorded_at <= printed_at
      )
    group by cash_box.id
    order by cash_box.name collate polish, cash_box.id
  `.execute(db);
  return rows.map(({ id, name, from, thru, count }) => ({
    kind: 'cash-report',
    cashBoxId: id,
    name,
    from,
    thru,
    count: Number(count),
  }));
}

async function ledgerCheckFindings(db: Kysely<Database>): Promise<ClosingHindrance[]> {
  const row = await db
    .selectFrom('consistencyCheck')
    .select('found')
    .where('name', '=', ledgerCheck.key)
    .executeTakeFirst();
  const found = row?.found ?? null;
  return found === 0 ? [] : [{ kind: 'ledger-check', found }];
}
