import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { callQuery } from '../core/api/call-query.ts';
import { consentPlace } from './consent.paths.ts';

/** All consents of a party, and the e-mail address that it has. */
export function consentsQuery(partyId: string) {
  return callQuery([consentPlace.name, 'of party', partyId], consentEndpoints.ofParty, {
    params: { id: partyId },
  });
}

/** The consents of whoever is signed in. */
export const ownConsentsQuery = callQuery([consentPlace.name, 'own'], consentEndpoints.own, {});
