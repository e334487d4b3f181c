import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { queryOptions } from '@tanstack/react-query';
import { callVersioned } from '../core/api/call.ts';

/** A party with all its data, and the version it was read with. */
export function partyQuery(partyId: string) {
  return queryOptions({
    queryKey: [partyRecord.name, partyId, 'data'],
    queryFn: ({ signal }) =>
      callVersioned(partyEndpoints.get, { params: { id: partyId } }, { signal }),
  });
}

/** A party with its logins, and the version it was read with. */
export function partyDetailsQuery(partyId: string) {
  return queryOptions({
    queryKey: [partyRecord.name, partyId, 'details'],
    queryFn: ({ signal }) =>
      callVersioned(partyEndpoints.getDetails, { params: { id: partyId } }, { signal }),
  });
}
