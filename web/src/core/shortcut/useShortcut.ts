import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { bindShortcut, type Shortcut } from './bound-shortcuts.ts';

/** The keys by which every form is saved. */
export const saveKeys = 'Mod+S';

/**
 * Lets a shortcut act while the part of the screen it belongs to is there, and nothing, such as a dialog, lies over
 * it. Of several with the same keys the one that came last acts.
 * @param mayCover a selector of what it acts through when that lies on top
 */
export function useShortcut(
  { keys, label, when }: Shortcut,
  run: (press: KeyboardEvent) => void,
  part: RefObject<Element | null>,
  mayCover?: string,
): void {
  const act = useEffectEvent(run);
  // With what is seen, and not a moment later: a key that is pressed as soon as a screen is there acts.
  useLayoutEffect(
    () =>
      bindShortcut({
        keys,
        label,
        ...(when !== undefined && { when }),
        run: act,
        isCovered: () =>
          isBelow(part.current) &&
          (mayCover === undefined || isBelow(document.querySelector(mayCover))),
      }),
    [keys, label, when, part, mayCover],
  );
}

/** Whether something lies over an element, or there is none: what lies below a dialog, a drawer or an open list of choices is hidden from screen readers. */
export function isBelow(element: Element | null): boolean {
  return element?.closest('[aria-hidden="true"]') !== null;
}

/** Adds keys that a part of the screen handles by itself to the shortcuts that the help shows. */
export function useToldShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const ends = shortcuts.map(bindShortcut);
    return () => {
      for (const end of ends) end();
    };
  }, [shortcuts]);
}
