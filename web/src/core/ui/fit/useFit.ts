import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../useLatest.ts';
import { textScale } from '../text-size.ts';

/**
 * Keeps what is in an element laid out as its text wants it (0129): `layOut` measures the text, and says by an attribute how
 * it is to stand. It runs before anything is painted, whenever the element's width, the size of type or the face changes.
 * Returns the way to run it, for a layout effect of whoever knows when the text is another one.
 */
export function useFit(
  element: RefObject<HTMLElement | null>,
  layOut: (element: HTMLElement) => void,
): () => void {
  const latest = useLatest(layOut);
  const [fit] = useState(() => () => {
    if (element.current) latest.current(element.current);
  });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const room = () => `${current.clientWidth} ${textScale()}`;
    let known = room();
    const follow = () => {
      if (known === room()) return;
      known = room();
      // At once: the browser is about to paint.
      flushSync(fit);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(current);
    // Larger type need not make the element another size: a bar above it may have room for it.
    const chosen = new MutationObserver(follow);
    chosen.observe(document.documentElement, { attributeFilter: ['data-text-size'] });
    const stop = new AbortController();
    // Of what has no faces, such as a document in a test, nothing is to be heard.
    const faces = document.fonts as FontFaceSet | undefined;
    faces?.addEventListener('loadingdone', fit, { signal: stop.signal });
    return () => {
      observer.disconnect();
      chosen.disconnect();
      stop.abort();
    };
  }, [element, fit]);
  return fit;
}
