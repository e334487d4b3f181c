import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface ScreenFocus {
  screen: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  /** While an overlay holds the focus, the screen waits for it. */
  busy: boolean;
}

/**
 * Moves the focus to the heading when a navigation opened the screen, so that its title is read out
 * and the keyboard starts at its top. A field that has taken the focus keeps it, and the page a
 * visit begins with is left alone: there the skip link comes first.
 */
export function useScreenFocus({ screen, heading, busy }: ScreenFocus): void {
  // The path stands for the screen: another record of the same kind is another screen.
  const { pathname, key } = useLocation();
  const greeted = useRef<string>(undefined);
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (busy || greeted.current === pathname) return;
    greeted.current = pathname;
    const { activeElement } = document;
    const isWithin = activeElement !== heading.current && screen.current?.contains(activeElement);
    if (!isFirstPage && !isWithin) heading.current?.focus({ preventScroll: true });
  }, [pathname, isFirstPage, busy, screen, heading]);
}
