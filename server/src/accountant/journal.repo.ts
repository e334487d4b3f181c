import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import type { Days } from '#src/ledger/turnover.repo.ts';

/** A line of an entry as the journal has it; its amount in grosze, above zero for debit, below for credit. */
export interface JournalLine {
  readonly number: string;
  readonly postingDay: string;
  readonly effectiveDay: string;
  readonly series: Database['ledgerEntry']['series'];
  readonly description: string;
  readonly code: Database['ledgerLine']['code'];
  /** What of the ledger account it is: a settlement account by its number, a box, an account of the bank's, a category or a fee kind. */
  readonly subject: string | null;
  /** The accountant's own number of its category, if that has one. */
  readonly ownCode: string | null;
  readonly amount: number;
}

const columns = sql`
  entry.number, entry.posting_day, entry.effective_day, entry.series, entry.description, line.code,
  coalesce(
    settlement.reference, cash_box.name, bank_account.name, cost_category.name, income_category.name, fee_kind.name
  ) as subject,
  coalesce(cost_category.own_code, income_category.own_code) as own_code,
  ${grosze(sql`line.amount_grosz`)} as amount
`;

const lines = sql`
  ledger_line line
  join ledger_entry entry on entry.id = line.entry_id
  left join settlement on settlement.id = line.settlement_id
  left join cash_box on cash_box.id = line.cash_box_id
  left join bank_account on bank_account.id = line.bank_account_id
  left join cost_category on cost_category.id = line.cost_category_id
  left join income_category on income_category.id = line.income_category_id
  left join fee_kind on fee_kind.id = line.fee_kind_id
`;

const inOrder = sql`entry.posting_day, entry.recorded_at, entry.id, line.place`;

/** How many lines were posted in some days. */
export async function countLines(db: Kysely<Database>, { from, thru }: Days): Promise<number> {
  const { count } = await db
    .selectFrom('ledgerLine')
    .select(sql<string>`count(*)`.as('count'))
    .where('postingDay', '>=', from)
    .where('postingDay', '<=', thru)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every line that was posted in some days, in the order of the days, then as they were recorded. */
export async function readJournal(
  db: Kysely<Database>,
  { from, thru }: Days,
): Promise<JournalLine[]> {
  const { rows } = await sql<JournalLine>`
    select ${columns} from ${lines}
    where line.posting_day between ${from} and ${thru}
    order by ${inOrder}
  `.execute(db);
  return rows;
}

/** What was in a cash box, or on a bank account, before some days, and its lines in them. */
export interface KeptMoney {
  readonly name: string;
  /** In grosze. */
  readonly opening: number;
  readonly lines: readonly JournalLine[];
}

/** What was in every cash box, or on every bank account, before some days, and what moved; those that nothing was ever posted on are left out. */
export async function readKept(
  db: Kysely<Database>,
  keeper: 'cash_box' | 'bank_account',
  { from, thru }: Days,
): Promise<KeptMoney[]> {
  const id = sql.id('line', `${keeper}_id`);
  const own = sql`${id} = keeper.id`;
  const { rows } = await sql<{ id: string; name: string; opening: number }>`
    select keeper.id, keeper.name,
      ${grosze(sql`coalesce((select sum(amount_grosz) from ledger_line line where ${own} and posting_day < ${from}), 0)`)} as opening
    from ${sql.table(keeper)} keeper
    where exists (select from ledger_line line where ${own} and posting_day <= ${thru})
    order by keeper.name collate polish, keeper.id
  `.execute(db);
  const moved = await sql<JournalLine & { keeperId: string }>`
    select ${id} as keeper_id, ${columns} from ${lines}
    where ${id} is not null and line.posting_day between ${from} and ${thru}
    order by ${inOrder}
  `.execute(db);
  const byKeeper = Map.groupBy(moved.rows, ({ keeperId }) => keeperId);
  return rows.map(({ id: keeperId, ...found }) => ({
    ...found,
    lines: byKeeper.get(keeperId) ?? [],
  }));
}
