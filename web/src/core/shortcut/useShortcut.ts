import { type RefObject, useEffect } from 'react';
import { useLatest } from '../ui/hooks/useLatest.ts';
import { bindShortcut, type Shortcut } from './bound-shortcuts.ts';
import { undoKeys } from './keys.ts';

/** The keys by which every form is saved. */
export const saveKeys = 'Mod+S';

/**
 * Lets a shortcut act while the part of the screen it belongs to is there, and nothing, such as a dialog, lies over
 * it. Of several with the same keys the one that came last acts.
 */
export function useShortcut(
  { keys, label }: Shortcut,
  run: () => void,
  part: RefObject<Element | null>,
): void {
  const latest = useLatest(run);
  useEffect(
    () =>
      bindShortcut({
        keys,
        label,
        run: () => latest.current(),
        // What lies below a dialog, a drawer or an open list of choices is hidden from screen readers.
        isCovered: () => part.current?.closest('[aria-hidden="true"]') !== null,
      }),
    [keys, label, latest, part],
  );
}

/** Lets Ctrl+Z take something back, in the words of its button; undefined where nothing can be. */
export function useUndoShortcut(label: string | undefined, run: () => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (label === undefined) return;
    // It belongs to a message, over which nothing lies.
    return bindShortcut({ keys: undoKeys, label, run: () => latest.current() });
  }, [label, latest]);
}

/** Tells whoever asks for the shortcuts of keys that a part of the screen hears by itself. */
export function useToldShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const ends = shortcuts.map(bindShortcut);
    return () => {
      for (const end of ends) end();
    };
  }, [shortcuts]);
}
