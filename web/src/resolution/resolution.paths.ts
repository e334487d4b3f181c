import type { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { paths } from '../core/paths.ts';
import { type RecordPlace, screensBelow } from '../core/record/record-path.ts';

/** What the first page knows of the resolutions. */
export const resolutionPlace = {
  name: 'resolution',
  permissions: { read: 'fee:read', write: 'fee:write' },
  screens: screensBelow(paths.fees, { list: 'uchwaly', create: 'nowa-uchwala' }),
} as const satisfies RecordPlace<typeof resolutionRecord>;
