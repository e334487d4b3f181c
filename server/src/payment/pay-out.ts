import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { costCategoryRecord } from '@grzadka/contract/cost-category/cost-category.record';
import type { PaymentPayOut, PostedDocument } from '@grzadka/contract/payment/payment.model';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireChoosable } from '#src/core/record/choosable.ts';
import type { LineDraft } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import { findDocument, refuseOtherKey } from './known-document.ts';
import { documentWords } from './receipt-words.ts';
import { lockCashBox, requireCashBox, requireSettlement } from './require-named.ts';
import { requireOverpaid } from './require-overpaid.ts';

/** What the other side of a document is, and its words where nobody says otherwise. */
interface OtherSide {
  readonly line: LineDraft;
  readonly words: string;
}

/**
 * Gives money out of a cash box (KW): back to who overpaid, for a cost, or to the bank (docs/product/payments.md#pay-out). The same
 * `clientKey` posts nothing and gives what it did the first time. 400 at the field for what is not there; 409 where the cash box or
 * what is overpaid has less, on that day or later, and for what the ledger refuses.
 */
export function payOut(
  db: Kysely<Database>,
  { caller, ...paid }: PaymentPayOut & { caller: Actor },
): Promise<PostedDocument> {
  const { amount, clientKey, description } = paid;
  // As the table has it.
  const cashBoxId = paid.cashBoxId.toLowerCase();
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    if (paid.kind === 'refund') await requireSettlement(trx, paid.settlementId ?? '');
    await lockCashBox(trx, cashBoxId);
    // Whoever sends the same once more waits until it is there.
    const settlementId = paid.kind === 'refund' ? (paid.settlementId ?? '').toLowerCase() : null;
    const categoryId = paid.kind === 'cost' ? (paid.costCategoryId ?? '').toLowerCase() : null;
    const sent = { clientKey, series: 'KW', amount, settlementId, categoryId } as const;
    const known = await findDocument(trx, sent);
    if (known !== undefined) return known;
    await requireCashBox(trx, cashBoxId);
    const postingDay = paid.day ?? gardenToday();
    const { line, words } = await otherSide(trx, paid, postingDay);
    const entry = {
      postingDay,
      description: description ?? words,
      typed: description ?? '',
      lines: [line, { code: '100', cashBoxId, amount: -amount } as const],
      clientKey,
    };
    const [posted] = await post(tx, [{ series: 'KW', sourceId: null, entries: [entry] }]);
    if (posted === undefined) throw new Error('nothing was posted');
    return { id: posted.id, number: posted.number };
  }).catch(refuseOtherKey);
}

async function otherSide(
  trx: Transaction<Database>,
  { kind, settlementId, costCategoryId, amount }: PaymentPayOut,
  day: string,
): Promise<OtherSide> {
  switch (kind) {
    case 'refund': {
      const account = (settlementId ?? '').toLowerCase();
      await requireOverpaid(trx, { settlementId: account, day, amount });
      const part = { feeKindId: null, description: null, dueOn: day, amount };
      const owed = { code: '200', settlementId: account, parts: [part], isRefund: true } as const;
      return { line: { ...owed, amount }, words: documentWords.refund };
    }
    case 'cost': {
      const { id, name } = await requireChoosable(trx, costCategoryRecord, {
        id: costCategoryId ?? '',
        field: 'costCategoryId',
      });
      const line = { code: '400', costCategoryId: id, amount } as const;
      return { line, words: documentWords.cost(name) };
    }
    case 'to-bank':
      return { line: { code: '140', amount }, words: documentWords.toBank };
  }
}
