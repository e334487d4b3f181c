import type { interestRateRecord } from '@grzadka/contract/interest-rate/interest-rate.record';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the interest rates. */
export const interestRatePlace = {
  name: 'interest-rate',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: screensBelow(paths.fees, { list: 'odsetki', create: 'nowa-stopa-odsetek' }),
} as const satisfies RecordPlace<typeof interestRateRecord>;
