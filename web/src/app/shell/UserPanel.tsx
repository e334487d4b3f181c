import {
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Popover,
} from '@mui/material';
import { use } from 'react';
import { paths } from '../../core/paths.ts';
import { KeyboardIcon, LogoutIcon, PersonalDataIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { HelpIcon } from '../../help/HelpButton.tsx';
import { helpText } from '../../help/help.text.ts';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceIcon } from '../appearance/AppearancePanel.ts';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';
import { UserCard } from './UserCard.tsx';

interface UserPanelProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Opens the help of the screen; undefined of one without. */
  onOpenHelp: (() => void) | undefined;
  onOpenAppearance: () => void;
}

/** Who is signed in, the ways to the own account, the help and the looks of the program, and the way out. */
export function UserPanel({ open, anchor, onClose, onOpenHelp, onOpenAppearance }: UserPanelProps) {
  const signOut = useSignOut();
  const showShortcuts = use(ShortcutHelpContext);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
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
          <ListItemButton component={ScreenLink} to={paths.personalData} onClick={onClose}>
            <ListItemIcon>
              <PersonalDataIcon />
            </ListItemIcon>
            <ListItemText primary="Twoje konto" />
          </ListItemButton>
        </ListItem>
        {onOpenHelp && (
          <ListItem disablePadding>
            <ListItemButton
              component="button"
              onClick={() => {
                onClose();
                onOpenHelp();
              }}
            >
              <ListItemIcon>
                <HelpIcon />
              </ListItemIcon>
              <ListItemText primary={helpText.open} />
            </ListItemButton>
          </ListItem>
        )}
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            onClick={() => {
              onClose();
              onOpenAppearance();
            }}
          >
            <ListItemIcon>
              <AppearanceIcon />
            </ListItemIcon>
            <ListItemText primary="Wygląd" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            onClick={() => {
              onClose();
              showShortcuts();
            }}
          >
            <ListItemIcon>
              <KeyboardIcon />
            </ListItemIcon>
            <ListItemText primary={shortcutHelpText.title} />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            onClick={() => {
              onClose();
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
  );
}
