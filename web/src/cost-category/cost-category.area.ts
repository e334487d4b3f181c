import { costCategoryPlace } from '@grzadka/contract/cost-category/cost-category.place';
import { recordArea } from '../core/record/record-area.tsx';

const help = 'transakcje#kategorie-kosztów';

/** The cost categories in the browser: their screens belong to the transactions, whose hub leads there. */
export const area = recordArea({
  record: costCategoryPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./cost-category.screens.ts')).costCategoryScreens,
  // What was paid out is shown with the names of the categories.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
