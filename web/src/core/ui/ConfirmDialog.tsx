import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { UnbrokenText } from './UnbrokenText.tsx';
import { uiText } from './ui.text.ts';
import { useScrollStop } from './hooks/useScrollStop.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What else the question needs, below its text. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel = 'OK',
  cancelLabel = uiText.cancel,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  const scrollStop = useScrollStop();
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" aria-describedby={textId}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          <UnbrokenText text={text} />
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
