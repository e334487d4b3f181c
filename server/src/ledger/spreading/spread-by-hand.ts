import { formatAmount } from '@grzadka/contract/core/number/amount';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import type { Share } from '../entry-draft.ts';
import { lockSettlements } from '../lock-settlements.ts';
import { spreadOverpayments } from './spread-overpayments.ts';

/** The credit of a settlement account, and the document that it came by. */
interface Payment {
  readonly lineId: string;
  readonly settlementId: string;
  readonly number: string;
}

/**
 * Has a payment, the credit line of an entry, cover what a person says, each part once, in place of what they said of it
 * before; an empty list leaves all of it to the rule again (docs/product/ledger.md#spreading-by-hand). What the rule had
 * spread of this payment, and of those that covered these parts, is released and spread anew. 404 where there is no such
 * payment, 400 at `allocations` where a part is not of its account; 409 where the payment has less, or less of a part can be covered.
 */
export async function spreadByHand(
  { trx, actor }: ChangeTransaction,
  { lineId, shares }: { lineId: string; shares: readonly Share[] },
): Promise<void> {
  const payment = await readPayment(trx, recordId(lineId));
  await lockSettlements(trx, [payment.settlementId]);
  await requireAll(
    trx,
    { table: 'openItem' },
    {
      ids: itemsOf(shares),
      field: 'allocations',
      among: sql`settlement_id = ${payment.settlementId}`,
    },
  );
  const released = await makeWay(trx, payment, shares);
  await requireRoom(trx, payment, shares);
  await allocate(trx, payment, shares);
  await spreadOverpayments(trx, [payment.settlementId], { entryIds: [], lineIds: released });
  const allocatedAmount = shares.reduce((sum, { amount }) => sum + amount, 0);
  await writeAuditEntry(trx, {
    actor,
    action: 'allocate',
    recordType: 'settlement',
    recordId: payment.settlementId,
    after: { documentNumber: payment.number, allocatedAmount },
  });
}

async function readPayment(trx: Transaction<Database>, lineId: string): Promise<Payment> {
  const { settlementId, number } = await trx
    .selectFrom('ledgerLine')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'entryId')
    .select(['settlementId', 'number'])
    .where('ledgerLine.id', '=', lineId)
    .where('amountGrosz', '<', '0')
    .executeTakeFirstOrThrow(notFound);
  if (settlementId === null) throw notFound();
  return { lineId, settlementId, number };
}

/** Releases what a person may decide anew, until today; returns the ids of the payments that the rule has to spread again. */
async function makeWay(
  trx: Transaction<Database>,
  { lineId }: Payment,
  shares: readonly Share[],
): Promise<string[]> {
  const { rows } = await sql<{ lineId: string }>`
    with touched as (
      select ${lineId}::uuid as line_id
      union
      select line_id from allocation
      where item_id = any (${itemsOf(shares)}::uuid[]) and released_at is null and made_by = 'rule'
    ), ended as (
      update allocation set released_at = now(), released_on = today()
      from touched
      where allocation.line_id = touched.line_id and released_at is null
        and (made_by = 'rule' or made_by = 'person' and allocation.line_id = ${lineId})
      returning allocation.line_id, made_by
    )
    select distinct line_id from ended where made_by = 'rule'
  `.execute(trx);
  return rows.map((row) => row.lineId);
}

/** What no reversal and no person has taken of the payment and of the parts. */
async function requireRoom(
  trx: Transaction<Database>,
  { lineId, settlementId }: Payment,
  shares: readonly Share[],
): Promise<void> {
  const { rows } = await sql<{ id: string; left: string }>`
    select id, open_grosz as left from open_item
    where settlement_id = ${settlementId} and id = any (${itemsOf(shares)}::uuid[])
    union all
    select id, -amount_grosz - coalesce(
      (select sum(amount_grosz) from allocation where line_id = line.id and released_at is null), 0
    )
    from ledger_line line where id = ${lineId}
  `.execute(trx);
  const leftOf = new Map(rows.map(({ id, left }) => [id, Number(left)]));
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  requireLeft(total, leftOf.get(lineId), (left) => `Z tej wpłaty można podzielić ${left}.`);
  for (const { itemId, amount } of shares) {
    requireLeft(amount, leftOf.get(itemId), (left) => `Na tę należność można zaliczyć ${left}.`);
  }
}

function requireLeft(
  wanted: number,
  left: number | undefined,
  tell: (left: string) => string,
): void {
  if (left === undefined) throw notFound();
  if (wanted <= left) return;
  const message = `${tell(formatAmount(left))} Zmniejsz kwotę.`;
  throw new AppError('conflict', { message });
}

async function allocate(
  trx: Transaction<Database>,
  { lineId }: Payment,
  shares: readonly Share[],
): Promise<void> {
  await sql`
    insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
    select
      gen_random_uuid(), item.settlement_id, line.id, item.id, share.amount, payment.effective_day, 'person',
      -- Not before both are there, nor while something else covered the one or took of the other.
      greatest(
        line.posting_day,
        item.posting_day,
        (select max(released_on) from allocation where line_id = line.id),
        (select max(released_on) from allocation where item_id = item.id)
      )
    from unnest(
      ${itemsOf(shares)}::uuid[], ${shares.map(({ amount }) => amount)}::bigint[]
    ) as share (item_id, amount)
    join open_item item on item.id = share.item_id
    cross join ledger_line line
    join ledger_entry payment on payment.id = line.entry_id
    where line.id = ${lineId}
  `.execute(trx);
}

function itemsOf(shares: readonly Share[]): string[] {
  return shares.map(({ itemId }) => itemId);
}
