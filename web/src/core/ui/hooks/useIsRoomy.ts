import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the window is wider than a phone's: a table has room for all of its columns. */
export function useIsRoomy(): boolean {
  return useMediaQuery('(min-width: 600px)');
}
