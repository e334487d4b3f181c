import { foldText } from '#src/core/fold-text.ts';
import type { StatementLine } from '../reading/statement.ts';
import { ownReference } from '../reading/text/own-reference.ts';

/** What of a line tells it from others; amounts in grosze, days as 'YYYY-MM-DD'. */
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

/** All that tells a line; lines that are equal in it are told apart by their number alone. Texts fold, since banks write them now in capitals and now without diacritics. */
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
