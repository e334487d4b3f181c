import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width on, in pixels, the values of a row stand side by side in columns. */
const columnsFitFrom = 760;

/**
 * Whether the element is wide enough for columns; it is the element that counts, not the window.
 * Undefined until it has been measured.
 */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isWide, setIsWide] = useState<boolean>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const update = () => setIsWide(current.clientWidth >= columnsFitFrom);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
