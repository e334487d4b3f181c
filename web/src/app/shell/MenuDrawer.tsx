import { mdiMenu } from '@mdi/js';
import { useRef, useState } from 'react';
import { useLocation } from '../../core/navigation/place.ts';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import styles from './narrow.module.css';
import { focusSidebarMenu } from './Sidebar.tsx';
import { shortcutHelpText } from './shortcut-help.ts';

const MenuIcon = icon(mdiMenu, 'Menu');

const menuShortcut = { keys: 'Mod+/', label: shortcutHelpText.menu };

const MenuPanel = latePart(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** The button of narrow windows that opens the drawer with the main menu; a key leads to the menu in every window. */
export function MenuDrawer() {
  // Open at one history entry only: every navigation closes it, the browser's back included.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const frame = useRef<HTMLDivElement>(null);
  const openMenu = () => setOpenedAt(key);
  useShortcut(menuShortcut, () => (hasSidebar() ? focusSidebarMenu() : openMenu()), frame);
  return (
    <div ref={frame} className={styles['narrow']}>
      <IconButton
        edge="start"
        isPlain
        aria-label="Otwórz menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openMenu}
        {...MenuPanel.ahead}
      >
        <MenuIcon />
      </IconButton>
      <MenuPanel open={isOpen} onClose={() => setOpenedAt(undefined)} />
    </div>
  );
}

/** Whether the menu stands beside the screens. */
function hasSidebar(): boolean {
  return globalThis.matchMedia('(min-width: 900px)').matches;
}
