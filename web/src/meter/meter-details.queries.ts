import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { versionedQuery } from '../core/api/call-query.ts';

/** A meter with its devices, its garden and its zone, and its version. */
export function meterDetailsQuery(meterId: string) {
  return versionedQuery(['meter', meterId, 'details'], meterDetailsEndpoints.getDetails, {
    params: { id: meterId },
  });
}
