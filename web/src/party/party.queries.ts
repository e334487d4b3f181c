import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { versionedQuery } from '../core/api/call-query.ts';

/** A party with all its data, and the version it was read with. */
export function partyQuery(partyId: string) {
  return versionedQuery([partyRecord.name, partyId, 'data'], partyEndpoints.get, {
    params: { id: partyId },
  });
}

/** A party with its logins, and the version it was read with. */
export function partyDetailsQuery(partyId: string) {
  return versionedQuery([partyRecord.name, partyId, 'details'], partyEndpoints.getDetails, {
    params: { id: partyId },
  });
}
