import { Box, Drawer, IconButton } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '../../core/ui/Brand.tsx';
import { CloseIcon, MenuIcon } from '../../core/ui/icons.ts';
import { MainMenu } from './MainMenu.tsx';
import { menuGround } from './menu-styles.ts';

/** The button of narrow windows that opens the drawer with the main menu. */
export function MenuDrawer() {
  // Open at one history entry only: every navigation closes it, the browser's back included.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(undefined);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        edge="start"
        color="inherit"
        aria-label="Otwórz menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': 'Menu',
            sx: { ...menuGround, width: 'min(20rem, 88vw)', p: 1.5, gap: 1.5 },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', pl: 1 }}>
          <Brand />
          <IconButton color="inherit" aria-label="Zamknij menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <MainMenu />
      </Drawer>
    </Box>
  );
}
