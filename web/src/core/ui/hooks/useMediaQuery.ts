import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, such as `(min-width: 900px)`. */
export function useMediaQuery(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => listOf(query)?.matches ?? false);
}

/** Undefined where there is no window to be as wide as anything, such as in a test. */
function listOf(query: string): MediaQueryList | undefined {
  const look = globalThis.matchMedia as typeof globalThis.matchMedia | undefined;
  return look?.(query);
}
