import { metersOfEndpoints } from '@grzadka/contract/meter/meters-of.endpoints';
import { callQuery } from '../core/api/call-query.ts';

/** The meters of a garden with their last measurements. */
export function metersOfGarden(id: string) {
  return callQuery(['meter', 'of garden', id], metersOfEndpoints.ofGarden, { params: { id } });
}

/** The meters of the gardens that a party holds today. */
export function metersOfParty(id: string) {
  return callQuery(['meter', 'of party', id], metersOfEndpoints.ofParty, { params: { id } });
}
