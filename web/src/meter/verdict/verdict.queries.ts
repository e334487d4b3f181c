import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

/** What a verdict on a value of a meter that is read now needs to know. */
export function verdictContextQuery(meterId: string) {
  return queryOptions({
    queryKey: ['meter', meterId, 'verdict-context'],
    queryFn: ({ signal }) =>
      call(measurementEndpoints.context, { params: { id: meterId } }, { signal }),
  });
}
