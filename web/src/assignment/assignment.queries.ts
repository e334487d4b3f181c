import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../core/api/call.ts';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { partySource } from '../party/party.queries.ts';

/** The holders of a garden, past and to come included. */
export function holdersQuery(gardenId: string) {
  return queryOptions({
    queryKey: ['assignment', 'of garden', gardenId],
    queryFn: ({ signal }) =>
      call(assignmentEndpoints.ofGarden, { params: { id: gardenId } }, { signal }),
  });
}

/** The gardens of a party, past and to come included. */
export function gardensQuery(partyId: string) {
  return queryOptions({
    queryKey: ['assignment', 'of party', partyId],
    queryFn: ({ signal }) =>
      call(assignmentEndpoints.ofParty, { params: { id: partyId } }, { signal }),
  });
}

/** The way to say that somebody holds a garden, or no longer: what tells of it is read anew. */
export function useAssignmentsChanged(): () => void {
  const queryClient = useQueryClient();
  const resetParties = useResetList(partySource);
  return useCallback(() => {
    resetParties();
    for (const area of ['assignment', 'garden', 'party']) {
      void queryClient.invalidateQueries({ queryKey: [area] });
    }
  }, [queryClient, resetParties]);
}
