import type { incomeCategoryRecord } from '@grzadka/contract/income-category/income-category.record';
import { paths } from '../core/paths.ts';
import { plainArea } from '../core/record/record-area.tsx';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the income categories: they are below the transactions, whose hub leads there. */
export const incomeCategoryPlace = {
  name: 'income-category',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: screensBelow(paths.transactions, {
    list: 'kategorie-przychodow',
    create: 'nowa-kategoria-przychodow',
  }),
} as const satisfies RecordPlace<typeof incomeCategoryRecord>;

/** The income categories in the browser. */
export const area = plainArea({
  place: incomeCategoryPlace,
  definition: async () =>
    (await import('@grzadka/contract/income-category/income-category.record')).incomeCategoryRecord,
  above: paths.transactions,
  help: 'transakcje#kategorie-przychodów',
  // What was taken is shown with the names of the categories.
  touches: { records: ['transaction'], lists: ['transaction'] },
});
