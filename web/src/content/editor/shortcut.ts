const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

/** A shortcut as the person's keyboard has it, such as 'Ctrl+Shift+7', from 'Mod+Shift+7'. */
export function shortcutText(shortcut: string): string {
  return shortcut.replace('Mod', isMac ? '⌘' : 'Ctrl');
}

/** The same for screen readers (aria-keyshortcuts). */
export function ariaShortcut(shortcut: string): string {
  return shortcut.replace('Mod', isMac ? 'Meta' : 'Control');
}

/** Whether the key that stands for 'Mod' here is held. */
export function isModHeld({
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return isMac ? metaKey : ctrlKey;
}
