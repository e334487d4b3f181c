import type { RefObject } from 'react';
import { saveKeys, useShortcut } from '../shortcut/useShortcut.ts';

/** Lets Ctrl+S press the button that sends a form; `label` is that button's. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, label: string): void {
  useShortcut({ keys: saveKeys, label }, () => form.current?.requestSubmit(), form);
}
