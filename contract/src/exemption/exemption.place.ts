import type { RecordDefinition } from '../core/record/record.ts';

/** Where the exemptions are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const exemptionPlace = {
  name: 'exemption',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/ulgi',
    create: '/oplaty/nowa-ulga',
    details: '/oplaty/ulgi/:id',
    edit: '/oplaty/ulgi/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
