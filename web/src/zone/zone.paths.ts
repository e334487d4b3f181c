import type { zoneRecord } from '@grzadka/contract/zone/zone.record';
import type { RecordPlace } from '../core/record/record-path.ts';

/** What the first page knows of the zones. */
export const zonePlace = {
  name: 'zone',
  permissions: { read: 'zone:read', write: 'zone:write' },
  screens: {
    list: '/strefy',
    create: '/nowa-strefa',
    details: '/szczegoly-strefy/:id',
    edit: '/strefy/:id/edycja',
  },
} as const satisfies RecordPlace<typeof zoneRecord>;
