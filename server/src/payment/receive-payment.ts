import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { incomeCategoryRecord } from '@grzadka/contract/income-category/income-category.record';
import type { PaymentReceive, PostedDocument } from '@grzadka/contract/payment/payment.model';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireChoosable } from '#src/core/record/choosable.ts';
import type { LineDraft } from '#src/ledger/entry-draft.ts';
import { post } from '#src/ledger/post.ts';
import { previewPayment } from '#src/ledger/spreading/preview-payment.ts';
import { findDocument, refuseOtherKey } from './known-document.ts';
import { documentWords, receiptWords } from './receipt-words.ts';
import { lockCashBox, requireCashBox, requireSettlement } from './require-named.ts';

/** What a payment is for, and its words where nobody says otherwise. */
interface OtherSide {
  readonly line: LineDraft;
  readonly words: () => Promise<string>;
}

/**
 * Takes a payment in cash (KP), 100 against the account's 200, or other income, against 750 (docs/product/payments.md#receive). The same
 * `clientKey` posts nothing and gives what it did the first time. 400 at the field for what is not there; 409 for a key that came with
 * another amount, account or category, for a cash box or a category that takes nothing any more, for what a person says it covers and cannot, and
 * for what the ledger refuses.
 */
export function receivePayment(
  db: Kysely<Database>,
  { caller, ...payment }: PaymentReceive & { caller: Actor },
): Promise<PostedDocument> {
  const { amount, clientKey, description } = payment;
  // As the tables have them.
  const settlementId = payment.settlementId?.toLowerCase() ?? null;
  const categoryId = payment.incomeCategoryId?.toLowerCase() ?? null;
  const cashBoxId = payment.cashBoxId.toLowerCase();
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    if (settlementId === null) await lockCashBox(trx, cashBoxId);
    else await requireSettlement(trx, settlementId);
    // Whoever sends the same once more waits until it is there.
    const sent = { clientKey, series: 'KP', amount, settlementId, categoryId } as const;
    const known = await findDocument(trx, sent);
    if (known !== undefined) return known;
    await requireCashBox(trx, cashBoxId);
    const postingDay = payment.day ?? gardenToday();
    const { line, words } =
      settlementId === null
        ? await otherIncome(trx, { id: categoryId ?? '', amount })
        : ofAccount(trx, { ...payment, settlementId, day: postingDay });
    const entry = {
      postingDay,
      description: description ?? (await words()),
      typed: description ?? '',
      lines: [{ code: '100', cashBoxId, amount } as const, line],
      clientKey,
    };
    const [posted] = await post(tx, [{ series: 'KP', sourceId: null, entries: [entry] }]);
    if (posted === undefined) throw new Error('nothing was posted');
    return { id: posted.id, number: posted.number };
  }).catch(refuseOtherKey);
}

function ofAccount(
  trx: Transaction<Database>,
  payment: Pick<PaymentReceive, 'amount' | 'allocations'> & { settlementId: string; day: string },
): OtherSide {
  const { settlementId, amount, allocations } = payment;
  const covers = allocations?.map(({ partId, amount: part }) => ({ itemId: partId, amount: part }));
  return {
    line: { code: '200', settlementId, amount: -amount, parts: [], ...(covers && { covers }) },
    words: async () =>
      // Nobody typed any that could name something.
      receiptWords((await previewPayment(trx, { ...payment, words: null })).parts),
  };
}

async function otherIncome(
  trx: Transaction<Database>,
  { id, amount }: { id: string; amount: number },
): Promise<OtherSide> {
  const choice = { id, field: 'incomeCategoryId' };
  const { id: incomeCategoryId, name } = await requireChoosable(trx, incomeCategoryRecord, choice);
  return {
    line: { code: '750', incomeCategoryId, amount: -amount },
    words: async () => documentWords.income(name),
  };
}
