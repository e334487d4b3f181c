import { useCallback } from 'react';

/**
 * Makes an element that holds nothing to stop at a stop of the Tab key while it has more than it shows, so that the
 * keyboard can scroll it.
 */
export function useScrollStop(): (element: HTMLElement) => () => void {
  return useCallback((element) => {
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
