import type { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { paths } from '../core/paths.ts';
import type { RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the handovers of plots. */
export const handoverPlace = {
  name: 'handover',
  permissions: { read: 'handover:read', write: 'handover:write' },
  screens: {
    list: '/przekazania',
    create: paths.newHandover,
    details: '/przekazanie/:id',
    edit: '/przekazanie/:id/edycja',
  },
} as const satisfies RecordPlace<typeof handoverRecord>;
