import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';

/**
 * The terms of the law that run from a death, the next one first (docs/product/handovers.md#death): who may still declare that the plot
 * goes to them. Where somebody who holds it, too, goes on, there are none.
 * @param diedOn the day of the death
 */
export function lawTermsAfter(diedOn: string): HandoverDetails['lawTerms'] {
  const ofSpouse = lastDay.ofSpouse(diedOn);
  return [
    { words: words.spouse, on: ofSpouse },
    { words: words.relatives, on: lastDay.ofRelatives(diedOn) },
    { words: words.relativesAfterSpouse, on: lastDay.ofRelativesAfterSpouse(ofSpouse) },
  ];
}

const words = {
  spouse:
    'Małżonek, który nie miał prawa do działki, może złożyć oświadczenie: 6\u00a0miesięcy od śmierci (art.\u00a038 ust.\u00a01 ustawy o ROD, sprawdź w ustawie).',
  relatives:
    'Osoby bliskie mogą wystąpić o działkę: 6\u00a0miesięcy od śmierci (art.\u00a038 ustawy o ROD, sprawdź w ustawie).',
  relativesAfterSpouse:
    'Osoby bliskie mogą wystąpić o działkę, gdy małżonek nie złoży oświadczenia: 3\u00a0miesiące od wygaśnięcia jego prawa (art.\u00a038 ustawy o ROD, sprawdź w ustawie).',
} as const;
