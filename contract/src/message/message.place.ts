import type { RecordDefinition } from '../core/record/record.ts';

/** Where the messages are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const messagePlace = {
  name: 'message',
  permissions: { read: 'message:read', write: 'message:write' },
  screens: {
    list: '/wiadomosci',
    create: '/nowa-wiadomosc',
    details: '/wiadomosci/:id',
  },
} as const satisfies Partial<RecordDefinition>;
