import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { sectorArea } from './sector.area.ts';

/** The sectors in their order. */
export const sectorsQuery = queryOptions({
  queryKey: [sectorArea.name, 'list'],
  queryFn: ({ signal }) => call(sectorEndpoints.list, {}, { signal }),
});
