import type { Insertable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The kinds of documents, each with numbers of its own: docs/product/ledger.md#numbers. */
export type Series = Insertable<Database['ledgerEntry']>['series'];

/** A part of a debt: what is to be paid by which day ('YYYY-MM-DD'), in grosze, more than zero. */
export interface PartDraft {
  readonly feeKindId: string | null;
  /** In somebody's words, if any. */
  readonly description: string | null;
  readonly dueOn: string;
  readonly amount: number;
  /** Of interest the part of a debt on which it is: it is paid just before that. */
  readonly interestOnId?: string;
}

/** What of a payment covers which part of a debt. */
export interface Share {
  readonly itemId: string;
  readonly amount: number;
}

/** A line of the account 200, which is somebody's: a debt comes in parts, a payment has none. */
interface SettlementLine {
  readonly code: '200';
  readonly settlementId: string;
  readonly parts: readonly PartDraft[];
  /** Of a payment what a person says that it covers; the rest is left to the rule. */
  readonly covers?: readonly Share[];
  /** It gives back what is overpaid, and is covered by that at once. */
  readonly isRefund?: true;
  /** It writes off what is open of these parts, and covers them whatever is spread anew. */
  readonly writesOff?: readonly Share[];
  /** It moves this payment, a credit of the same account, to another one, and is covered by it at once. */
  readonly movedFrom?: string;
}

/** A line of the account 100, which is what is in a cash box. */
interface CashLine {
  readonly code: '100';
  readonly cashBoxId: string;
}

/** A line of the account 130, which is what is on a bank account. */
interface BankLine {
  readonly code: '130';
  readonly bankAccountId: string;
}

/** A line of the account 240: what it is for nobody has said yet. */
interface UnclearLine {
  readonly code: '240';
  readonly bankLineId: string;
}

/** A line of the account 400, which says what for. */
interface CostLine {
  readonly code: '400';
  readonly costCategoryId: string;
}

/** A line of the account 750, which says what money came for that is nobody's account's. */
interface IncomeLine {
  readonly code: '750';
  readonly incomeCategoryId: string;
}

/** A line of any other ledger account; of fees it says which kind. */
interface OtherLine {
  readonly code: Exclude<
    Insertable<Database['ledgerLine']>['code'],
    '100' | '130' | '200' | '240' | '400' | '750'
  >;
  readonly feeKindId?: string | null;
}

/** In grosze, above zero for debit (Wn), below for credit (Ma). */
export type LineDraft = (
  | SettlementLine
  | CashLine
  | BankLine
  | UnclearLine
  | CostLine
  | IncomeLine
  | OtherLine
) & {
  readonly amount: number;
};

/** Of a movement by bank: what else it is found by, and whether it waits until somebody says what it is for. */
export interface MovementByBank {
  readonly search: string;
  readonly waiting: 'suggested' | 'unclear' | null;
  /** Of one that is posted together with what it is for. */
  readonly isFor?: OneSubject;
}

/** The one account, or category, that a movement is for. */
export interface OneSubject {
  readonly settlementId: string | null;
  readonly costCategoryId: string | null;
  readonly incomeCategoryId: string | null;
}

/** An entry as it is to be posted. */
export interface EntryDraft {
  readonly postingDay: string;
  /** The day that counts for interest; the posting day where none is stated. */
  readonly effectiveDay?: string;
  /** The words of the entry, without names of people. */
  readonly description: string;
  /** What of these words somebody typed, to be looked through for names; all of them where it is not stated. */
  readonly typed?: string;
  /** Of a payment by bank what its payer wrote, which names what it is for and stands in no entry. */
  readonly title?: string;
  readonly lines: readonly LineDraft[];
  /** The entry that this one takes back. */
  readonly reversesId?: string;
  readonly byBank?: MovementByBank;
  /** Made by the form for this one entry: nothing is posted twice by it. */
  readonly clientKey?: string;
}

/** Entries of one document of one kind, posted together. */
export interface DocumentDraft {
  readonly series: Series;
  /** A file or run: its entries share one number and have a place in it, posted at once or one lot after another. */
  readonly sourceId: string | null;
  readonly entries: readonly EntryDraft[];
}

/** An entry with what it got when it was posted. */
export interface PostedEntry extends EntryDraft {
  readonly id: string;
  readonly number: string;
}

/** The cash boxes that entries are about, each once. */
export function cashBoxesOf(entries: readonly EntryDraft[]): string[] {
  return eachOnce(entries, (line) => (line.code === '100' ? line.cashBoxId : undefined));
}

/** The bank accounts that entries are about, each once. */
export function bankAccountsOf(entries: readonly EntryDraft[]): string[] {
  return eachOnce(entries, (line) => (line.code === '130' ? line.bankAccountId : undefined));
}

/** The settlement accounts that entries are about, each once. */
export function settlementsOf(entries: readonly EntryDraft[]): string[] {
  return eachOnce(entries, (line) => (line.code === '200' ? line.settlementId : undefined));
}

/**
 * The ids that lines of entries name, each once and sorted. Called for thousands of entries one by one, and most entries name one id or
 * none: these get by without a set.
 */
function eachOnce(
  entries: readonly EntryDraft[],
  named: (line: LineDraft) => string | undefined,
): string[] {
  const ids: string[] = [];
  let last: string | undefined;
  for (const { lines } of entries) {
    for (const line of lines) {
      const id = named(line);
      if (id === undefined || id === last) continue;
      ids.push(id);
      last = id;
    }
  }
  return ids.length < 2 ? ids : [...new Set(ids)].toSorted();
}
