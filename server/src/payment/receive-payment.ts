import { cashBoxRefusals } from '@grzadka/contract/cash-box/cash-box.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type PaymentReceive,
  type PostedDocument,
  paymentRefusals,
} from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import { post } from '#src/ledger/post.ts';
import { previewPayment } from '#src/ledger/preview-payment.ts';
import { findDocument, refuseOtherKey } from './known-document.ts';
import { receiptWords } from './receipt-words.ts';

/**
 * Takes a payment in cash (KP), 100 against the account's 200 (docs/product/payments.md#receive). The same `clientKey` posts nothing
 * and gives what it did the first time. 400 at the field for a cash box or an account that is not there; 409 for a key that came with
 * another amount or account, for a cash box that takes nothing any more, for what a person says it covers and cannot, and for what the ledger refuses.
 */
export function receivePayment(
  db: Kysely<Database>,
  { caller, ...payment }: PaymentReceive & { caller: Actor },
): Promise<PostedDocument> {
  const { amount, clientKey, allocations } = payment;
  // As the tables have them.
  const settlementId = payment.settlementId.toLowerCase();
  const cashBoxId = payment.cashBoxId.toLowerCase();
  return change(db, caller, async (tx) => {
    await requireSettlement(tx.trx, settlementId);
    // Whoever sends the same once more waits until it is there.
    const sent = { clientKey, series: 'KP', amount, settlementId } as const;
    const known = await findDocument(tx.trx, sent);
    if (known !== undefined) return known;
    await requireCashBox(tx.trx, cashBoxId);
    const postingDay = payment.day ?? gardenToday();
    const { description } = payment;
    const covers = allocations?.map(({ partId, amount: part }) => ({
      itemId: partId,
      amount: part,
    }));
    const lines = [
      { code: '100', cashBoxId, amount },
      {
        code: '200',
        settlementId,
        amount: -amount,
        parts: [],
        ...(covers && { covers }),
      },
    ] as const;
    const words =
      description ??
      receiptWords((await previewPayment(tx.trx, { settlementId, day: postingDay, amount })).parts);
    const entry = { postingDay, description: words, typed: description ?? '', lines, clientKey };
    const [posted] = await post(tx, [{ series: 'KP', sourceId: null, entries: [entry] }]);
    if (posted === undefined) throw new Error('nothing was posted');
    return { id: posted.id, number: posted.number };
  }).catch(refuseOtherKey);
}

/** Locks the account that a document is about; 400 at its field where it is not there. */
export async function requireSettlement(
  trx: Transaction<Database>,
  settlementId: string,
): Promise<void> {
  const gone = invalidFields({ settlementId: paymentRefusals.goneSettlement });
  if (!isRecordId(settlementId)) throw gone;
  const { rows } = await sql`
    select id from settlement where id = ${settlementId} for no key update
  `.execute(trx);
  if (rows.length === 0) throw gone;
}

/** Refuses a cash box that is not there, 400 at its field, or takes and gives nothing any more, 409. */
export async function requireCashBox(trx: Transaction<Database>, cashBoxId: string): Promise<void> {
  const gone = () => invalidFields({ cashBoxId: cashBoxRefusals.gone });
  if (!isRecordId(cashBoxId)) throw gone();
  const { active } = await trx
    .selectFrom('cashBox')
    .select('active')
    .where('id', '=', cashBoxId)
    .executeTakeFirstOrThrow(gone);
  if (!active) throw conflictAt({ cashBoxId: cashBoxRefusals.inactive });
}
