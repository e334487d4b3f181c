import type { StatementLine } from '../statement.ts';

/** What an account came to before and after some lines, in grosze. */
interface Chain {
  readonly opening: number;
  readonly closing: number;
}

/**
 * The balances before the first and after the last of the lines, by those beside them, whether the oldest stands first or last. Undefined
 * where these do not follow one another, as in a table that was filtered.
 */
export function chainOf(lines: readonly StatementLine[]): Chain | undefined {
  return forward(lines) ?? forward(lines.toReversed());
}

function forward(lines: readonly StatementLine[]): Chain | undefined {
  const [first] = lines;
  if (!first || first.balanceAfter === null) return undefined;
  const opening = first.balanceAfter - first.amount;
  let closing = opening;
  for (const { amount, balanceAfter } of lines) {
    closing += amount;
    if (balanceAfter !== closing) return undefined;
  }
  return { opening, closing };
}
