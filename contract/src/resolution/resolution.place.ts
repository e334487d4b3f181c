import type { RecordDefinition } from '../core/record/record.ts';

/** Where the resolutions are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const resolutionPlace = {
  name: 'resolution',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/uchwaly',
    create: '/oplaty/nowa-uchwala',
    details: '/oplaty/uchwaly/:id',
    edit: '/oplaty/uchwaly/:id/edycja',
  },
} as const satisfies Partial<RecordDefinition>;
