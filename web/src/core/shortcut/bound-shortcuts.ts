import { isPressed, isTextKey, takesEnter, takesText } from './keys.ts';

/** A combination of keys, and what it does in the words of the button that does the same. */
export interface Shortcut {
  /** As `shortcutText` and `isPressed` take it, such as 'Mod+S'. */
  readonly keys: string;
  readonly label: string;
  /** When it acts, in words, where the same keys do something else at other times. */
  readonly when?: string;
}

/** A shortcut that acts on the screen. */
interface BoundShortcut extends Shortcut {
  /** Does it; absent where a part of the screen hears the keys by itself. */
  readonly run?: (press: KeyboardEvent) => void;
  /** Whether something lies over what the shortcut belongs to, such as a dialog. */
  readonly isCovered?: () => boolean;
}

const bound = new Set<BoundShortcut>();

/** Lets a shortcut act from now on; returns the way to end that. */
export function bindShortcut(shortcut: BoundShortcut): () => void {
  // Before any part of the screen hears the key: the text editor has a meaning of its own for some.
  if (bound.size === 0) document.addEventListener('keydown', onKeyDown, true);
  bound.add(shortcut);
  return () => {
    bound.delete(shortcut);
    if (bound.size === 0) document.removeEventListener('keydown', onKeyDown, true);
  };
}

/** The shortcuts that act on the screen, of several with the same keys and at the same times the one that came last. */
export function boundShortcuts(): readonly Shortcut[] {
  const byKeys = [...bound].map(
    (shortcut) => [`${shortcut.keys} ${shortcut.when}`, shortcut] as const,
  );
  return [...new Map(byKeys).values()];
}

function onKeyDown(event: KeyboardEvent): void {
  // A browser that fills a form in sends such an event without a key.
  if (!(event instanceof KeyboardEvent)) return;
  const pressed = [...bound].filter(
    ({ keys, run }) =>
      run &&
      isPressed(keys, event) &&
      !(isTextKey(keys) && takesText(event.target)) &&
      !(keys === 'Enter' && takesEnter(event.target)),
  );
  if (pressed.length === 0) return;
  // Also where a dialog is in the way: the browser's own meaning, such as saving the page, is never wanted.
  event.preventDefault();
  const top = pressed.findLast(({ isCovered }) => !isCovered?.());
  if (top === undefined) return;
  event.stopPropagation();
  if (!event.repeat) top.run?.(event);
}
