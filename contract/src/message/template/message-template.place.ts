import type { RecordDefinition } from '../../core/record/record.ts';

/** Where the templates of messages are, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const messageTemplatePlace = {
  name: 'message-template',
  permissions: { read: 'message:read', write: 'message:write' },
  screens: {
    list: '/wiadomosci/szablony',
    create: '/wiadomosci/nowy-szablon',
    edit: '/wiadomosci/szablony/:id',
  },
} as const satisfies Partial<RecordDefinition>;
