import { mdiBadgeAccountOutline, mdiLogoutVariant } from '@mdi/js';
import { type ComponentType, use } from 'react';
import { paths } from '../../core/paths.ts';
import { icon } from '../../core/ui/icon.ts';
import { KeyboardIcon } from '../../core/ui/icons.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { Popover } from '../../core/ui/overlays/Popover.tsx';
import { HelpIcon } from '../../help/HelpButton.tsx';
import { helpText } from '../../help/help.text.ts';
import { useSignOut } from '../../session/useSessionActions.ts';
import { AppearanceIcon } from '../appearance/AppearancePanel.ts';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';
import { UserCard } from './UserCard.tsx';
import styles from './UserPanel.module.css';

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
      anchor={anchor}
      edge="right"
      onClose={onClose}
      kind="dialog"
      aria-label="Menu użytkownika"
      className={styles['panel']}
    >
      <UserCard />
      <ul className={styles['list']}>
        <li>
          <ScreenLink to={paths.personalData} onClick={onClose} className={styles['entry']}>
            <PanelEntry icon={PersonalDataIcon} text="Twoje konto" />
          </ScreenLink>
        </li>
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
      </ul>
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
    <li>
      <button type="button" onClick={onChoose} className={styles['entry']}>
        <PanelEntry {...entry} />
      </button>
    </li>
  );
}

function PanelEntry({ icon: Icon, text }: PanelEntryProps) {
  return (
    <>
      <Icon />
      <span className={styles['text']}>{text}</span>
    </>
  );
}
