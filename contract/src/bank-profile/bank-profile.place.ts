import type { RecordDefinition } from '../core/record/record.ts';

/**
 * Where the own profiles are, and who may go there: apart from what is true of them, for the addresses of the first page. A new
 * one is made where a file is read that none knows.
 */
export const bankProfilePlace = {
  name: 'bank-profile',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/profile',
    create: '/transakcje/import',
    details: '/transakcje/profile/:id',
    edit: '/transakcje/profile/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
