import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** The name of the record: what is kept of the sectors and what tells of their changes bear it. */
export const sectorRecordName = 'sector';

/** The sectors in their order. */
export const sectorsQuery = queryOptions({
  queryKey: [sectorRecordName, 'list'],
  queryFn: ({ signal }) => call(sectorEndpoints.list, {}, { signal }),
});
