import { defineArea } from '../core/area.ts';
import { partyPaths } from '../party/party.paths.ts';

/** Who is a member of PZD, in the browser: a section of the parties' details. */
export const area = defineArea({
  name: 'membership',
  // Its party lists it.
  details: (_, partyId) => (partyId === undefined ? undefined : partyPaths.details(partyId)),
  touches: { records: ['settlement'] },
});
