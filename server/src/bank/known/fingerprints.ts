import { createHash } from 'node:crypto';
import { foldText } from '#src/core/fold-text.ts';
import type { StatementLine } from '../reading/statement.ts';

/**
 * What tells each line of an account from all others, so that a file that is taken in again adds nothing
 * (docs/product/bank.md#known). `bankAccountId` is the account, `lines` are all of a file in its order; the answer has that
 * order, 64 hexadecimal digits each.
 */
export function fingerprintsOf(
  bankAccountId: string,
  lines: readonly StatementLine[],
): readonly string[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const facts = JSON.stringify([bankAccountId, ...tellingFacts(line)]);
    const ordinal = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, ordinal);
    return createHash('sha256').update(`${facts}${ordinal}`).digest('hex');
  });
}

/** Titles and names fold, since banks write them now in capitals and now without diacritics. */
function tellingFacts(line: StatementLine): readonly (string | number | null)[] {
  const { bookingDay, amount } = line;
  if (line.isReferenceUnique) return [bookingDay, amount, line.bankReference];
  return [
    bookingDay,
    amount,
    line.valueDay,
    line.counterpartyAccount,
    foldText(line.counterpartyName ?? ''),
    foldText(line.title),
  ];
}
