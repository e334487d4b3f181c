import { foldText } from '#src/core/fold-text.ts';
import type { StatementLine } from '../reading/statement.ts';
import { ownReference } from '../reading/text/own-reference.ts';

/** The facts that distinguish a line from others; amounts in grosze, days as 'YYYY-MM-DD'. */
export type LineFacts = Pick<
  StatementLine,
  | 'bookingDay'
  | 'valueDay'
  | 'amount'
  | 'counterpartyName'
  | 'counterpartyAccount'
  | 'title'
  | 'bankReference'
>;

/**
 * Returns all facts that distinguish a line; lines with equal facts differ by their ordinal alone. Texts are folded, since banks
 * write them now in capitals and now without diacritics.
 */
export function tellingFacts(line: LineFacts): readonly (string | number | null)[] {
  return [
    line.bookingDay,
    line.amount,
    line.valueDay,
    line.counterpartyAccount,
    foldText(line.counterpartyName ?? ''),
    foldText(line.title),
    // Earlier releases kept words for none.
    ownReference(line.bankReference ?? ''),
  ];
}
