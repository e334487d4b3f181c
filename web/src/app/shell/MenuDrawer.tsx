import { mdiMenu } from '@mdi/js';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';

const MenuIcon = icon(mdiMenu, 'Menu');

const MenuPanel = latePart(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** The button of narrow windows that opens the drawer with the main menu. */
export function MenuDrawer() {
  // Open at one history entry only: every navigation closes it, the browser's back included.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
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
      <MenuPanel open={isOpen} onClose={() => setOpenedAt(undefined)} />
    </Box>
  );
}
