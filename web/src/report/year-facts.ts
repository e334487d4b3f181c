import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { reportText } from './report.text.ts';

/** What is drawn of each month. */
export const drawn = ['charged', 'paid', 'spent'] as const;

/** The figures of a year, each with its words: the same on every screen. */
export function yearFacts({ charged, paid, open, spent, asOf }: YearFigures) {
  return {
    charged: { label: reportText.charged, value: formatAmount(charged) },
    paid: { label: reportText.paid, value: formatAmount(paid) },
    open: { label: reportText.openOn(asOf), value: formatAmount(open) },
    spent: { label: reportText.spent, value: formatAmount(spent) },
  };
}

/** Whether anything came or went, or is open; of a year that has not begun nothing is shown. */
export function isAnything({ charged, paid, open, spent, months }: YearFigures): boolean {
  return months.length > 0 && [charged, paid, open, spent].some((amount) => amount !== 0);
}
