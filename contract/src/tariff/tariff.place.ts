import type { RecordDefinition } from '../core/record/record.ts';

/** Where the tariffs are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const tariffPlace = {
  name: 'tariff',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/taryfy',
    create: '/oplaty/nowa-taryfa',
    details: '/oplaty/taryfy/:id',
    edit: '/oplaty/taryfy/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
