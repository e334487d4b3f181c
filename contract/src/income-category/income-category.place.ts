import type { RecordDefinition } from '../core/record/record.ts';

/** Where the income categories are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const incomeCategoryPlace = {
  name: 'income-category',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/kategorie-przychodow',
    create: '/transakcje/nowa-kategoria-przychodow',
    details: '/transakcje/kategorie-przychodow/:id',
    edit: '/transakcje/kategorie-przychodow/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
