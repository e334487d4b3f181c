import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { UserIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';

const UserPanel = latePart(async () => (await import('./UserPanel.tsx')).UserPanel);

/** The user menu of narrow windows, opened from an icon button. */
export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        edge="end"
        color="inherit"
        aria-label="Menu użytkownika"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <UserIcon />
      </IconButton>
      <UserPanel open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </Box>
  );
}
