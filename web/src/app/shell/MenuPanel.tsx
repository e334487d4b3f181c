import { Brand } from '../../core/ui/Brand.tsx';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { CloseIcon } from '../../core/ui/icons.ts';
import { Drawer } from '../../core/ui/overlays/Drawer.tsx';
import { MainMenu } from './MainMenu.tsx';
import styles from './MenuPanel.module.css';

interface MenuPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The drawer with the main menu. */
export function MenuPanel({ open, onClose }: MenuPanelProps) {
  return (
    <Drawer open={open} onClose={onClose} aria-label="Menu" className={styles['panel']}>
      <div className={styles['head']}>
        <Brand />
        <IconButton isPlain aria-label="Zamknij menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <MainMenu />
    </Drawer>
  );
}
