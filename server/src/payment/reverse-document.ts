import { type PostedDocument, paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt, notFound } from '#src/core/errors/app-error.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import { post } from '#src/ledger/post.ts';
import { refuseMoved } from '#src/ledger/refuse-moved.ts';
import { reversalsOf } from '#src/ledger/reversal-of.ts';
import { findSenders, forgetSenders, learnSenders } from './known-senders.ts';

/** Which document is taken back, on which day ('YYYY-MM-DD') and why. */
interface Reversal {
  readonly id: string;
  readonly day: string;
  readonly reason: string;
}

interface Document {
  readonly isReversal: boolean;
  readonly postingDay: string;
  readonly cashBoxIds: string[];
  readonly settlementIds: string[];
  /** Those whose opening balance it states. */
  readonly openedAccountIds: string[];
  readonly isWriteOff: boolean;
  /** From which account to which it moves a payment; null where it does not. */
  readonly move: { readonly from: string; readonly to: string } | null;
}

/**
 * Takes a document of cash, the opening of a bank account, a move, or what was written off, back by the exact negatives of its lines (docs/product/payments.md#reversals).
 * 404 without it; 409 where it was taken back already, is a reversal itself or none of these, where what it paid was moved on, for a day
 * before its own, where the cash box would fall below zero, and for what the ledger refuses.
 */
export function reverseDocument(
  db: Kysely<Database>,
  { caller, id, day, reason }: Reversal & { caller: Actor },
): Promise<PostedDocument> {
  return change(db, caller, async (tx) => {
    const entryId = recordId(id);
    const document = await read(tx.trx, entryId);
    const { isReversal, postingDay, cashBoxIds, settlementIds, openedAccountIds, move } = document;
    const isOfAccount = move !== null || document.isWriteOff;
    if (isReversal) throw refusal(paymentRefusals.isReversal);
    if (cashBoxIds.length === 0 && openedAccountIds.length === 0 && !isOfAccount) {
      throw refusal(paymentRefusals.notCash);
    }
    if (day < postingDay) throw conflictAt({ day: paymentRefusals.beforeDocument });
    // Two who take it back at once come one after the other, in the order in which money is posted.
    await lockSettlements(tx.trx, settlementIds);
    await sql`
      select from cash_box where id = any (${cashBoxIds}::uuid[]) order by id for no key update
    `.execute(tx.trx);
    await sql`
      select from bank_account where id = any (${openedAccountIds}::uuid[]) order by id for no key update
    `.execute(tx.trx);
    const known = await tx.trx
      .selectFrom('ledgerEntry')
      .select('number')
      .where('reversesId', '=', entryId)
      .executeTakeFirst();
    if (known !== undefined) throw refusal(paymentRefusals.alreadyReversed(known.number));
    await refuseMoved(tx.trx, entryId);
    const entries = await reversalsOf(tx.trx, [entryId], reason, day);
    const senders = move === null ? [] : await findSenders(tx.trx, entryId);
    const [posted] = await post(tx, [{ series: 'ST', sourceId: null, entries }]);
    if (posted === undefined) throw new Error('nothing was posted');
    if (move !== null) {
      await forgetSenders(tx.trx, senders, move.to);
      await learnSenders(tx.trx, senders, move.from);
    }
    return { id: posted.id, number: posted.number };
  });
}

function refusal(message: string): AppError {
  return new AppError('conflict', { message });
}

async function read(trx: Transaction<Database>, id: string): Promise<Document> {
  const { rows } = await sql<Document>`
    select
      reverses_id is not null as is_reversal, entry.posting_day,
      array_remove(array_agg(distinct cash_box_id), null) as cash_box_ids,
      array_remove(array_agg(distinct settlement_id), null) as settlement_ids,
      array_remove(array_agg(distinct case when series = 'BO' then bank_account_id end), null)
        as opened_account_ids,
      exists (select from write_off where id = entry.id) as is_write_off,
      case when bool_and(settlement_id is not null) then json_build_object(
        'from', (array_agg(settlement_id) filter (where amount_grosz > 0))[1],
        'to', (array_agg(settlement_id) filter (where amount_grosz < 0))[1]
      ) end as move
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where entry.id = ${id}
    group by entry.id
  `.execute(trx);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}
