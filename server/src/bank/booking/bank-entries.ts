import type { EntryDraft, LineDraft, MovementByBank } from '#src/ledger/entry-draft.ts';

/** A line of the bank's as it is posted; the amount in grosze, below zero where money left. */
export interface PostedLine {
  readonly id: string;
  readonly bankAccountId: string;
  readonly bookingDay: string;
  readonly amount: number;
  readonly title: string;
}

/** What a line, or a part of it, is for; the amount in grosze, above zero for money that came in and for money that left. */
export type Purpose = { readonly amount: number } & (
  | { readonly settlementId: string }
  | { readonly costCategoryId: string }
  | { readonly incomeCategoryId: string }
  /** Cash that was carried to the bank. */
  | { readonly inTransit: true }
);

/** The words of the entries of the bank's: what a payer wrote stays with the line, since it may name people. */
const bankWords = {
  in: 'Wpływ na rachunek bankowy',
  out: 'Wypłata z rachunku bankowego',
  assignment: 'Przypisanie operacji bankowej',
} as const;

/** What moved on a bank account, 130 against 240 until somebody says what it is for (docs/product/bank.md#booking). */
export function movementEntry(line: PostedLine, byBank: MovementByBank): EntryDraft {
  const { id: bankLineId, bankAccountId, bookingDay, amount } = line;
  return {
    postingDay: bookingDay,
    description: amount > 0 ? bankWords.in : bankWords.out,
    typed: '',
    lines: [
      { code: '130', bankAccountId, amount },
      { code: '240', bankLineId, amount: -amount },
    ],
    byBank,
  };
}

/**
 * What a line is for, 240 against it (docs/product/bank.md#booking). `postingDay` is the line's own day, or a later one
 * where that is closed: the day that counts for interest stays the line's. The purposes come to the amount of the line.
 */
export function assignmentEntry(
  line: PostedLine,
  purposes: readonly Purpose[],
  postingDay: string = line.bookingDay,
): EntryDraft {
  const { id: bankLineId, bookingDay, amount, title } = line;
  const isIncoming = amount > 0;
  return {
    postingDay,
    effectiveDay: bookingDay,
    description: bankWords.assignment,
    typed: '',
    title,
    lines: [
      { code: '240', bankLineId, amount },
      ...purposes.map((purpose) => purposeLine(purpose, isIncoming, bookingDay)),
    ],
  };
}

/** What an account is given back is owed by it from that day on, and covered at once by what it has overpaid. */
function purposeLine(purpose: Purpose, isIncoming: boolean, day: string): LineDraft {
  const amount = isIncoming ? -purpose.amount : purpose.amount;
  if ('costCategoryId' in purpose) {
    return { code: '400', costCategoryId: purpose.costCategoryId, amount };
  }
  if ('incomeCategoryId' in purpose) {
    return { code: '750', incomeCategoryId: purpose.incomeCategoryId, amount };
  }
  if ('inTransit' in purpose) return { code: '140', amount };
  const { settlementId } = purpose;
  if (isIncoming) return { code: '200', settlementId, amount, parts: [] };
  const part = { feeKindId: null, description: null, dueOn: day, amount };
  return { code: '200', settlementId, amount, parts: [part], isRefund: true };
}
