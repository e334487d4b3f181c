import type { RecordDefinition } from '../core/record/record.ts';

/** Where the bank accounts are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const bankAccountPlace = {
  name: 'bank-account',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/rachunki',
    create: '/transakcje/nowy-rachunek',
    details: '/transakcje/rachunki/:id',
    edit: '/transakcje/rachunki/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
