import { type RefObject, useEffect, useState } from 'react';
import { isNearEnd } from './scroll-progress.ts';
import { throttle } from './throttle.ts';
import { useLatest } from './useLatest.ts';

/** How often scrolling is looked at, in milliseconds. */
const scrollInterval = 150;

/**
 * Calls `onNearEnd` while the element is scrolled near its end, also when `rows` changed, because
 * they may not fill it. Returns what the element's scrolling is to call.
 */
export function useNearEnd(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  onNearEnd: () => void,
): () => void {
  const latest = useLatest(onNearEnd);
  const [look] = useState(() =>
    throttle(() => {
      if (scroller.current && isNearEnd(scroller.current)) latest.current();
    }, scrollInterval),
  );
  useEffect(() => {
    if (rows.length > 0) look.run();
  }, [look, rows]);
  useEffect(() => look.cancel, [look]);
  return look.run;
}
