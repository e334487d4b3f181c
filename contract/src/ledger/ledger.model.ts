import * as z from 'zod/mini';
import { optionalInstant } from '../core/fields.ts';
import { pageFields } from '../core/list/page-fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { formatAmount } from '../core/number/amount.ts';
import { dayReply, optionalDay, requiredDay } from '../core/time/day.ts';
import { dayInFigures } from '../core/time/in-figures.ts';

/** The kinds of documents, by what their numbers begin with: docs/product/ledger.md#numbers. */
export const documentSeries = {
  KP: 'Wpłata do kasy',
  KW: 'Wypłata z kasy',
  NAL: 'Naliczenie',
  NO: 'Nota odsetkowa',
  ST: 'Storno',
  PK: 'Inne księgowanie',
  BO: 'Bilans otwarcia',
} as const;

/** The chart of accounts: docs/product/ledger.md#entries. */
export const ledgerAccounts = {
  '100': 'Kasa',
  '130': 'Rachunek bankowy',
  '140': 'Środki pieniężne w drodze',
  '200': 'Rozrachunki z działkowcami',
  '240': 'Wpływy i wydatki do wyjaśnienia',
  '400': 'Koszty',
  '700': 'Przychody z opłat',
  '750': 'Inne przychody',
  '760': 'Umorzenia',
  '800': 'Bilans otwarcia',
} as const;

/** What is said where a cash box has less than is to be taken out, in grosze (docs/product/payments.md#never-below-zero). */
export function cashIsOnly(amount: number): string {
  return `W kasie jest tylko ${formatAmount(amount)}. Zmniejsz kwotę albo sprawdź dzień.`;
}

/** What is said where something is to be posted in a closed year, or before it (docs/product/closing.md#guard). */
export function periodIsClosed(year: number): string {
  const last = dayInFigures(`${year}-12-31`);
  return `Okres do ${last} jest zamknięty. Wybierz późniejszy dzień. Rok ${year} może otworzyć tylko administrator: Transakcje → Lata.`;
}

/** What is said where a payment that is to be taken back was moved to another account (docs/product/payments.md#moves). */
export function movedAlready(number: string): string {
  return `Tę wpłatę przeksięgowano (${number}). Najpierw zrób storno tego przeksięgowania.`;
}

/** What is said where a debt that is to be taken back was written off, or a part of it (docs/product/payments.md#write-offs). */
export function writtenOffAlready(number: string, reference: string): string {
  return `Należność z konta rozliczeniowego ${reference} jest umorzona (${number}). Najpierw zrób tam storno umorzenia.`;
}

/** A part of a debt: what for, in whose words, by which day, and how much of it. */
const part = z.object({
  feeKind: z.nullable(z.string()),
  description: z.nullable(z.string()),
  dueOn: dayReply,
  amount: grosze,
});

/** What is posted on a settlement account, as the account's running list shows it. */
export const runningEntry = z.object({
  id: z.string(),
  number: z.string(),
  series: z.enum(Object.keys(documentSeries) as (keyof typeof documentSeries)[]),
  postingDay: dayReply,
  description: z.string(),
  /** Above zero for what is owed, below for what is paid. */
  amount: grosze,
  /** Of the account, after it. */
  balance: grosze,
  /** The number of the entry that took it back. */
  reversedBy: z.nullable(z.string()),
  /** Whether it writes debts off (docs/product/payments.md#write-offs). */
  isWriteOff: z.boolean(),
  /** Of a debt its parts, and what of each is open, and was written off. */
  parts: z.array(z.extend(part, { open: grosze, writtenOff: grosze })),
  /**
   * Of a payment what it covers now, the document of that, and whether because its payer named it
   * (docs/product/ledger.md#named-debts).
   */
  covers: z.array(z.extend(part, { number: z.string(), named: z.boolean() })),
});

export type RunningEntry = z.infer<typeof runningEntry>;

const days = { from: optionalDay, thru: optionalDay };

const inOrder = z.refine<z.output<z.ZodMiniObject<typeof days>>>(
  ({ from, thru }) => from === null || thru === null || from <= thru,
  { path: ['thru'], error: messages.startAfterEnd },
);

/** The days whose postings are asked for; an open end lets everything through. */
export const postedDays = z.object(days).check(inOrder);

/** The same of the running list of an account, page by page. */
export const runningListQuery = z.object({ ...days, ...pageFields }).check(inOrder);

/** On which day a balance is asked for, and as it was known at which instant, both inclusive; without one as it is known now. */
export const balanceQuery = z.object({ on: requiredDay, 'recorded-thru': optionalInstant });

/** What an account comes to: `balance` is what is due and not due without what is overpaid. */
export const settlementBalance = z.object({
  balance: grosze,
  due: grosze,
  notDue: grosze,
  overpaid: grosze,
});

export type SettlementBalance = z.infer<typeof settlementBalance>;

/** What was in a cash box, or on a bank account, when the program began to keep it (docs/product/payments.md#cash-opening). */
export const statedOpening = z.object({
  id: z.string(),
  number: z.string(),
  postingDay: dayReply,
  amount: grosze,
});

export type StatedOpening = z.infer<typeof statedOpening>;
