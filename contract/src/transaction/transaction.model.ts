import * as z from 'zod/mini';
import { waitingLineLabels } from '../bank/queue/bank-line.labels.ts';
import { instantReply, keyOf } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { documentSeries } from '../ledger/ledger.model.ts';
import { settlementOfPayment } from '../payment/payment.model.ts';

/** Which way money went. */
export const transactionDirectionLabels = { in: 'Wpływ', out: 'Wydatek' } as const;

/** Where it went. */
export const transactionSourceLabels = { cash: 'Kasa', bank: 'Bank', other: 'Inne' } as const;

/** What became of it. */
export const transactionStateLabels = {
  booked: 'Zaksięgowane',
  ...waitingLineLabels,
  reversed: 'Storno',
} as const;

const named = z.object({ id: z.string(), name: z.string() });

/** A movement of money as every reply and the file have it (docs/product/payments.md#transactions). */
export const transactionInShort = z.object({
  id: z.string(),
  number: z.string(),
  series: keyOf(documentSeries),
  bookingDay: dayReply,
  description: z.string(),
  /** Null where none came or went, as from one account to another. */
  direction: z.nullable(keyOf(transactionDirectionLabels)),
  source: keyOf(transactionSourceLabels),
  state: keyOf(transactionStateLabels),
  /** Never below zero: the direction says whether it came or left. */
  amount: grosze,
  settlement: z.nullable(settlementOfPayment),
  costCategory: z.nullable(named),
  incomeCategory: z.nullable(named),
  cashBox: z.nullable(named),
  bankAccount: z.nullable(named),
  /** The number of what took it back. */
  reversedBy: z.nullable(z.string()),
});

export type TransactionInShort = z.infer<typeof transactionInShort>;

/** A movement of money as the list shows it: also whose money it was, what they wrote, and which debts it paid. */
export const transactionListItem = z.extend(transactionInShort, {
  /** Who paid or was paid by the bank's line; without one, or a name in it, who holds the account. Null where that is nobody. */
  payer: z.nullable(z.string()),
  /** Of the bank's line. */
  title: z.nullable(z.string()),
  /** The fee kinds of the debts that it covers now, in their order. */
  paidFor: z.array(z.string()),
});

export type TransactionListItem = z.infer<typeof transactionListItem>;

const otherEntry = z.object({
  id: z.string(),
  number: z.string(),
  postingDay: dayReply,
  description: z.string(),
});

/** A movement of money with its lines, with what it covers, and with what took it back. */
export const transactionDetails = z.extend(transactionInShort, {
  /** The day that counts for interest. */
  effectiveDay: dayReply,
  recordedAt: instantReply,
  /** Who recorded it; null where that login is no more, or none did. */
  recordedBy: z.nullable(z.string()),
  lines: z.array(
    z.object({
      /** Of the chart of accounts, with its name (docs/product/ledger.md#entries). */
      code: z.string(),
      account: z.string(),
      /** Whose or which: a cash box, a bank account, a settlement account's reference, a category of costs or income, a fee kind. */
      subject: z.nullable(z.string()),
      /** Above zero for debit (Wn), below for credit (Ma). */
      amount: grosze,
    }),
  ),
  /** What it covers now, and the document of that. */
  covers: z.array(
    z.object({
      number: z.string(),
      feeKind: z.nullable(z.string()),
      description: z.nullable(z.string()),
      dueOn: dayReply,
      amount: grosze,
      /** Whether it covers this because its payer named it (docs/product/ledger.md#named-debts). */
      named: z.boolean(),
    }),
  ),
  /** What of it covers nothing; null where it pays no debts. */
  left: z.nullable(grosze),
  /** What of it is on which settlement account, each by the id by which it is moved and spread by hand. */
  payments: z.array(
    z.object({
      id: z.string(),
      settlement: settlementOfPayment,
      amount: grosze,
      /** What of it was neither given back nor moved to another account. */
      movable: grosze,
    }),
  ),
  /** Its costs, of a line of the bank's those that it was assigned to, each with the name of its category. */
  costs: z.array(named),
  /** What moved it to other accounts, as far as that holds. */
  moves: z.array(otherEntry),
  /** What took it back. */
  reversal: z.nullable(otherEntry),
  /** What it takes back. */
  reverses: z.nullable(otherEntry),
  /**
   * Whether it can be taken back: a document of cash, the opening of a bank account, or a move; not taken back yet, and nothing
   * of it moved on.
   */
  reversible: z.boolean(),
});

export type TransactionDetails = z.infer<typeof transactionDetails>;
