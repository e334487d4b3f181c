import * as z from 'zod/mini';
import { amountRefusals } from '../../cash-box/cash-box.model.ts';
import {
  chosenRecord,
  id,
  instantReply,
  keyOf,
  optionalText,
  reject,
  text,
} from '../../core/fields.ts';
import { pageFields } from '../../core/list/page-fields.ts';
import { messages } from '../../core/messages.ts';
import { grosze, largestAmount, typedAmount } from '../../core/money/grosze.ts';
import { sentAmount } from '../../core/money/sent-amount.ts';
import { dayReply, requiredDay } from '../../core/time/day.ts';
import { settlementOfPayment } from '../../payment/payment.model.ts';
import { optionalBankAccount } from '../../settings/bank-account.ts';
import { waitingLineLabels } from './bank-line.labels.ts';

/** Of how many parts a line may be at most (docs/product/bank.md#assigning). */
export const mostParts = 20;

const named = z.object({ id: z.string(), name: z.string() });

/** What every reply says of a line of the bank's. */
const told = {
  id: z.string(),
  /** The id of what moved on the account, by which the line stands among the transactions. */
  entryId: z.string(),
  bankAccount: named,
  bookingDay: dayReply,
  /** Below zero where money left. */
  amount: grosze,
  counterpartyName: z.nullable(z.string()),
  /** The 26 digits. */
  counterpartyAccount: z.nullable(z.string()),
  title: z.string(),
};

/** A line that waits until somebody says what it is for (docs/product/bank.md#queue). */
export const waitingLine = z.object({
  ...told,
  /** Whether the program would say what it is for. */
  state: keyOf(waitingLineLabels),
  /** Whether somebody left it for later. */
  postponed: z.boolean(),
});

export type WaitingLine = z.infer<typeof waitingLine>;

/** Which page of the queue is asked for. */
export const queueQuery = z.object(pageFields);

/** What a line would be for if it were this account's: what is open there, the earliest due day first. */
const openPart = z.object({
  number: z.string(),
  feeKind: z.nullable(z.string()),
  description: z.nullable(z.string()),
  dueOn: dayReply,
  open: grosze,
});

/** Why a line may be somebody's, in words. */
const reason = z.object({ points: z.int(), words: z.string() });

/** Whose a line may be, with why, and what it may be for besides (docs/product/bank.md#queue). */
export const lineCandidates = z.object({
  /** The best first. */
  items: z.array(
    z.object({
      settlement: settlementOfPayment,
      /** The names of all who hold or held it. */
      holders: z.string(),
      closedOn: z.nullable(dayReply),
      points: z.int(),
      reasons: z.array(reason),
      /** All that is open on the account, and the first parts of it. */
      open: grosze,
      parts: z.array(openPart),
    }),
  ),
  /** What else is to be said, such as that a number in the title has a mistake. */
  notes: z.array(z.string()),
  /** Those that wait for such a line. */
  refunds: z.array(
    z.object({
      id: z.string(),
      settlement: settlementOfPayment,
      holders: z.string(),
      amount: grosze,
    }),
  ),
  /** What its account was paid for last. */
  costCategory: z.nullable(named),
});

export type LineCandidates = z.infer<typeof lineCandidates>;

const amount = sentAmount({ max: largestAmount, ...amountRefusals });

const ofSettlement = z.object({
  settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
  amount,
});

const tooManyParts = `Operację można podzielić najwyżej na ${mostParts} części`;

/** The form of a split: which accounts have which parts, in all the amount of the line. */
export const bankLineSplit = z.object({
  id,
  parts: z
    .array(ofSettlement)
    .check(z.minLength(1, messages.invalidValue), z.maxLength(mostParts, tooManyParts)),
});

/** The form of a line that is all of one category: a cost or other income, or either that was given back. */
export const bankLineCategory = z.object({ id, categoryId: chosenRecord('Wybierz kategorię') });

/** The form of a line that is all of one account. */
export const bankLineOfAccount = z.object({
  id,
  settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
});

