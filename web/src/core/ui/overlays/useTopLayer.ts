import { type RefObject, useLayoutEffect } from 'react';

/** Shows an element above everything else, a modal dialog as well, where nothing cuts it. */
export function useTopLayer(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    // Not as an attribute in the page: where there is no such layer, as in jsdom, it would stay hidden.
    if (!shown || !('showPopover' in shown)) return;
    shown.setAttribute('popover', 'manual');
    shown.showPopover();
  }, [element]);
}
