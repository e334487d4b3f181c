import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from what is seen an element may be to be near: a quarter of a phone's window. */
const margin = '200px';

/**
 * Whether an element has come near the part of the page that is seen, or the page is about to be printed. What was near once
 * stays so. A browser that cannot tell has everything near.
 */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // A screen is scrolled within the page, for which the margin of the page itself does not count.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(element.current);
    // Paper shows what is there when this has been heard.
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
}