/** What a line, or its parts, are for; in all its amount, above zero for money that came and that left. */
export const bankLineAssign = z.object({
  id,
  parts: z
    .array(
      z.union(
        [
          ofSettlement,
          z.object({ costCategoryId: chosenRecord('Wybierz kategorię kosztów'), amount }),
          z.object({ incomeCategoryId: chosenRecord('Wybierz kategorię przychodów'), amount }),
          z.object({ refundId: id, amount }),
          /** Cash that was carried to the bank. */
          z.object({ inTransit: z.literal(true), amount }),
        ],
        messages.invalidValue,
      ),
    )
    .check(z.minLength(1, messages.invalidValue), z.maxLength(mostParts, tooManyParts)),
});

export type BankLineAssign = z.output<typeof bankLineAssign>;

/** Why somebody takes back what a line was said to be for, without anybody's name. */
export const bankLineUnassign = z.object({
  id,
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
});

export type BankLineUnassign = z.output<typeof bankLineUnassign>;

/** Leaves a line for later, or takes it up again. */
export const bankLinePostpone = z.object({ id, postponed: z.boolean(messages.invalidValue) });

export type BankLinePostpone = z.output<typeof bankLinePostpone>;

const typed = typedAmount(amountRefusals.empty);
const sent = z
  .int()
  .check(
    z.minimum(-largestAmount, messages.tooLargeNumber),
    z.maximum(largestAmount, messages.tooLargeNumber),
  );

function readAmount(given: number | string) {
  return typeof given === 'number' ? sent.safeParse(given) : typed.safeParse(given);
}

/** An amount other than zero, in grosze where it is a number, in złoty as people type them where it is a text; it takes what it gave. */
const movedAmount = z.pipe(
  z.union(
    [
      z.int().check(z.meta({ minimum: 1, maximum: largestAmount })),
      z.int().check(z.meta({ minimum: -largestAmount, maximum: -1 })),
      z.string().check(z.meta({ pattern: String.raw`^-?[1-9]\d{0,8}([.,]\d{1,2})?$` })),
    ],
    amountRefusals.empty,
  ),
  z.transform((given: number | string, payload) => {
    const { data, error } = readAmount(given);
    if (data === 0) return reject(payload, 'Podaj kwotę inną niż zero');
    return data ?? reject(payload, error?.issues[0]?.message ?? amountRefusals.empty);
  }),
);

/** A line of a statement that cannot be read from a file, as somebody types it. A known `clientKey` adds nothing and answers as the first time. */
export const bankLineCreate = z.object({
  bankAccountId: chosenRecord('Wybierz rachunek bankowy'),
  bookingDay: requiredDay,
  /** Below zero where money left. */
  amount: movedAmount,
  counterpartyName: optionalText({ max: 300 }),
  counterpartyAccount: optionalBankAccount,
  title: text({ max: 500, empty: 'Wpisz tytuł z wyciągu' }),
  /** Whether it is another one than those that look like it. */
  confirmed: z.boolean(messages.invalidValue),
  clientKey: z.uuid(messages.invalidValue),
});

export type BankLineCreate = z.output<typeof bankLineCreate>;

/** A line with what it is for and why. */
export const bankLineDetails = z.object({
  ...told,
  state: z.enum(['suggested', 'unclear', 'booked']),
  /** What said what it is for, when and by whom; null while it waits. */
  assignment: z.nullable(
    z.object({
      number: z.string(),
      recordedAt: instantReply,
      /** Who said so; null where the program did, or that login is no more. */
      who: z.nullable(z.string()),
      isByRule: z.boolean(),
      /** Above zero for money that came and that left. */
      parts: z.array(
        z.object({
          settlement: z.nullable(settlementOfPayment),
          costCategory: z.nullable(named),
          incomeCategory: z.nullable(named),
          /** Where none is there, it is cash that was carried to the bank. */
          amount: grosze,
        }),
      ),
    }),
  ),
  /** What spoke for which account when that was decided, the best first. */
  reasons: z.array(
    z.object({
      settlement: settlementOfPayment,
      points: z.int(),
      reasons: z.array(reason),
    }),
  ),
});

export type BankLineDetails = z.infer<typeof bankLineDetails>;
