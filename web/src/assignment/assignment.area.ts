import { defineArea } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from '../garden/garden.paths.ts';

/** Who holds which garden, in the browser: sections of the gardens' and the parties' details. */
export const area = defineArea({
  name: 'assignment',
  // Its garden lists it.
  details: (_, gardenId) =>
    gardenId === undefined ? undefined : recordPath(gardenPlace.screens.details, gardenId),
  touches: { records: ['garden', 'party', 'settlement'], lists: ['party', 'settlement'] },
});
