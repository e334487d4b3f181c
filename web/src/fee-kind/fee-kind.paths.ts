import type { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the fee kinds. */
export const feeKindPlace = {
  name: 'fee-kind',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: screensBelow(paths.fees, { list: 'rodzaje', create: 'nowy-rodzaj' }),
} as const satisfies RecordPlace<typeof feeKindRecord>;
