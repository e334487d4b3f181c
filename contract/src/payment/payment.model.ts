import * as z from 'zod/mini';
import { amountRefusals, largestCashAmount } from '../cash-box/cash-box.model.ts';
import {
  chosenRecord,
  emptyAsNull,
  id,
  instantReply,
  keyOf,
  optionalText,
  orNull,
  text,
} from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze, largestAmount, parseGrosze } from '../core/money/grosze.ts';
import { sentAmount } from '../core/money/sent-amount.ts';
import { formatAmount } from '../core/number/amount.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';

/** The most that somebody pays in cash at once, in grosze: 50 000,00 zł (docs/product/payments.md#receive). */
export const largestReceipt = 5_000_000;

/** Of how many parts of debts a person may say at once that a payment covers them. */
const mostAllocations = 100;

/** The longest words of a document, in characters. */
export const longestDescription = 300;

/** Made by the form for one payment, so that the same one sent again is recognised. */
const clientKey = z.uuid(messages.invalidValue);

/** The id of a record, where one has to be named at all. */
const optionalRecord = emptyAsNull(z.union([z.literal(''), id]));

/** What somebody says that a payment covers: parts of debts, each once. */
export const allocations = z
  .array(
    z.object({
      partId: id,
      amount: sentAmount({ max: largestAmount, ...amountRefusals }),
    }),
  )
  .check(
    z.maxLength(mostAllocations, messages.tooManyRecords(mostAllocations)),
    z.refine(
      (parts) => new Set(parts.map(({ partId }) => partId)).size === parts.length,
      'Jedna z należności jest podana dwa razy. Usuń jeden z wpisów.',
    ),
  );

/** The form of 'Przyjmij wpłatę (KP)'. A known `clientKey` posts nothing and answers as the first time. */
export const paymentReceive = z
  .object({
    cashBoxId: chosenRecord('Wybierz kasę'),
    /** Of a payment of an account whose; of other income none. */
    settlementId: optionalRecord,
    /** Of other income which; null of a payment of an account. */
    incomeCategoryId: orNull(chosenRecord('Wybierz kategorię przychodów')),
    amount: sentAmount({ max: largestReceipt, ...amountRefusals }),
    /** Today where it is not stated. */
    day: optionalDay,
    /** By what is paid where it is not stated. */
    description: optionalText({ max: longestDescription }),
    /** Null leaves it to the rule (docs/product/ledger.md#spreading). */
    allocations: orNull(allocations),
    clientKey,
  })
  .check(
    ruleOver(({ settlementId, incomeCategoryId }, { refuse }) => {
      if (!settlementId && incomeCategoryId === null) refuse('settlementId', 'Wybierz, kto wpłaca');
    }),
    z.refine(
      ({ settlementId, incomeCategoryId, allocations: parts }) =>
        incomeCategoryId === null || (settlementId === null && parts === null),
      {
        path: ['incomeCategoryId'],
        error: 'To jest albo inny przychód, albo wpłata na konto rozliczeniowe. Wybierz jedno.',
      },
    ),
    z.refine(
      ({ amount, allocations: parts }) =>
        parts === null || parts.reduce((sum, part) => sum + part.amount, 0) <= amount,
      {
        path: ['allocations'],
        error: 'Części są razem większe niż wpłata. Zmniejsz którąś z nich.',
      },
    ),
  );

export type PaymentReceive = z.output<typeof paymentReceive>;

/** What money is given out of a cash box for. */
export const payOutKindLabels = {
  refund: 'Zwrot nadpłaty',
  cost: 'Koszt',
  'to-bank': 'Wpłata na rachunek bankowy',
} as const;

export type PayOutKind = keyof typeof payOutKindLabels;

/** The form of 'Wypłać (KW)'. A known `clientKey` posts nothing and answers as the first time. */
export const paymentPayOut = z
  .object({
    cashBoxId: chosenRecord('Wybierz kasę'),
    kind: keyOf(payOutKindLabels, messages.invalidValue),
    /** Of a refund to whom; of nothing else. */
    settlementId: optionalRecord,
    /** Of a cost which; of nothing else. */
    costCategoryId: optionalRecord,
    amount: sentAmount({ max: largestCashAmount, ...amountRefusals }),
    /** Today where it is not stated. */
    day: optionalDay,
    /** By what is paid where it is not stated. */
    description: optionalText({ max: longestDescription }),
    clientKey,
  })
  .check(
    ruleOver(({ kind, settlementId, costCategoryId }, { refuse }) => {
      if (kind === 'refund' && !settlementId) refuse('settlementId', 'Wybierz, komu zwracasz');
      if (kind === 'cost' && !costCategoryId) refuse('costCategoryId', 'Wybierz kategorię kosztów');
    }),
  );

export type PaymentPayOut = z.output<typeof paymentPayOut>;

/** What a document was posted as. */
export const postedDocument = z.object({ id: z.string(), number: z.string() });

export type PostedDocument = z.infer<typeof postedDocument>;

/** An amount in the query of a call, whole grosze in digits; nothing is none. */
const queriedAmount = z._default(
  z.pipe(
    z.string(messages.invalidValue).check(
      z.refine((typed) => typed === '' || (parseGrosze(typed) ?? -1) >= 0, messages.invalidValue),
      z.meta({ type: 'integer', minimum: 0, maximum: largestAmount }),
    ),
    z.transform((typed) => parseGrosze(typed) ?? 0),
  ),
  0,
);

