import type { costRecord } from '@grzadka/contract/cost/cost.record';
import { paths } from '../core/paths.ts';
import type { RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the costs: they come by what is paid, so that none is made by itself. */
export const costPlace = {
  name: 'cost',
  permissions: { read: 'ledger:read', write: 'bank:assign' },
  screens: {
    list: `${paths.transactions}/koszty`,
    details: `${paths.transactions}/koszty/:id`,
    edit: `${paths.transactions}/koszty/:id/edycja`,
  },
} as const satisfies RecordPlace<typeof costRecord>;
