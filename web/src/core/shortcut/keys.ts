const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

/** Keys that say on the keyboard something else than what a browser calls them. */
const keyCaps: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** A shortcut as the person's keyboard has it, such as 'Ctrl+Shift+7', from 'Mod+Shift+7'. */
export function shortcutText(keys: string): string {
  return keys
    .split('+')
    .map((key) => keyCaps[key] ?? key)
    .join('+');
}

/** The same for screen readers (aria-keyshortcuts). */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', isMac ? 'Meta' : 'Control');
}

/** The properties of a key press that are looked at. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

/**
 * Whether a pressed key is a shortcut: 'Mod+S', 'Alt+ArrowRight', or a sign such as '?', which is the same
 * wherever a keyboard has it. A letter typed with AltGr is none, even where AltGr arrives as Ctrl and Alt.
 */
export function isPressed(keys: string, press: KeyPress): boolean {
  const modifiers = keys.split('+');
  const key = modifiers.pop() ?? '';
  if (press.isComposing || press.getModifierState('AltGraph')) return false;
  if (press.key.toLowerCase() !== key.toLowerCase()) return false;
  const isMod = modifiers.includes('Mod');
  return (
    press.altKey === modifiers.includes('Alt') &&
    press.ctrlKey === (isMod && !isMac) &&
    press.metaKey === (isMod && isMac) &&
    (isTypedSign(keys) || press.shiftKey === modifiers.includes('Shift'))
  );
}

/** Takes back what was done last; within a text it belongs to what was typed. */
export const undoKeys = 'Mod+Z';

/** Whether a shortcut means something else where a text is written. */
export function isTextKey(keys: string): boolean {
  return isTypedSign(keys) || keys === undoKeys;
}

/** Whether a shortcut is a sign that is also written in texts. */
function isTypedSign(keys: string): boolean {
  return keys.length === 1;
}

const textFields = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[role="combobox"]',
].join();

/** Whether what is pressed in an element is written into it. */
export function takesText(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(textFields) !== null;
}

/** Whether pressing Enter on an element does something of its own there, such as pressing a button. */
export function takesEnter(element: EventTarget | null): boolean {
  return (
    takesText(element) ||
    (element instanceof Element && element.closest('a[href], button, summary, input') !== null)
  );
}