/** The payment that a preview is asked for; amount 0 only lists what is open. */
export const paymentPreviewQuery = z.object({
  settlementId: id,
  amount: queriedAmount,
  /** Today where it is not stated. */
  day: optionalDay,
  /** The words of the document where somebody typed any: what they name is covered first. */
  description: optionalText({ max: longestDescription }),
});

/** How a part of a debt is shown beside what a payment covers of it. */
export const partOfDebt = {
  partId: z.string(),
  /** Of the document it is owed by. */
  number: z.string(),
  feeKind: z.nullable(z.string()),
  description: z.nullable(z.string()),
  dueOn: dayReply,
} as const;

/** What a payment would cover by the rule that spreads it, if it were posted now: docs/product/payments.md#preview. */
export const paymentPreview = z.object({
  day: dayReply,
  /** What the account comes to before it: above zero is owed. */
  balance: grosze,
  /** The words that the document gets where none are stated. */
  description: z.string(),
  /** What is open, in the order in which it is covered. */
  parts: z.array(
    z.object({
      ...partOfDebt,
      /** Whether it was due before the day of the payment. */
      overdue: z.boolean(),
      open: grosze,
      covered: grosze,
      /** Whether the words of the payment name it (docs/product/ledger.md#named-debts). */
      named: z.boolean(),
    }),
  ),
  /** What would be overpaid. */
  left: grosze,
});

export type PaymentPreview = z.infer<typeof paymentPreview>;

/** The account that a document is about: its plot may be none. */
export const settlementOfPayment = z.object({
  id: z.string(),
  reference: z.string(),
  garden: z.nullable(z.object({ id: z.string(), name: z.string(), sector: z.string() })),
});

/** What the caller took in cash today, the newest first. */
export const ownReceipts = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      postingDay: dayReply,
      recordedAt: instantReply,
      amount: grosze,
      description: z.string(),
      settlement: z.nullable(settlementOfPayment),
      /** The number of what took it back. */
      reversedBy: z.nullable(z.string()),
    }),
  ),
});

/** The form of 'Przeksięguj': a payment, its part or a line of the bank's by its id. A known `clientKey` posts nothing. */
export const paymentMove = z.object({
  id,
  settlementId: chosenRecord('Wybierz, na które konto rozliczeniowe przeksięgować'),
  amount: sentAmount({ max: largestAmount, ...amountRefusals }),
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
  clientKey,
});

export type PaymentMove = z.output<typeof paymentMove>;

/** The form of a reversal: of a document of cash or a move, by its id, on a day and for a reason that names nobody. */
export const entryReverse = z.object({
  id,
  day: requiredDay,
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
});

/** Why money is not taken, not given, or not taken back: docs/product/payments.md. */
export const paymentRefusals = {
  overpaidIsOnly: (amount: number) =>
    `Nadpłata wynosi ${formatAmount(amount)}. Możesz zwrócić najwyżej ${formatAmount(amount)}.`,
  overpaidWaits: (overpaid: number, waiting: number) =>
    `Nadpłata wynosi ${formatAmount(overpaid)}, z tego na zwrot przelewem czeka ${formatAmount(waiting)}. Możesz zwrócić najwyżej ${formatAmount(Math.max(overpaid - waiting, 0))}.`,
  goneSettlement: 'Tego konta rozliczeniowego już nie ma. Wybierz inne.',
  otherKey: 'Tę operację już zapisano jako inny dokument. Odśwież stronę i zacznij od nowa.',
  sentOtherwise: (number: string, amount: number) =>
    `Ta operacja jest już zapisana jako ${number} na ${formatAmount(amount)}. Sprawdź ją na liście „Transakcje”. Następną zacznij od nowa: odśwież stronę.`,
  alreadyReversed: (number: string) => `Ten dokument ma już storno: ${number}.`,
  isReversal: 'To jest storno. Nie można go cofnąć – wystaw nowy dokument.',
  notCash: 'Tego dokumentu nie wystawiono w kasie. Cofnij go tam, gdzie powstał.',
  notPayment:
    'Przeksięgować można tylko wpłatę na konto rozliczeniowe. Otwórz tę wpłatę i przeksięguj ją stamtąd.',
  notAssigned:
    'Tej operacji nie przypisano jeszcze do konta rozliczeniowego. Przypisz ją od razu do właściwego.',
  isSplit: 'Ta wpłata jest podzielona. Otwórz ją i wybierz, którą jej część przeksięgować.',
  sameSettlement: 'Ta wpłata jest już na tym koncie rozliczeniowym. Wybierz inne.',
  movableIsOnly: (amount: number) =>
    `Z tej wpłaty można przeksięgować najwyżej ${formatAmount(amount)}. Zmniejsz kwotę.`,
  movedWholly: (number: string) =>
    `Tę wpłatę już przeksięgowano (${number}). Jeśli to pomyłka, zrób storno tego przeksięgowania.`,
  nothingToMove: 'Całą tę wpłatę już zwrócono. Nie ma czego przeksięgować.',
  beforeDocument: 'Storno nie może być wcześniejsze niż dokument. Wybierz późniejszy dzień.',
} as const;
