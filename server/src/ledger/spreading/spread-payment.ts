import type { Share } from '../entry-draft.ts';

/** A part of a debt that is open, in grosze. Interest that is paid before the debt on which it is stands where that does. */
export interface OpenPart {
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string;
  /** Of its fee kind: which of those that are due on one day comes first. */
  readonly position: number;
  /** In which order the debts were posted: what sorts as their numbers do. */
  readonly order: string;
  readonly open: number;
  /** Whether it is interest that comes before the debt on which it is. */
  readonly isInterestFirst?: boolean;
}

/**
 * Spreads a payment over open parts, all amounts in grosze (docs/product/ledger.md#spreading): first over those that
 * the payer named, then over the others, each time the one that was due first, of those of one day by the order of their
 * fee kinds, then of their numbers; noted interest just before the debt on which it is. What is due comes before what is not by that alone.
 * What is left is overpaid.
 */
export function spreadPayment<Part extends OpenPart>(
  amount: number,
  parts: readonly Part[],
  isNamed: (part: Part) => boolean,
): Share[] {
  let left = amount;
  const shares: Share[] = [];
  // Whether a part is named is looked up once, and not for each comparison.
  const ranked = parts.map((part) => ({ part, isNamed: isNamed(part) })).toSorted(byRule);
  for (const {
    part: { id, open },
  } of ranked) {
    const share = Math.min(left, open);
    if (share > 0) shares.push({ itemId: id, amount: share });
    left -= share;
  }
  return shares;
}

interface Ranked {
  readonly part: OpenPart;
  readonly isNamed: boolean;
}

function byRule(one: Ranked, other: Ranked): number {
  return (
    Number(other.isNamed) - Number(one.isNamed) ||
    compare(one.part.dueOn, other.part.dueOn) ||
    one.part.position - other.part.position ||
    compare(one.part.order, other.part.order) ||
    Number(other.part.isInterestFirst ?? false) - Number(one.part.isInterestFirst ?? false)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
