import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Series } from '../entry-draft.ts';
import { type IsNamed, namesNothing } from '../naming/named-debts.ts';
import { readNaming, readTitles } from '../naming/read-naming.ts';
import { type OpenPart, spreadPayment } from './spread-payment.ts';

/** What is spread in any case, although the account keeps its overpayments: payments of these entries, and these lines. */
interface Fresh {
  readonly entryIds: readonly string[];
  readonly lineIds: readonly string[];
  /** What payers wrote of entries whose line of the bank's may not be in the tables yet, by the entry. */
  readonly titles?: ReadonlyMap<string, string>;
  /** All that is left of any payment. */
  readonly isAll?: true;
}

/** A credit of a settlement account with something left of it, in grosze. */
export interface Overpayment {
  readonly id: string;
  readonly entryId: string;
  readonly settlementId: string;
  readonly effectiveDay: string;
  readonly series: string;
  readonly since: string;
  readonly left: number;
}

/** Returns, for a payment, the function that says which parts its payer named. */
export type NamedBy = (payment: Overpayment) => IsNamed;

/** A part that is open, since when something may cover it, and whose it is. */
export interface SettlementPart extends OpenPart {
  readonly settlementId: string;
  readonly feeKindId: string | null;
  /** Of the document that it is owed by. */
  readonly number: string;
  readonly since: string;
  /** Of interest that is paid first the debt on which it is: who names that names the interest. */
  readonly interestOn: { readonly feeKindId: string | null; readonly number: string } | null;
}

/** The documents that a payment comes by, in cash or by bank, and is moved by. */
const titledSeries: ReadonlySet<string> = new Set<Series>(['KP', 'PK']);

/**
 * Spreads what is left of the payments of locked settlement accounts over what is open on them, in the order of their
 * effective days, then of their numbers (docs/product/ledger.md#spreading). Of an account that keeps its overpayments only what is
 * fresh is spread.
 */
export async function spreadOverpayments(
  trx: Transaction<Database>,
  settlementIds: readonly string[],
  fresh: Fresh,
): Promise<void> {
  const payments = await readOverpayments(trx, settlementIds, fresh);
  if (payments.length === 0) return;
  const parts = await readOpenParts(trx, settlementIds);
  const partsOf = Map.groupBy(parts, ({ settlementId }) => settlementId);
  const covering = payments.filter(({ settlementId }) => partsOf.has(settlementId));
  const namedBy = await readNamed(trx, covering, fresh.titles);
  const allocations = [...Map.groupBy(covering, ({ settlementId }) => settlementId)].flatMap(
    ([id, ofAccount]) => spreadInOrder(ofAccount, partsOf.get(id) ?? [], namedBy),
  );
  await insertRows(trx, 'allocation', allocations);
}

/** Reads what the payers of payments named: in the titles that are known of their entries already, else in what the tables have of them. */
export async function readNamed(
  db: Kysely<Database>,
  payments: readonly Overpayment[],
  known: ReadonlyMap<string, string> = new Map(),
): Promise<NamedBy> {
  const others = new Set(
    payments
      .filter(({ entryId, series }) => !known.has(entryId) && titledSeries.has(series))
      .map(({ entryId }) => entryId),
  );
  const titles = new Map([...known, ...(await readTitles(db, [...others]))]);
  if (titles.size === 0) return () => namesNothing;
  const naming = await readNaming(db);
  const named = new Map([...titles].map(([entryId, title]) => [entryId, naming(title)]));
  return ({ entryId }) => named.get(entryId) ?? namesNothing;
}

/** What covers what when payments are spread over open parts, one after the other, each first over those that its payer named. */
export function spreadInOrder(
  payments: readonly Overpayment[],
  parts: readonly SettlementPart[],
  namedBy: NamedBy,
) {
  let open = parts;
  return payments.flatMap((payment) => {
    const { id: lineId, left, effectiveDay, since } = payment;
    const isNamed = withInterest(namedBy(payment));
    const shares = new Map(
      spreadPayment(left, open, isNamed).map(({ itemId, amount }) => [itemId, amount]),
    );
    const covered = open.filter((part) => shares.has(part.id));
    open = open
      .map((part) => {
        const amount = shares.get(part.id);
        return amount === undefined ? part : { ...part, open: part.open - amount };
      })
      .filter((part) => part.open > 0);
    return covered.map((part) => ({
      id: newId(),
      settlementId: part.settlementId,
      lineId,
      itemId: part.id,
      amountGrosz: shares.get(part.id) ?? 0,
      effectiveDay,
      madeBy: 'rule' as const,
      isNamed: isNamed(part),
      // Not before both are there, nor while something else covered the one or took of the other.
      madeOn: since > part.since ? since : part.since,
    }));
  });
}

