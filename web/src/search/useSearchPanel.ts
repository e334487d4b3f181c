import { useEffect, useRef, useState } from 'react';
import { NavigationType } from 'react-router';
import { useLocation, useNavigationType } from '../core/navigation/place.ts';

/**
 * The panel of the search. Going back or forward closes it; it stays open where a screen arrives that was on its way when the
 * panel was opened, so that nothing typed is lost. Closed without a choice, it gives the focus back to where that was.
 */
export function useSearchPanel() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [openedAt, setOpenedAt] = useState<string>();
  if (openedAt !== undefined && openedAt !== key) {
    setOpenedAt(navigation === NavigationType.Pop ? undefined : key);
  }
  const before = useRef<Element>(null);
  const isOpen = openedAt !== undefined;
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
    /** What is given the focus once it is closed: a form that came meanwhile has its first field there. */
    returnTo: (element: HTMLElement) => {
      before.current = element;
    },
    /** Closes it, by default with the focus back; where something was chosen, that takes the focus. */
    close: ({ isLeft = false }: { isLeft?: boolean } = {}) => {
      if (isLeft) before.current = null;
      setOpenedAt(undefined);
    },
  };
}
