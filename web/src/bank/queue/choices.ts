import type { BankLineAssign, LineCandidates } from '@grzadka/contract/bank/queue/bank-line.model';
import { settlementText } from '../../settlement/settlement.text.ts';
import { bankLineText } from './bank-line.text.ts';

type Candidate = LineCandidates['items'][number];
type Part = BankLineAssign['parts'][number];

/** Something that a line may be for as a whole, chosen by one key. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Who it is about; '' for nobody. */
  readonly holders: string;
  /** Why it is offered, in words. */
  readonly reasons: readonly string[];
  /** Of an account what is open there. */
  readonly account?: Candidate;
  /** What is sent; the amount above zero, in grosze. */
  readonly part: (amount: number) => Part;
}

/** What is offered for a line, the best first: accounts, refunds that wait for it, the cost that was paid there last. */
export function choicesOf({ items, refunds, costCategory }: LineCandidates): readonly Choice[] {
  return [
    ...items.map((candidate) => {
      const { settlement, holders, reasons } = candidate;
      return {
        id: settlement.id,
        name: settlementText.nameOf(settlement),
        holders,
        reasons: reasons.map(({ words }) => words),
        account: candidate,
        part: (amount: number) => ({ settlementId: settlement.id, amount }),
      };
    }),
    ...refunds.map(({ id, settlement, holders }) => ({
      id,
      name: bankLineText.refund(settlementText.nameOf(settlement)),
      holders,
      reasons: [bankLineText.refundHint],
      part: (amount: number) => ({ refundId: id, amount }),
    })),
    ...(costCategory === null
      ? []
      : [
          {
            id: costCategory.id,
            name: bankLineText.cost(costCategory.name),
            holders: '',
            reasons: [bankLineText.lastCost],
            part: (amount: number) => ({ costCategoryId: costCategory.id, amount }),
          },
        ]),
  ].slice(0, mostChoices);
}

/** Each has a key of its own, from 1 on. */
const mostChoices = 5;
