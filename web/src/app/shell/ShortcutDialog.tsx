import type { Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { shortcutText } from '../../core/shortcut/keys.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { useScrollStop } from '../../core/ui/hooks/useScrollStop.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import styles from './ShortcutDialog.module.css';
import { shortcutHelpText } from './shortcut-help.ts';

interface ShortcutDialogProps {
  open: boolean;
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The shortcuts that act on the screen, each with what it does. */
export function ShortcutDialog({ open, shortcuts, onClose }: ShortcutDialogProps) {
  const scrollStop = useScrollStop();
  return (
    <Dialog open={open} onClose={onClose} isWide size="xs">
      <DialogTitle>{shortcutHelpText.title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        {shortcutHelpText.intro}
        <dl className={styles['shortcuts']}>
          {shortcuts.map(({ keys, label, when }) => (
            <div key={`${keys} ${label}`}>
              <dt>
                <kbd>{shortcutText(keys)}</kbd>
              </dt>
              <dd>{when === undefined ? label : `${label} (${when})`}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {shortcutHelpText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
