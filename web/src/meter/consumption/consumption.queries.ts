import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import type { OfferedStep } from './consumption.text.ts';

/** What was used at a meter, by steps of time, the earliest first. */
export function consumptionQuery(meterId: string, step: OfferedStep) {
  return queryOptions({
    queryKey: ['meter', meterId, 'consumption', step],
    queryFn: ({ signal }) =>
      call(consumptionEndpoints.get, { params: { id: meterId }, query: { step } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
