import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearPageMemory } from '../core/page-memory.ts';
import { isPersonal } from './session-query.ts';
import { type SessionState, userOf } from './session-state.ts';

/**
 * Keeps the cache true to the session: what one person read or did is not shown to the next, and
 * what an ended session could not read is read again in the new one.
 */
export function useClearedCache(state: SessionState): void {
  const queryClient = useQueryClient();
  const user = userOf(state);
  const isExpired = state.status === 'authenticated' && state.isExpired;
  const previous = useRef({ user, isExpired });
  useEffect(() => {
    const before = previous.current;
    previous.current = { user, isExpired };
    if (before.user !== undefined && before.user !== user) {
      clearPageMemory();
      void queryClient.resetQueries({ predicate: isPersonal });
    } else if (before.isExpired && !isExpired) {
      void queryClient.invalidateQueries({ predicate: isPersonal });
    }
  }, [user, isExpired, queryClient]);
}
