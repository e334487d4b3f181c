import { defineDeadline } from '../core/time/deadline.ts';

/**
 * The holders are shown the finances of the year before until the first of July, as a document: docs/product/deadlines.md#annual-finances.
 * Its id is the year in which they are.
 */
export const annualFinancesDeadline = defineDeadline('annual-finances', {
  permission: 'document:read',
  places: ['fees', 'transactions'],
  facts: {},
});

/** What the name of such a document has in it, beside the year that it is about. */
export const annualFinancesWords = 'Informacja finansowa';

/** What such a document is called, by the year that it is about. */
export function annualFinancesName(year: number): string {
  return `${annualFinancesWords} za ${year} rok`;
}
