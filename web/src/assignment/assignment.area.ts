import { defineArea } from '../core/area.ts';
import { gardenPaths } from '../garden/garden.paths.ts';

/** Who holds which garden, in the browser: sections of the gardens' and the parties' details. */
export const assignmentArea = defineArea({
  name: 'assignment',
  // Its garden lists it.
  details: (_, gardenId) => (gardenId === undefined ? undefined : gardenPaths.details(gardenId)),
  touches: { records: ['garden', 'party'], lists: ['party'] },
});
