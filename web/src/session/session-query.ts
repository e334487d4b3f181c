import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isUnavailable } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { hasUnsaved } from '../core/form/unsaved.ts';
import { confirmKeptSession, workingSession } from './kept-session.ts';
import { informedSession, type SessionState } from './session-state.ts';

const longestPause = 15_000;

/** How long to wait for a line that gives nothing before the work goes on without it, in milliseconds. */
const longestSilence = 2_000;

const queryKey = ['session'] as const;

/**
 * The session. A failure to read it shows nothing and is logged by the call; it is tried again for
 * as long as it takes, at growing intervals.
 */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<SessionState> => {
    // Nobody is to wait for a call that fails; it is made all the same, since browsers err in what they hold for a network.
    if (!globalThis.navigator.onLine) goOnWorking(client);
    const silence = setTimeout(() => goOnWorking(client), longestSilence);
    const info = await call(sessionEndpoints.info, {}, { signal })
      .catch((cause: unknown) => {
        if (isUnavailable(cause)) goOnWorking(client);
        throw cause;
      })
      .finally(() => clearTimeout(silence));
    confirmKeptSession(info);
    const known = client.getQueryData<SessionState>(queryKey) ?? { status: 'initialising' };
    return informedSession(known, info, hasUnsaved());
  },
  retry: true,
  retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPause),
  staleTime: 60_000,
  // Each part of a screen that asks who is signed in would read it again.
  refetchOnMount: false,
});

/** Lets somebody go on who works on this device without a network, while the server is still being asked. */
function goOnWorking(client: QueryClient): void {
  if (client.getQueryData(queryKey) !== undefined) return;
  const info = workingSession();
  if (info === undefined) return;
  const working: SessionState = { status: 'authenticated', info, isExpired: false };
  client.setQueryData(queryKey, working);
}

/** Everything read on behalf of the person signed in: all but the session itself. */
export function isPersonal(query: Query): boolean {
  return query.queryKey[0] !== queryKey[0];
}
