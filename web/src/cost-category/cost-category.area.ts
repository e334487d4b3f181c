import type { costCategoryRecord } from '@grzadka/contract/cost-category/cost-category.record';
import { paths } from '../core/paths.ts';
import { plainArea } from '../core/record/record-area.tsx';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the cost categories: they are below the transactions, whose hub leads there. */
export const costCategoryPlace = {
  name: 'cost-category',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: screensBelow(paths.transactions, {
    list: 'kategorie-kosztow',
    create: 'nowa-kategoria-kosztow',
  }),
} as const satisfies RecordPlace<typeof costCategoryRecord>;

/** The cost categories in the browser. */
export const area = plainArea({
  place: costCategoryPlace,
  definition: async () =>
    (await import('@grzadka/contract/cost-category/cost-category.record')).costCategoryRecord,
  above: paths.transactions,
  help: 'transakcje#kategorie-kosztów',
  // What was paid out is shown with the names of the categories.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
