import { createHash } from 'node:crypto';
import { type LineFacts, tellingFacts } from './line-facts.ts';

/**
 * What tells each of these lines from all others of its account (docs/product/bank.md#known), in their order: of the account, what tells the line, and an
 * ordinal, by which lines that are equal in all are told apart; 64 hexadecimal digits each. None of `taken` is given again.
 */
export function newFingerprints(
  bankAccountId: string,
  lines: readonly LineFacts[],
  taken: Iterable<string>,
): readonly string[] {
  const used = new Set(taken);
  const ordinals = new Map<string, number>();
  return lines.map((line) => {
    const facts = JSON.stringify([bankAccountId, ...tellingFacts(line)]);
    let ordinal = ordinals.get(facts) ?? 0;
    let print: string;
    do {
      ordinal += 1;
      print = createHash('sha256').update(`${facts}${ordinal}`).digest('hex');
    } while (used.has(print));
    ordinals.set(facts, ordinal);
    used.add(print);
    return print;
  });
}
