import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { type Query, queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { hasUnsaved } from '../core/form/unsaved.ts';
import { informedSession, type SessionState } from './session-state.ts';

const longestPause = 15_000;

const queryKey = ['session'] as const;

/**
 * The session. A failure to read it shows nothing and is logged by the call; it is tried again for
 * as long as it takes, at growing intervals.
 */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<SessionState> => {
    const info = await call(sessionEndpoints.info, {}, { signal });
    const known = client.getQueryData<SessionState>(queryKey) ?? { status: 'initialising' };
    return informedSession(known, info, hasUnsaved());
  },
  retry: true,
  retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPause),
  staleTime: 60_000,
  // Each part of a screen that asks who is signed in would read it again.
  refetchOnMount: false,
});

/** Everything read on behalf of the person signed in: all but the session itself. */
export function isPersonal(query: Query): boolean {
  return query.queryKey[0] !== queryKey[0];
}
