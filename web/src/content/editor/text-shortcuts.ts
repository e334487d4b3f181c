import { isModHeld } from './shortcut.ts';

/** What the keyboard does wherever the focus is in the editor: in its text or on its toolbar. */
export interface TextShortcuts {
  readonly onSave: () => void;
  readonly onCommit: () => void;
  readonly onLink: () => void;
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'
>;

/** Does what a key stands for, instead of what the browser would do with it; false where it is no shortcut. */
export function runTextShortcut(event: Key, shortcuts: TextShortcuts): boolean {
  const run = shortcutOf(event, shortcuts);
  if (run === undefined) return false;
  event.preventDefault();
  run();
  return true;
}

function shortcutOf(event: Key, { onSave, onCommit, onLink }: TextShortcuts) {
  if (!isModHeld(event) || event.altKey || event.shiftKey) return undefined;
  const byKey: Record<string, () => void> = { enter: onCommit, s: onSave, k: onLink };
  return byKey[event.key.toLowerCase()];
}
