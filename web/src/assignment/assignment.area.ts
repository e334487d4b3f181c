import { defineArea } from '../core/area.ts';

/** Who holds which garden, in the browser: sections of the gardens' and the parties' details. */
export const assignmentArea = defineArea({
  name: 'assignment',
  touches: { records: ['garden', 'party'], lists: ['party'] },
});
