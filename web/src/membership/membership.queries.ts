import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import { callQuery } from '../core/api/call-query.ts';

/** The memberships of a party. */
export function membershipsQuery(partyId: string) {
  return callQuery([membershipRecord.name, 'of party', partyId], membershipEndpoints.ofParty, {
    params: { id: partyId },
  });
}
