import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The panel of the search: it is open at one history entry only, so that every navigation closes it. Left without one, it gives the focus
 * back to where that was.
 */
export function useSearchPanel() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const before = useRef<Element>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (isOpen || !(before.current instanceof HTMLElement)) return;
    before.current.focus();
    before.current = null;
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      before.current = document.activeElement;
      setOpenedAt(key);
    },
    /** Closes it, by default with the focus back; where something was chosen, that takes the focus. */
    close: ({ isLeft = false }: { isLeft?: boolean } = {}) => {
      if (isLeft) before.current = null;
      setOpenedAt(undefined);
    },
  };
}
