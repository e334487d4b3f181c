import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { type Query, queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';

const longestPause = 15_000;

/**
 * Who is signed in. A failure shows nothing and is logged by the call; it is tried again for as
 * long as it takes, at growing intervals.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(sessionEndpoints.info, {}, { signal }),
  retry: true,
  retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPause),
  staleTime: 60_000,
});

/** Everything read on behalf of the person signed in: all but the session itself. */
export function isPersonal(query: Query): boolean {
  return query.queryKey[0] !== sessionQuery.queryKey[0];
}
