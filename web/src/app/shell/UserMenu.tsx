import {
  Box,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Popover,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../core/paths.ts';
import { LogoutIcon, PersonalDataIcon, UserIcon } from '../../core/ui/icons.ts';
import { useSignOut } from '../../session/useSessionActions.ts';
import { UserCard } from './UserCard.tsx';

/** The user menu of narrow windows, opened from an icon button. */
export function UserMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);
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
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Menu użytkownika',
            sx: { width: 'min(20rem, 90vw)', pt: 2 },
          },
        }}
      >
        <UserCard />
        <Divider sx={{ mt: 2 }} />
        <List disablePadding>
          <ListItem disablePadding>
            <ListItemButton component={Link} to={paths.personalData} onClick={close}>
              <ListItemIcon>
                <PersonalDataIcon />
              </ListItemIcon>
              <ListItemText primary="Twoje konto" />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton
              component="button"
              onClick={() => {
                close();
                signOut();
              }}
            >
              <ListItemIcon>
                <LogoutIcon />
              </ListItemIcon>
              <ListItemText primary="Wyloguj" />
            </ListItemButton>
          </ListItem>
        </List>
      </Popover>
    </Box>
  );
}
