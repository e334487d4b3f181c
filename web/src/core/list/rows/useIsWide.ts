import { type RefObject, useLayoutEffect, useState } from 'react';
import { textScale } from '../../ui/text-size.ts';

/**
 * Whether the element is wide enough for columns, in pixels at the usual size of type; it is the element that counts, not
 * the window. Undefined until it has been measured.
 */
export function useIsWide(
  element: RefObject<HTMLElement | null>,
  fitFrom: number,
): boolean | undefined {
  const [isWide, setIsWide] = useState<boolean>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const update = () => setIsWide(current.clientWidth >= fitFrom * textScale());
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, fitFrom]);
  return isWide;
}
