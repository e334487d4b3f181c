import * as z from 'zod/mini';
import { amountRefusals } from '../cash-box/cash-box.model.ts';
import { chosenRecord, instantReply } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze, largestAmount } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { settlementOfPayment } from '../payment/payment.model.ts';
import { requiredBankAccount } from '../settings/bank-account.ts';

/** The form of 'Zwrot przelewem': what of an overpayment goes back by bank, and where. A known `clientKey` adds nothing. */
export const refundCreate = z.object({
  settlementId: chosenRecord('Wybierz, komu zwracasz'),
  amount: sentAmount({ max: largestAmount, ...amountRefusals }),
  targetAccount: requiredBankAccount,
  clientKey: z.uuid(messages.invalidValue),
});

export type RefundCreate = z.output<typeof refundCreate>;

/** Refunds that wait for their line of the bank's, the oldest first (docs/product/payments.md#refunds-by-bank). */
export const waitingRefunds = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      settlement: settlementOfPayment,
      /** Who holds the account now, by their names. */
      holders: z.array(z.string()),
      amount: grosze,
      /** 26 digits. */
      targetAccount: z.string(),
      createdAt: instantReply,
    }),
  ),
});

export type WaitingRefund = z.infer<typeof waitingRefunds>['items'][number];

/** Why a refund is not deleted, or not added. */
export const refundRefusals = {
  /** `who` said which line paid it; null where the program did, or that login is no more. */
  paid: (who: string | null) =>
    `Ten zwrot już wyszedł z banku (${who ?? 'program'}). Jeśli operację przypisano do niego przez pomyłkę, najpierw cofnij jej przypisanie.`,
  otherKey: 'Ten zwrot zapisano już z innymi danymi. Odśwież stronę i sprawdź listę zwrotów.',
} as const;
