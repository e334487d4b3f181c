import type { Decision } from './decide.ts';

/** A line by which money left; the amount in grosze, below zero. */
interface OutgoingLine {
  readonly amount: number;
  readonly counterpartyAccount: string | null;
}

/** A refund that waits for its line; the amount in grosze, above zero. */
interface WaitingRefund {
  readonly id: string;
  readonly targetAccount: string;
  readonly amount: number;
}

/** The cost category that an account was paid for last. */
interface LastCategory {
  readonly counterpartyAccount: string;
  readonly costCategoryId: string;
}

/** What an outgoing line is for. */
export interface OutgoingMatch {
  readonly decision: Decision;
  readonly refundIds: readonly string[];
  readonly costCategoryId: string | null;
}

/** Prepares to find what outgoing lines are for (docs/product/bank.md#outgoing). */
export function prepareOutgoing(
  refunds: readonly WaitingRefund[],
  categories: readonly LastCategory[],
): (line: OutgoingLine) => OutgoingMatch {
  const waiting = Map.groupBy(refunds, ({ targetAccount, amount }) => `${targetAccount} ${amount}`);
  const last = new Map(
    categories.map(({ counterpartyAccount, costCategoryId }) => [
      counterpartyAccount,
      costCategoryId,
    ]),
  );
  return ({ amount, counterpartyAccount }) => {
    const refundIds = (waiting.get(`${counterpartyAccount} ${-amount}`) ?? [])
      .map(({ id }) => id)
      .toSorted();
    if (refundIds.length > 0) {
      const decision = refundIds.length === 1 ? 'automatic' : 'suggested';
      return { decision, refundIds, costCategoryId: null };
    }
    const costCategoryId = last.get(counterpartyAccount ?? '') ?? null;
    return {
      decision: costCategoryId === null ? 'unclear' : 'suggested',
      refundIds,
      costCategoryId,
    };
  };
}