/** Whether a title names a part, or the debt on which that is interest. */
export function withInterest(isNamed: IsNamed): (part: SettlementPart) => boolean {
  return (part) => isNamed(part) || (part.interestOn !== null && isNamed(part.interestOn));
}

/** What is left of payments, in the order in which they are spread. */
export async function readOverpayments(
  db: Kysely<Database>,
  settlementIds: readonly string[],
  { entryIds, lineIds, isAll }: Fresh,
): Promise<Overpayment[]> {
  const { rows } = await sql<Overpayment & { left: string }>`
    select
      line.id, line.entry_id, line.settlement_id, entry.effective_day, entry.series,
      greatest(entry.posting_day, spread.released_on) as since,
      -line.amount_grosz - spread.amount as "left"
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    join settlement on settlement.id = line.settlement_id
    cross join lateral (
      select coalesce(sum(amount_grosz) filter (where released_at is null), 0) as amount, max(released_on) as released_on
      from allocation where line_id = line.id
    ) spread
    where line.settlement_id = any (${settlementIds}::uuid[])
      and line.amount_grosz < 0 and -line.amount_grosz > spread.amount
      and (
        (settlement.use_overpayments and (select overpayments_used from settings))
        or ${isAll === true} or entry.id = any (${entryIds}::uuid[]) or line.id = any (${lineIds}::uuid[])
      )
    order by entry.effective_day, entry.series, entry.year, entry.document, entry.place, line.place
  `.execute(db);
  return rows.map((row) => Object.assign(row, { left: Number(row.left) }));
}

/** What is open on settlement accounts. */
export async function readOpenParts(
  db: Kysely<Database>,
  settlementIds: readonly string[],
): Promise<SettlementPart[]> {
  const { rows } = await sql<Omit<SettlementPart, 'open'> & { open: string }>`
    select
      item.id, item.settlement_id, item.fee_kind_id, entry.number, item.open_grosz as open,
      coalesce(debt.due_on, item.due_on) as due_on,
      coalesce(debt.position, fee_kind.position, 1000) as position,
      coalesce(debt."order", ${orderOf(sql`entry`)}) as "order",
      debt.id is not null as is_interest_first,
      case when debt.id is not null then
        json_build_object('feeKindId', debt.fee_kind_id, 'number', debt.number)
      end as interest_on,
      greatest(
        entry.posting_day, (select max(released_on) from allocation where item_id = item.id)
      ) as since
    from open_item item
    join ledger_line line on line.id = item.line_id
    join ledger_entry entry on entry.id = line.entry_id
    left join fee_kind on fee_kind.id = item.fee_kind_id
    left join lateral (
      select
        owed.id, owed.due_on, owed.fee_kind_id, position, owing.number, ${orderOf(sql`owing`)} as "order"
      from open_item owed
      join ledger_line owed_line on owed_line.id = owed.line_id
      join ledger_entry owing on owing.id = owed_line.entry_id
      left join fee_kind owed_kind on owed_kind.id = owed.fee_kind_id
      where owed.id = item.interest_on_id and (select interest_first from settings)
    ) debt on item.interest_on_id is not null
    where item.settlement_id = any (${settlementIds}::uuid[]) and item.open_grosz > 0
  `.execute(db);
  return rows.map((row) => Object.assign(row, { open: Number(row.open) }));
}

/** What sorts as the numbers of documents do, of a row of the entries. */
function orderOf(entry: RawBuilder<unknown>): RawBuilder<string> {
  return sql`concat_ws(
    '/', ${entry}.series, ${entry}.year, lpad(${entry}.document::text, 9, '0'), lpad(${entry}.place::text, 9, '0')
  )`;
}
