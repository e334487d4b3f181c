import type { RecordDefinition } from '../core/record/record.ts';

/** Where the cost categories are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const costCategoryPlace = {
  name: 'cost-category',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/kategorie-kosztow',
    create: '/transakcje/nowa-kategoria-kosztow',
    details: '/transakcje/kategorie-kosztow/:id',
    edit: '/transakcje/kategorie-kosztow/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
