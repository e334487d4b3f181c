import { Box, Button, Stack } from '@mui/material';
import { use } from 'react';
import { paths } from '../../core/paths.ts';
import { Brand } from '../../core/ui/Brand.tsx';
import { KeyboardIcon, LogoutIcon, PersonalDataIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceButton } from '../appearance/AppearanceButton.tsx';
import { MainMenu } from './MainMenu.tsx';
import { menuGround, sidebarButtonStyle } from './menu-styles.ts';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';
import { UserCard } from './UserCard.tsx';

/** The sidebar of wide windows; it scrolls by itself when the window is low. */
export function Sidebar() {
  const signOut = useSignOut();
  const showShortcuts = use(ShortcutHelpContext);
  return (
    <Box
      component="aside"
      aria-label="Panel boczny"
      sx={{
        ...menuGround,
        display: { xs: 'none', md: 'flex' },
        displayPrint: 'none',
        flexDirection: 'column',
        gap: 1.5,
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
      <UserCard />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          component={ScreenLink}
          to={paths.personalData}
          startIcon={<PersonalDataIcon />}
          sx={sidebarButtonStyle}
        >
          Twoje dane
        </Button>
        <Button startIcon={<LogoutIcon />} onClick={signOut} sx={sidebarButtonStyle}>
          Wyloguj
        </Button>
      </Stack>
      <Box sx={{ borderTop: 1, borderColor: 'sidebar.edge' }} />
      <MainMenu />
      <Button
        startIcon={<KeyboardIcon />}
        onClick={showShortcuts}
        sx={{ ...sidebarButtonStyle, flex: 'none', mt: 'auto' }}
      >
        {shortcutHelpText.title}
      </Button>
    </Box>
  );
}
