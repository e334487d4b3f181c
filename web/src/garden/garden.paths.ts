import type { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { type RecordPlace, recordPath } from '../core/record/record-path.ts';

/** What the first page knows of the gardens. */
export const gardenPlace = {
  name: 'garden',
  permissions: { read: 'garden:read', write: 'garden:write' },
  screens: {
    list: '/dzialki',
    create: '/nowa-dzialka',
    details: '/szczegoly-dzialki/:id',
    edit: '/szczegoly-dzialki/:id/edycja-dzialki',
  },
} as const satisfies RecordPlace<typeof gardenRecord>;

/** From which day on an area is missing, in the address of a garden's details. */
export const areaFrom = 'powierzchnia-od';

/** The details of a garden, with the focus on what adds an area from a day on. */
export function gardenAreaPath(id: string, day: string): string {
  return `${recordPath(gardenPlace.screens.details, id)}?${new URLSearchParams({ [areaFrom]: day })}`;
}
