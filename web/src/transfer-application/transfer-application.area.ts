import { defineArea } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from '../garden/garden.paths.ts';

/** The applications for the transfer of a plot, in the browser: a section of the gardens' details. */
export const area = defineArea({
  name: 'transfer-application',
  // Its garden lists it.
  details: (_, gardenId) =>
    gardenId === undefined ? undefined : recordPath(gardenPlace.screens.details, gardenId),
  touches: { records: ['deadline', 'handover'] },
});
