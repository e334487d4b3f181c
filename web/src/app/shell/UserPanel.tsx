import { mdiBadgeAccountOutline, mdiLogoutVariant } from '@mdi/js';
import {
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Popover,
} from '@mui/material';
import { type ComponentType, use } from 'react';
import { paths } from '../../core/paths.ts';
import { icon } from '../../core/ui/icon.ts';
import { KeyboardIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { HelpIcon } from '../../help/HelpButton.tsx';
import { helpText } from '../../help/help.text.ts';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceIcon } from '../appearance/AppearancePanel.ts';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';
import { UserCard } from './UserCard.tsx';

const LogoutIcon = icon(mdiLogoutVariant, 'Logout');
const PersonalDataIcon = icon(mdiBadgeAccountOutline, 'PersonalData');

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
  const leaveFor = (action: () => void) => () => {
    onClose();
    action();
  };
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
            <PanelEntry icon={PersonalDataIcon} text="Twoje konto" />
          </ListItemButton>
        </ListItem>
        {onOpenHelp && (
          <PanelAction icon={HelpIcon} text={helpText.open} onChoose={leaveFor(onOpenHelp)} />
        )}
        <PanelAction icon={AppearanceIcon} text="Wygląd" onChoose={leaveFor(onOpenAppearance)} />
        <PanelAction
          icon={KeyboardIcon}
          text={shortcutHelpText.title}
          onChoose={leaveFor(showShortcuts)}
        />
        <PanelAction icon={LogoutIcon} text="Wyloguj" onChoose={leaveFor(signOut)} />
      </List>
    </Popover>
  );
}

interface PanelEntryProps {
  icon: ComponentType;
  text: string;
}

/** Something to be done from the panel. */
function PanelAction({ onChoose, ...entry }: PanelEntryProps & { onChoose: () => void }) {
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" onClick={onChoose}>
        <PanelEntry {...entry} />
      </ListItemButton>
    </ListItem>
  );
}

function PanelEntry({ icon: Icon, text }: PanelEntryProps) {
  return (
    <>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={text} />
    </>
  );
}
