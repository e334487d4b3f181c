import { use } from 'react';
import { paths } from '../../core/paths.ts';
import { Brand } from '../../core/ui/Brand.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { KeyboardIcon } from '../../core/ui/icons.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceButton } from '../appearance/AppearanceButton.tsx';
import { MainMenu } from './MainMenu.tsx';
import styles from './Sidebar.module.css';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';
import { UserCard } from './UserCard.tsx';

const sidebarId = 'panel-boczny';

/** Moves the focus to the menu of the sidebar, to the entry of the screen where there is one. */
export function focusSidebarMenu(): void {
  const menu = document.querySelector(`#${sidebarId} nav`);
  const entry = menu?.querySelector<HTMLElement>('[aria-current]') ?? menu?.querySelector('a');
  entry?.focus();
}

/** The sidebar of wide windows; it scrolls by itself when the window is low. */
export function Sidebar() {
  const signOut = useSignOut();
  const showShortcuts = use(ShortcutHelpContext);
  return (
    <aside id={sidebarId} aria-label="Panel boczny" className={styles['sidebar']}>
      <div className={styles['head']}>
        <Brand />
        <AppearanceButton />
      </div>
      <div className={styles['user']}>
        <UserCard />
        <div className={styles['actions']}>
          <ButtonLink to={paths.personalData} className={styles['action']}>
            Twoje dane
          </ButtonLink>
          <Button onClick={signOut} className={styles['action']}>
            Wyloguj
          </Button>
          <IconButton
            isPlain
            aria-label={shortcutHelpText.title}
            title={`${shortcutHelpText.title} (?)`}
            onClick={showShortcuts}
          >
            <KeyboardIcon />
          </IconButton>
        </div>
      </div>
      <MainMenu />
    </aside>
  );
}
