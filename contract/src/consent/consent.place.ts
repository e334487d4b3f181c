import type { RecordDefinition } from '../core/record/record.ts';

/** Where the consents are listed, and who may go there: apart from what is true of them, for the addresses of the first page. */
export const consentPlace = {
  name: 'consent',
  permissions: { read: 'party:read', write: 'party:write' },
  screens: { list: '/wiadomosci/zgody' },
} as const satisfies Partial<RecordDefinition>;
