import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { meterText } from './meter.text.ts';

/** How many readings wait to be checked; nothing until it is known. */
export function UncheckedCount() {
  const { data: count } = useQuery({
    queryKey: ['meter', 'unchecked', 'count'],
    queryFn: async ({ signal }) => {
      const query = { total: 'only' };
      return (await call(measurementEndpoints.unchecked, { query }, { signal })).totalItems;
    },
    retry: false,
  });
  return typeof count === 'number' && meterText.uncheckedCount(count);
}
