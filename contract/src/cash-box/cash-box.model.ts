import * as z from 'zod/mini';
import { chosenRecord, id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { updateBody } from '../core/record/update-body.ts';
import { optionalDay, requiredDay } from '../core/time/day.ts';
import { statedOpening } from '../ledger/ledger.model.ts';

/** A cash box in its list, with what is in it: all that is posted, in grosze (docs/product/payments.md#cash-boxes). */
export const cashBoxListItem = z.object({
  id: z.string(),
  name: z.string(),
  balance: grosze,
  /** Whether money is still taken and given there. */
  active: z.boolean(),
});

export type CashBoxListItem = z.infer<typeof cashBoxListItem>;

/** A cash box with what was in it when the program began to keep it; null where nothing was stated. */
export const cashBoxDetails = z.extend(cashBoxListItem, {
  opening: z.nullable(statedOpening),
});

export type CashBoxDetails = z.infer<typeof cashBoxDetails>;

const form = {
  /** No other box has it, whatever its letter case. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  active: z.boolean(messages.invalidValue),
};

/** The form of a new cash box. */
export const cashBoxCreate = z.object(form);

/** The form of one that is there. */
export const cashBoxUpdate = updateBody({ key: { id }, fields: form });

/** The most that a cash box takes or gives at once but for somebody's payment, in grosze. */
export const largestCashAmount = 100_000_000;

/** What is said of an amount that is to be paid and is none, or zero, or less. */
export const amountRefusals = {
  empty: 'Podaj kwotę',
  notPositive: 'Kwota musi być większa od zera',
} as const;

/** What was in a cash box when the program began to keep it: docs/product/payments.md#cash-opening. */
export const cashBoxOpening = z.object({
  cashBoxId: chosenRecord('Wybierz kasę'),
  amount: sentAmount({ max: largestCashAmount, ...amountRefusals }),
  /** Today where it is not stated. */
  day: optionalDay,
});

export type CashBoxOpening = z.output<typeof cashBoxOpening>;

/** The days of a cash report, both inclusive. */
export const cashReportQuery = z.object({ from: requiredDay, thru: requiredDay }).check(
  z.refine(({ from, thru }) => from <= thru, {
    path: ['thru'],
    error: messages.startAfterEnd,
  }),
);

/** Why a cash box is not stored, not deleted, or not opened with an amount. */
export const cashBoxRefusals = {
  opened: (number: string) =>
    `Ta kasa ma już bilans otwarcia (${number}). Żeby go zmienić, najpierw zrób jego storno.`,
} as const;
