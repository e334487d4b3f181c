import * as z from 'zod/mini';
import { amountRefusals } from '../../cash-box/cash-box.model.ts';
import { chosenRecord, emptyAsNull, id, text } from '../../core/fields.ts';
import { messages } from '../../core/messages.ts';
import { grosze } from '../../core/money/grosze.ts';
import { sentAmount } from '../../core/money/sent-amount.ts';
import { updateBody } from '../../core/record/update-body.ts';
import { dayReply, optionalDay } from '../../core/time/day.ts';
import { statedOpening } from '../../ledger/ledger.model.ts';
import { requiredBankAccount } from '../../settings/bank-account.ts';

/**
 * A bank account in its list, with what is on it by the ledger, in grosze, and its last statement that says what was on it
 * (docs/product/bank.md#accounts).
 */
export const bankAccountListItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Its 26 digits. */
  nrb: z.string(),
  balance: grosze,
  /** Whether statements and lines are still taken in. */
  active: z.boolean(),
  /** The last day of that statement; null where none was taken in. */
  statementDay: z.nullable(dayReply),
  /** With what the statement closed. */
  statementClosing: z.nullable(grosze),
  /** What the ledger has on that day less what the statement closed with: 0 where they agree. */
  statementDifference: z.nullable(grosze),
});

export type BankAccountListItem = z.infer<typeof bankAccountListItem>;

/** A bank account with how its tables are read, and with what was on it when the program began to keep it. */
export const bankAccountDetails = z.extend(bankAccountListItem, {
  bankProfileId: z.nullable(z.string()),
  bankProfile: z.nullable(z.object({ id: z.string(), name: z.string() })),
  opening: z.nullable(statedOpening),
});

export type BankAccountDetails = z.infer<typeof bankAccountDetails>;

const form = {
  /** No other account has it, whatever its letter case. */
  name: text({ max: 100, empty: messages.nameEmpty }),
  nrb: requiredBankAccount,
  /** Which own profile reads its tables where several have their heading. */
  bankProfileId: emptyAsNull(z.union([z.literal(''), id])),
  active: z.boolean(messages.invalidValue),
};

/** The form of a new bank account. */
export const bankAccountCreate = z.object(form);

/** The form of one that is there. */
export const bankAccountUpdate = updateBody({ key: { id }, fields: form });

/** The most that a bank account is opened with, in grosze. */
const largestOpening = 10_000_000_000;

/** What was on a bank account when the program began to keep it: docs/product/bank.md#bank-opening. */
export const bankAccountOpening = z.object({
  bankAccountId: chosenRecord('Wybierz rachunek bankowy'),
  amount: sentAmount({ max: largestOpening, ...amountRefusals }),
  /** Today where it is not stated. */
  day: optionalDay,
});

export type BankAccountOpening = z.output<typeof bankAccountOpening>;

/** What of the bank's waits until somebody says what it is for (docs/product/bank.md#hub). */
export const waitingLines = z.object({
  count: z.int(),
  /** What came, and what went, in grosze, neither below zero. */
  incoming: grosze,
  outgoing: grosze,
});

export type WaitingLines = z.infer<typeof waitingLines>;

/** Why a bank account is not stored, not deleted, or not opened with an amount. */
export const bankAccountRefusals = {
  takenNumber: 'Rachunek o tym numerze jest już w programie. Sprawdź numer.',
  inUse: 'Na tym rachunku są już wyciągi albo operacje. Zamiast go usuwać, odznacz „Aktywny”.',
  profileGone: 'Tego układu już nie ma. Wybierz inny.',
  opened: (number: string) =>
    `Ten rachunek ma już bilans otwarcia (${number}). Żeby go zmienić, najpierw zrób jego storno.`,
} as const;
