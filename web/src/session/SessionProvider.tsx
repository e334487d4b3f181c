import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { AccessContext } from '../core/access/access.ts';
import { listenToRefusals } from '../core/api/answer.ts';
import { forgetShell } from '../core/offline/kept-shell.ts';
import { offlineWork } from '../core/offline/offline-work.ts';
import { clearPageMemory } from '../core/page-memory.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { keepSession } from './kept-session.ts';
import { listenToOtherTabs } from './other-tabs.ts';
import { useSession, useSessionState } from './session.ts';
import { isPersonal, sessionQuery } from './session-query.ts';
import { type SessionState, userOf } from './session-state.ts';
import { noticeTyping } from './typing-pause.ts';

/**
 * Holds everything back until the session is known, and reads it again whenever a refused call,
 * another tab or the return to this one suggests that it changed.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const state = useSessionState();
  const { role, status } = useSession();
  const userId = userOf(state);
  const isExpired = state.status === 'authenticated' && state.isExpired;
  useClearedCache(state);
  useKeptSession(state);

  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const stopRefusals = listenToRefusals(readAgain);
    const stopTabs = listenToOtherTabs(readAgain);
    const stopNoticing = noticeTyping();
    return () => {
      stopRefusals();
      stopTabs();
      stopNoticing();
    };
  }, [queryClient]);

  const access = useMemo(() => ({ role, userId, isExpired }), [role, userId, isExpired]);
  if (status === 'initialising') return <Splash />;
  return <AccessContext value={access}>{children}</AccessContext>;
}

/** Keeps on the device who is signed in, where their work is to go on without a server. */
function useKeptSession(state: SessionState): void {
  const address = useSyncExternalStore(offlineWork.onChange, offlineWork.address);
  const info = state.status === 'authenticated' && !state.isExpired ? state.info : undefined;
  useEffect(() => {
    if (info && address !== undefined) keepSession(info, address);
  }, [info, address]);
}

/**
 * Keeps the cache true to the session: what one person read or did is not shown to the next, and
 * what an ended session could not read is read again in the new one.
 */
function useClearedCache(state: SessionState): void {
  const queryClient = useQueryClient();
  const user = userOf(state);
  const isExpired = state.status === 'authenticated' && state.isExpired;
  const previous = useRef({ user, isExpired });
  useEffect(() => {
    const before = previous.current;
    previous.current = { user, isExpired };
    if (before.user !== undefined && before.user !== user) {
      clearPageMemory();
      forgetShell();
      void queryClient.resetQueries({ predicate: isPersonal });
    } else if (before.isExpired && !isExpired) {
      void queryClient.invalidateQueries({ predicate: isPersonal });
    }
  }, [user, isExpired, queryClient]);
}
