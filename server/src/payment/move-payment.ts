import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type PaymentMove,
  type PostedDocument,
  paymentRefusals,
} from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import { post } from '#src/ledger/post.ts';
import { type Credit, findCredit, readFeeYear } from './find-credit.ts';
import { findDocument, refuseOtherKey } from './known-document.ts';
import { findSenders, forgetSenders, learnSenders } from './known-senders.ts';

/**
 * Moves what somebody paid to another settlement account (PK): 200 from against 200 to, on today's day, with the payment's own
 * day for interest; both accounts are spread again (docs/product/payments.md#moves). Whoever sent it by bank is known for the
 * other account from then on. The same `clientKey` posts nothing and returns what was posted the first time. 404 without the
 * payment; 400 at the field for an account that is not there; 409 for the same account, for what is no payment or was taken back,
 * where less is left than is moved, and for what the ledger refuses.
 */
export function movePayment(
  db: Kysely<Database>,
  { caller, ...moved }: PaymentMove & { caller: Actor },
): Promise<PostedDocument> {
  const { amount, clientKey } = moved;
  const to = moved.settlementId.toLowerCase();
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    const credit = await findCredit(trx, moved.id);
    await lockBoth(trx, credit.settlementId, to);
    // Whoever sends the same once more waits until it is there.
    const sent = {
      clientKey,
      series: 'PK',
      amount,
      settlementId: null,
      categoryId: null,
    } as const;
    const known = await findDocument(trx, sent);
    if (known !== undefined) return known;
    if (credit.settlementId === to) {
      throw conflictAt({ settlementId: paymentRefusals.sameSettlement });
    }
    const left = await requireLeft(trx, credit, amount);
    const posted = await postMove(tx, credit, moved);
    const senders = await findSenders(trx, credit.entryId);
    if (amount === left) await forgetSenders(trx, senders, credit.settlementId);
    await learnSenders(trx, senders, to);
    return posted;
  }).catch(refuseOtherKey);
}

async function lockBoth(trx: Transaction<Database>, from: string, to: string): Promise<void> {
  const gone = invalidFields({ settlementId: paymentRefusals.goneSettlement });
  if (!isRecordId(to)) throw gone;
  const { rows } = await sql`select from settlement where id = ${to}`.execute(trx);
  if (rows.length === 0) throw gone;
  await lockSettlements(trx, [...new Set([from, to])]);
}

/** Refuses more than is left of the payment, and says why there is less: 409. Returns what is left, in grosze. */
async function requireLeft(
  trx: Transaction<Database>,
  { lineId }: Credit,
  amount: number,
): Promise<number> {
  const { left, reversedBy, movedBy } = await readFeeYear(trx, lineId);
  if (amount <= left) return left;
  if (reversedBy !== null) throw conflict(paymentRefusals.alreadyReversed(reversedBy));
  if (left > 0) throw conflict(paymentRefusals.movableIsOnly(left));
  throw conflict(
    movedBy === null ? paymentRefusals.nothingToMove : paymentRefusals.movedWholly(movedBy),
  );
}

async function postMove(
  tx: ChangeTransaction,
  { lineId, settlementId, number, effectiveDay }: Credit,
  { settlementId: to, amount, reason, clientKey }: PaymentMove,
): Promise<PostedDocument> {
  const postingDay = gardenToday();
  const part = { feeKindId: null, description: 'przeksięgowanie', dueOn: effectiveDay, amount };
  const entry = {
    postingDay,
    effectiveDay,
    description: `Przeksięgowanie ${number}: ${reason}`,
    typed: reason,
    lines: [
      { code: '200', settlementId, amount, parts: [part], movedFrom: lineId },
      { code: '200', settlementId: to.toLowerCase(), amount: -amount, parts: [] },
    ] as const,
    clientKey,
  };
  const [posted] = await post(tx, [{ series: 'PK', sourceId: null, entries: [entry] }]);
  if (posted === undefined) throw new Error('nothing was posted');
  return { id: posted.id, number: posted.number };
}
