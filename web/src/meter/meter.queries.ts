import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { meterList } from '@grzadka/contract/meter/meter.list';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The meters as a list. */
export const meterSource: ListDataSource<MeterListItem> = {
  name: 'meter',
  definition: meterList,
  load: (query, signal) => call(meterEndpoints.list, { query }, { signal }),
  exportCall: { endpoint: meterEndpoints.export },
};

/** A meter with its garden and its last measurement. */
export function meterQuery(meterId: string) {
  return queryOptions({
    queryKey: ['meter', meterId],
    queryFn: ({ signal }) => call(meterEndpoints.get, { params: { id: meterId } }, { signal }),
  });
}
