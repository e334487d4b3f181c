import type { RecordDefinition } from '../core/record/record.ts';

/** Where the cash boxes are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const cashBoxPlace = {
  name: 'cash-box',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/kasa',
    create: '/transakcje/nowa-kasa',
    details: '/transakcje/kasa/:id',
    edit: '/transakcje/kasa/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
