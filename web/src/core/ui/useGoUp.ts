import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type NavigationState, originOf } from './navigation-state.ts';

/**
 * The way one level up: to the list that the person came from, else to `parentPath`. Where that is
 * also the previous history entry it goes back to it, so that the list comes back as it was and the
 * history does not grow; else it says that the list is returned to.
 */
export function useGoUp(parentPath: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const target = originOf(state) ?? parentPath;
  return useCallback(() => {
    if (isPreviousEntry(target)) void navigate(-1);
    else void navigate(target, { state: { restore: true } satisfies NavigationState });
  }, [navigate, target]);
}

function isPreviousEntry(address: string): boolean {
  // Absent in browsers older than 2026, whatever the compiler's library says.
  const history: Navigation | undefined = globalThis.navigation;
  const index = history?.currentEntry?.index ?? 0;
  const previous = history?.entries()[index - 1]?.url;
  return previous != null && previous === new URL(address, globalThis.location.origin).href;
}
