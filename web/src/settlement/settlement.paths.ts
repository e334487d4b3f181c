import type { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import type { RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the settlement accounts. */
export const settlementPlace = {
  name: 'settlement',
  permissions: { read: 'settlement:read', write: 'fee:write' },
  screens: {
    list: '/oplaty/konta',
    details: '/oplaty/konta/:id',
    edit: '/oplaty/konta/:id/edycja',
  },
} as const satisfies RecordPlace<typeof settlementRecord>;
