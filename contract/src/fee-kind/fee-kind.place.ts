import type { RecordDefinition } from '../core/record/record.ts';

/** Where the fee kinds are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const feeKindPlace = {
  name: 'fee-kind',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/rodzaje',
    create: '/oplaty/nowy-rodzaj',
    details: '/oplaty/rodzaje/:id',
    edit: '/oplaty/rodzaje/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
