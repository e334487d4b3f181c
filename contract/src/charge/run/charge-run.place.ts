import type { RecordDefinition } from '../../core/record/record.ts';

/** Where the charge runs are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const chargeRunPlace = {
  name: 'charge-run',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/naliczenia',
    create: '/oplaty/nowe-naliczenie',
    details: '/oplaty/naliczenia/:id',
    edit: '/oplaty/naliczenia/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
