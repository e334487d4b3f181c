/** A part of a debt that is open, in grosze. */
export interface OpenPart {
  readonly id: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string;
  /** Of its fee kind: which of those that are due on one day comes first. */
  readonly position: number;
  /** In which order the debts were posted: what sorts as their numbers do. */
  readonly order: string;
  readonly open: number;
}

/** What of a payment covers which part. */
export interface Share {
  readonly itemId: string;
  readonly amount: number;
}

/**
 * Spreads a payment over open parts, all amounts in grosze (docs/product/ledger.md#spreading): first over those that
 * the payer named, then over the others, each time the one that was due first, of those of one day by the order of their
 * fee kinds, then of their numbers. What is due comes before what is not by that alone. What is left is overpaid.
 */
export function spreadPayment<Part extends OpenPart>(
  amount: number,
  parts: readonly Part[],
  isNamed: (part: Part) => boolean,
): Share[] {
  let left = amount;
  const shares: Share[] = [];
  for (const { id, open } of parts.toSorted(byRule(isNamed))) {
    const share = Math.min(left, open);
    if (share > 0) shares.push({ itemId: id, amount: share });
    left -= share;
  }
  return shares;
}

function byRule<Part extends OpenPart>(isNamed: (part: Part) => boolean) {
  return (one: Part, other: Part): number =>
    Number(isNamed(other)) - Number(isNamed(one)) ||
    compare(one.dueOn, other.dueOn) ||
    one.position - other.position ||
    compare(one.order, other.order);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
