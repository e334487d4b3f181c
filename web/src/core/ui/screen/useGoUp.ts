import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../navigation/place.ts';

/** What a navigation passes to the screen it opens, kept in the entry of the browser's history. */
export interface NavigationState {
  /** The address, query included, of the list that the person came from. */
  from?: string;
  /** The list opened is returned to, not entered: it shows the rows and position it was left with. */
  restore?: true;
}

/** The address of the list that the person came from, when the history entry holds one. */
export function originOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  // Only a path of this application: '//' would name another host.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined;
}

/**
 * The way one level up: to the list that the person came from, else to `parentPath`. Where that is
 * the previous entry of the history, it goes back to it: the list comes back as it was, and the
 * history does not grow. Elsewhere the list learns that it is returned to (`restore`).
 */
export function useGoUp(parentPath: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const target = originOf(state) ?? parentPath;
  return useCallback(() => {
    if (isPreviousEntry(target)) navigate(-1);
    else navigate(target, { state: { restore: true } satisfies NavigationState });
  }, [navigate, target]);
}

function isPreviousEntry(address: string): boolean {
  // Absent in browsers older than 2026, whatever the compiler's library says.
  const history: Navigation | undefined = globalThis.navigation;
  const index = history?.currentEntry?.index ?? 0;
  const previous = history?.entries()[index - 1]?.url;
  return previous != null && previous === new URL(address, globalThis.location.origin).href;
}
