import { incomeCategoryPlace } from '@grzadka/contract/income-category/income-category.place';
import { recordArea } from '../core/record/record-area.tsx';

const help = 'transakcje#kategorie-przychodów';

/** The income categories in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  record: incomeCategoryPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./income-category.screens.ts')).incomeCategoryScreens,
  // What was taken is shown with the names of the categories.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
