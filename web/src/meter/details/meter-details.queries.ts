import { meterDetailsEndpoints } from '@grzadka/contract/meter/details/meter-details.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callVersioned } from '../../core/api/call.ts';

/** A meter with its devices, its garden and its zone, and its version. */
export function meterDetailsQuery(meterId: string) {
  return queryOptions({
    queryKey: ['meter', meterId, 'details'],
    queryFn: ({ signal }) =>
      callVersioned(meterDetailsEndpoints.getDetails, { params: { id: meterId } }, { signal }),
  });
}
