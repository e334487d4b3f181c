import { useCallback } from 'react';

/**
 * Lets the Tab key stop at an element while it has more than it shows, so that the keyboard can scroll it. It is
 * for elements in which there is nothing else to stop at.
 */
export function useScrollStop(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
