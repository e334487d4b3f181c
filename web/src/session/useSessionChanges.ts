import { sessionEndpoints } from '@grzadka/contract/session/session.endpoints';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useMemo } from 'react';
import { call } from '../core/api/call.ts';
import { discardUnsaved, mayDiscardUnsaved } from '../core/form/unsaved.ts';
import { tellOtherTabs } from './other-tabs.ts';
import type { SessionActions } from './session.ts';
import { sessionQuery } from './session-query.ts';
import type { SessionEvent } from './session-state.ts';

const nobody: SessionInfo = { isUserAuthenticated: false, securityRoles: [], user: null };

/** The ways to change the session, carried out on the server, in this tab and in the others. */
export function useSessionChanges(dispatch: Dispatch<SessionEvent>): SessionActions {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      signIn: async (credentials) => {
        await call(sessionEndpoints.login, { body: credentials });
        tellOtherTabs();
        // The client then reloads the session info, however long that takes.
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      },
      signOut: async () => {
        if (!(await mayDiscardUnsaved())) return;
        await call(sessionEndpoints.logout, {});
        discardUnsaved();
        tellOtherTabs();
        dispatch({ type: 'signed-out' });
        await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
        queryClient.setQueryData(sessionQuery.queryKey, nobody);
      },
      abandon: () => {
        discardUnsaved();
        dispatch({ type: 'abandoned' });
      },
    }),
    [dispatch, queryClient],
  );
}
