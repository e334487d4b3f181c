import { Box, Drawer, IconButton } from '@mui/material';
import { Brand } from '../../core/ui/Brand.tsx';
import { CloseIcon } from '../../core/ui/icons.ts';
import { MainMenu } from './MainMenu.tsx';

interface MenuPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The dark ground of the sidebar. */
const menuGround = {
  bgcolor: 'sidebar.background',
  color: 'sidebar.text',
  '--focus-ring': 'var(--sidebar-focus-ring)',
} as const;

/** The drawer with the main menu. */
export function MenuPanel({ open, onClose }: MenuPanelProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Menu',
          sx: { ...menuGround, width: 'min(20rem, 88vw)', p: 1.5, gap: 1.5 },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', pl: 1 }}>
        <Brand />
        <IconButton color="inherit" aria-label="Zamknij menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <MainMenu />
    </Drawer>
  );
}
