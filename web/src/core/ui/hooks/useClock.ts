import { formatClock } from '../format.ts';
import { useNow } from './useNow.ts';

/** The present time, and how an instant is said at it. */
export function useClock() {
  const now = useNow();
  return { now, tell: (instant: string) => formatClock(instant, now) };
}
