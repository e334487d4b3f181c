import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PaymentPreview } from '@grzadka/contract/payment/payment.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { previewPayment } from '#src/ledger/spreading/preview-payment.ts';
import { receiptWords } from './receipt-words.ts';

/** What a payment would cover, and the words that its document would get: docs/product/payments.md#preview. 404, 409. */
export async function preview(
  db: Kysely<Database>,
  asked: { settlementId: string; amount: number; day: string | null; description: string | null },
): Promise<PaymentPreview> {
  const day = asked.day ?? gardenToday();
  const { balance, parts, left } = await previewPayment(db, {
    ...asked,
    day,
    words: asked.description,
  });
  return {
    day,
    balance,
    description: receiptWords(parts),
    parts: parts.map(({ id, effectiveDueOn, ...part }) => ({
      ...part,
      partId: id,
      overdue: effectiveDueOn < day,
    })),
    left,
  };
}
