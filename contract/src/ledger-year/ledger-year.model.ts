import * as z from 'zod/mini';
import { instantReply, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';

/** What keeps a year from being closed, each with what is to be done about it (docs/product/closing.md#hindrances). */
export const closingHindrance = z.discriminatedUnion('kind', [
  /** Lines of the bank's of the year, or of earlier ones, that nobody has said the purpose of. */
  z.object({ kind: z.literal('unclear-lines'), count: z.int() }),
  /** A draft that would be charged in the year. */
  z.object({ kind: z.literal('draft-run'), runId: z.string(), title: z.string() }),
  /** What the ledger has on a bank account on a day, less what its last statement closed with. */
  z.object({
    kind: z.literal('bank-difference'),
    bankAccountId: z.string(),
    name: z.string(),
    day: dayReply,
    difference: grosze,
  }),
  /** Documents of a cash box that stand on no printed report, and their first and last day. */
  z.object({
    kind: z.literal('cash-report'),
    cashBoxId: z.string(),
    name: z.string(),
    from: dayReply,
    thru: dayReply,
    count: z.int(),
  }),
  /** What the check of the ledger has found when it was last done; null where it was never done, or could not be. */
  z.object({ kind: z.literal('ledger-check'), found: z.nullable(z.int()) }),
]);

export type ClosingHindrance = z.infer<typeof closingHindrance>;

/** A document of the set of a closed year. */
const yearPaper = z.object({ id: z.string(), name: z.string(), fileName: z.string() });

/** A year of the ledger. */
export const ledgerYear = z.object({
  year: z.int(),
  /** 'running' until its last day is over. */
  state: z.enum(['running', 'open', 'closed']),
  closedAt: z.nullable(instantReply),
  /** Who closed it; null where that login is no more. */
  closedBy: z.nullable(z.string()),
  /** When and why it was opened again since it was last closed. */
  reopenedAt: z.nullable(instantReply),
  reopenReason: z.nullable(z.string()),
  /** It is the one that can be closed next, unless something hinders. */
  isNext: z.boolean(),
  /** It is the one that can be opened again. */
  isLastClosed: z.boolean(),
  /** Of the next one, what keeps it from being closed. */
  hindrances: z.array(closingHindrance),
  /** Whether what is printed of a closed year is still to come. */
  arePapersDue: z.boolean(),
  papers: z.array(yearPaper),
});

export type LedgerYear = z.infer<typeof ledgerYear>;

/** The years of the ledger, the newest first, and the last day on which nothing is posted any more. */
export const ledgerYears = z.object({
  closedThru: z.nullable(dayReply),
  items: z.array(ledgerYear),
});

export type LedgerYears = z.infer<typeof ledgerYears>;

/** Until when what was posted in a year has to be kept: five years from the beginning of the next one (Accounting Act, article 74). */
export function keptThru(of: number): string {
  return `${of + 5}-12-31`;
}

const year = z.int(messages.invalidValue).check(z.minimum(1995), z.maximum(2099));

/** Which year is to be closed. */
export const yearClose = z.object({ year });

/** Which year is to be opened again, and why: not in words about people, since it is kept. */
export const yearReopen = z.object({
  year,
  reason: text({ max: 300, empty: 'Podaj powód' }),
});

/** Why a year is not closed, or not opened again. */
export const ledgerYearRefusals = {
  notOver: (of: number) =>
    `Rok ${of} jeszcze trwa. Zamkniesz go od ${of + 1}.01.01, kiedy będzie już wszystko z tego roku.`,
  empty: (of: number) => `W roku ${of} nie ma żadnych księgowań, więc nie ma czego zamykać.`,
  closed: (of: number) => `Rok ${of} jest już zamknięty.`,
  earlierFirst: (of: number) => `Najpierw zamknij rok ${of}: lata zamyka się po kolei.`,
  hindered: (of: number, count: number) =>
    `Roku ${of} nie można jeszcze zamknąć (przeszkody: ${count}). Zobacz listę: Transakcje → Lata.`,
  notClosed: (of: number) => `Rok ${of} nie jest zamknięty.`,
  laterFirst: (of: number) => `Otworzyć można tylko ostatni zamknięty rok, czyli ${of}.`,
} as const;

/** What the documents of a closed year are called, in the order in which they are made. */
export const yearPaperNames = {
  turnover: (of: number) => `Zestawienie obrotów i sald ${of}`,
  receivables: (of: number) => `Należności na 31.12.${of}`,
  cash: (of: number) => `Raport kasowy ${of}`,
} as const;

export type YearPaper = keyof typeof yearPaperNames;
