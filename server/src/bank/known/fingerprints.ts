import { createHash } from 'node:crypto';
import { type LineFacts, tellingFacts } from './line-facts.ts';

/**
 * Returns a fingerprint for each of the lines, in their order, that no other line of its account has
 * (docs/product/bank.md#known): a hash of the account, of the facts that distinguish the line, and of an ordinal, which
 * distinguishes lines with equal facts; 64 hexadecimal digits. It never returns one of `taken`.
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
