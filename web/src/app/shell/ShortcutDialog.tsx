import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { shortcutText } from '../../core/shortcut/keys.ts';
import { useScrollStop } from '../../core/ui/hooks/useScrollStop.ts';
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
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{shortcutHelpText.title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        {shortcutHelpText.intro}
        <Shortcuts>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                <kbd>{shortcutText(keys)}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </Shortcuts>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {shortcutHelpText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Shortcuts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: theme.spacing(2, 0, 0),
  // What the keys do stands below them where its words do not fit beside them.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(2),
  },
  dt: { flex: '0 0 6.5rem' },
  dd: { flex: '1 1 8.5rem', margin: 0 },
  kbd: {
    padding: theme.spacing(0.25, 1),
    border: `1px solid ${theme.palette.divider}`,
    borderBottomWidth: 3,
    borderRadius: theme.shape.borderRadius,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
}));
