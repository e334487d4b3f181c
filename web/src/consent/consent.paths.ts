import type { consentRecord } from '@grzadka/contract/consent/consent.record';
import { type RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the consents. */
export const consentPlace = {
  name: 'consent',
  permissions: { read: 'party:read', write: 'party:write' },
  screens: { list: '/wiadomosci/zgody' },
} as const satisfies RecordPlace<typeof consentRecord>;
