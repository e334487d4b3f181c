import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import type { Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { shortcutText } from '../../core/shortcut/keys.ts';
import { shortcutHelpText } from './shortcut-help.ts';

interface ShortcutDialogProps {
  open: boolean;
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The shortcuts that act on the screen, and what each does. */
export function ShortcutDialog({ open, shortcuts, onClose }: ShortcutDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{shortcutHelpText.title}</DialogTitle>
      <DialogContent>
        {shortcutHelpText.intro}
        <Shortcuts>
          {shortcuts.map(({ keys, label }) => (
            <Fragment key={keys}>
              <dt>
                <kbd>{shortcutText(keys)}</kbd>
              </dt>
              <dd>{label}</dd>
            </Fragment>
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
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.spacing(1.25, 2),
  margin: theme.spacing(2, 0, 0),
  dd: { margin: 0 },
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
