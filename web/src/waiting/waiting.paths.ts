import type { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import type { RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the waiting list. */
export const waitingPlace = {
  name: 'waiting',
  permissions: { read: 'waiting:read', write: 'waiting:write' },
  screens: {
    list: '/oczekujacy',
    create: '/nowy-oczekujacy',
    details: '/szczegoly-oczekujacego/:id',
    edit: '/oczekujacy/:id/edycja',
  },
} as const satisfies RecordPlace<typeof waitingRecord>;
