import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { callQuery } from '../core/api/call-query.ts';

/** The holders of a garden, past and to come included. */
export function holdersQuery(gardenId: string) {
  return callQuery([assignmentRecord.name, 'of garden', gardenId], assignmentEndpoints.ofGarden, {
    params: { id: gardenId },
  });
}

/** The gardens of a party, past and to come included. */
export function gardensQuery(partyId: string) {
  return callQuery([assignmentRecord.name, 'of party', partyId], assignmentEndpoints.ofParty, {
    params: { id: partyId },
  });
}
