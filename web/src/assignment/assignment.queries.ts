import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** The holders of a garden, past and to come included. */
export function holdersQuery(gardenId: string) {
  return queryOptions({
    queryKey: [assignmentRecord.name, 'of garden', gardenId],
    queryFn: ({ signal }) =>
      call(assignmentEndpoints.ofGarden, { params: { id: gardenId } }, { signal }),
  });
}

/** The gardens of a party, past and to come included. */
export function gardensQuery(partyId: string) {
  return queryOptions({
    queryKey: [assignmentRecord.name, 'of party', partyId],
    queryFn: ({ signal }) =>
      call(assignmentEndpoints.ofParty, { params: { id: partyId } }, { signal }),
  });
}
