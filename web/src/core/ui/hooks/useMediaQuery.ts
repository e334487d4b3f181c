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

/** Undefined outside of a window. */
function listOf(query: string): MediaQueryList | undefined {
  return 'matchMedia' in globalThis ? globalThis.matchMedia(query) : undefined;
}
