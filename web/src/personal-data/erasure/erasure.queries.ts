import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

/** All that is read of erasures: each changes with any of them. */
export const erasureKey = ['erasure'] as const;

/** Every erasure, the latest first. */
export const erasuresQuery = queryOptions({
  queryKey: [...erasureKey, 'all'],
  queryFn: ({ signal }) => call(personalDataEndpoints.erasures, {}, { signal }),
});

/** Whether a party is being forgotten, and what would stand in the way of that. */
export function standingQuery(partyId: string) {
  return queryOptions({
    queryKey: [...erasureKey, 'standing', partyId],
    queryFn: ({ signal }) =>
      call(personalDataEndpoints.standing, { params: { id: partyId } }, { signal }),
    enabled: partyId !== '',
  });
}
