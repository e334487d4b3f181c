import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '../../core/api/call-query.ts';
import type { OfferedStep } from './consumption.text.ts';

/** What was used at a meter, by steps of time, the earliest first. */
export function consumptionQuery(meterId: string, step: OfferedStep) {
  return {
    ...callQuery(['meter', meterId, 'consumption', step], consumptionEndpoints.get, {
      params: { id: meterId },
      query: { step },
    }),
    placeholderData: keepPreviousData,
  };
}
