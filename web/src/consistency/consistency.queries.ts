import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

/** Milliseconds between two looks while the data are being checked. */
const lookEvery = 1_000;

/** What the checks of the data have found; it is looked at again until they are done. */
export const consistencyQuery = queryOptions({
  queryKey: ['system', 'consistency'],
  queryFn: ({ signal }) => call(consistencyEndpoints.report, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.isUnderWay ? lookEvery : false),
});
