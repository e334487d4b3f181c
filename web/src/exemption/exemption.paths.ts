import type { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import { type RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the exemptions. */
export const exemptionPlace = {
  name: 'exemption',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/ulgi',
    create: '/oplaty/nowa-ulga',
    details: '/oplaty/ulgi/:id',
    edit: '/oplaty/ulgi/:id/edycja',
  },
} as const satisfies RecordPlace<typeof exemptionRecord>;
