import { throttle } from 'es-toolkit/function';
import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../useLatest.ts';

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
    if (rows.length > 0) look();
  }, [look, rows]);
  useEffect(() => look.cancel, [look]);
  return look;
}

/** How much of the list lies above the lower edge when more rows are loaded. */
const loadMoreFraction = 0.8;

/** The sizes of a scrolling element, in pixels. */
interface ScrollExtent {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Whether the person has scrolled far enough for more rows to be loaded. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollExtent): boolean {
  return scrollTop + clientHeight >= loadMoreFraction * scrollHeight;
}
