import { createContext } from 'react';

/** The texts about shortcuts. */
export const shortcutHelpText = {
  title: 'Skróty klawiszowe',
  intro: 'Na tym ekranie działają:',
  menu: 'Menu główne',
  leave: 'Zamknij okno, panel albo wyszukiwanie',
  close: 'Zamknij',
} as const;

/** Opens the dialog with the shortcuts that act on the screen; filled by the shell. */
export const ShortcutHelpContext = createContext<() => void>(() => undefined);
