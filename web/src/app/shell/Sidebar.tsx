import { Box, Button, IconButton, Stack } from '@mui/material';
import { use } from 'react';
import { paths } from '../../core/paths.ts';
import { Brand } from '../../core/ui/Brand.tsx';
import { KeyboardIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceButton } from '../appearance/AppearanceButton.tsx';
import { MainMenu } from './MainMenu.tsx';
import { menuGround, sidebarButtonStyle, userCardStyle } from './menu-styles.ts';
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
    <Box
      component="aside"
      id={sidebarId}
      aria-label="Panel boczny"
      sx={{
        ...menuGround,
        display: { xs: 'none', md: 'flex' },
        displayPrint: 'none',
        flexDirection: 'column',
        gap: 1,
        flex: 'none',
        // A large font of the person's own must not leave the screen itself too little.
        width: 'min(17rem, 36vw)',
        height: '100dvh',
        position: 'sticky',
        top: 0,
        overflowY: 'auto',
        p: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pl: 1 }}>
        <Brand />
        <AppearanceButton />
      </Box>
      <Box sx={userCardStyle}>
        <UserCard />
        <Stack direction="row" spacing={0.75}>
          <Button component={ScreenLink} to={paths.personalData} sx={sidebarButtonStyle}>
            Twoje dane
          </Button>
          <Button onClick={signOut} sx={sidebarButtonStyle}>
            Wyloguj
          </Button>
          <IconButton
            color="inherit"
            aria-label={shortcutHelpText.title}
            title={`${shortcutHelpText.title} (?)`}
            onClick={showShortcuts}
          >
            <KeyboardIcon />
          </IconButton>
        </Stack>
      </Box>
      <MainMenu />
    </Box>
  );
}
