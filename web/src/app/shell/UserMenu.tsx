import { useState } from 'react';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { UserIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { AppearancePanel } from '../appearance/AppearancePanel.ts';
import styles from './narrow.module.css';

const UserPanel = latePart(async () => (await import('./UserPanel.tsx')).UserPanel);

interface UserMenuProps {
  /** Opens the help of the screen; undefined of one without. */
  onOpenHelp: (() => void) | undefined;
}

/** The user menu of narrow windows, opened from an icon button. */
export function UserMenu({ onOpenHelp }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAppearanceOpen, setAppearanceOpen] = useState(false);
  return (
    <div className={styles['narrow']}>
      <IconButton
        edge="end"
        isPlain
        aria-label="Menu użytkownika"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...UserPanel.ahead}
      >
        <UserIcon />
      </IconButton>
      <UserPanel
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onOpenHelp={onOpenHelp}
        onOpenAppearance={() => setAppearanceOpen(true)}
      />
      <AppearancePanel open={isAppearanceOpen} onClose={() => setAppearanceOpen(false)} />
    </div>
  );
}
