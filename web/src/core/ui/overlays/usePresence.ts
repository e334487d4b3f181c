import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether something that opens and closes is to be in the document: as long as it is open, and until it has faded away. */
export function usePresence(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(isOpen);
  if (isOpen && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isOpen || !isThere) return undefined;
    let isWanted = true;
    const leave = () => {
      if (isWanted) setThere(false);
    };
    // Not every browser fades, and nobody sees it who wants nothing to move.
    const fading =
      element.current && 'getAnimations' in element.current ? element.current.getAnimations() : [];
    if (fading.length === 0) leave();
    else void Promise.allSettled(fading.map(({ finished }) => finished)).then(leave);
    return () => {
      isWanted = false;
    };
  }, [isOpen, isThere, element]);
  return isOpen || isThere;
}
