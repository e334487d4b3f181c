import type { bankProfileRecord } from '@grzadka/contract/bank/profiles/bank-profile.record';
import { type RecordPlace } from '../../core/record/record-path.ts';

/** What the first page knows of the own profiles; a new one is made where a file is read that none knows. */
export const bankProfilePlace = {
  name: 'bank-profile',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  screens: {
    list: '/transakcje/profile',
    create: '/transakcje/import',
    details: '/transakcje/profile/:id',
    edit: '/transakcje/profile/:id/edycja',
  },
} as const satisfies RecordPlace<typeof bankProfileRecord>;
