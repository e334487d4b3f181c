import { highestRole } from '@grzadka/contract/core/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useReducer } from 'react';
import { RoleContext } from '../core/access/useMay.ts';
import { UserIdContext } from '../core/access/useUserId.ts';
import { listenToRefusals } from '../core/api/answer.ts';
import { hasUnsaved } from '../core/form/unsaved.ts';
import { listenToOtherTabs } from './other-tabs.ts';
import { SessionActionsContext, SessionContext } from './session.ts';
import { sessionQuery } from './session-query.ts';
import { nextSession, userOf } from './session-state.ts';
import { useClearedCache } from './useClearedCache.ts';
import { useSessionChanges } from './useSessionChanges.ts';

/**
 * Keeps the session: reads it at the start and whenever a refused call, another tab or the return
 * to this one suggests that it changed.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextSession, { status: 'initialising' });
  const { data: info } = useQuery(sessionQuery);
  const actions = useSessionChanges(dispatch);
  useClearedCache(state);

  useEffect(() => {
    if (info !== undefined) dispatch({ type: 'informed', info, hasUnsaved: hasUnsaved() });
  }, [info]);

  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const stopRefusals = listenToRefusals(readAgain);
    const stopTabs = listenToOtherTabs(readAgain);
    return () => {
      stopRefusals();
      stopTabs();
    };
  }, [queryClient]);

  const roles = state.status === 'authenticated' ? state.info.securityRoles : [];
  return (
    <SessionContext value={state}>
      <SessionActionsContext value={actions}>
        <UserIdContext value={userOf(state)}>
          <RoleContext value={highestRole(roles)}>{children}</RoleContext>
        </UserIdContext>
      </SessionActionsContext>
    </SessionContext>
  );
}
