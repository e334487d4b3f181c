import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useScrollStop } from './hooks/useScrollStop.ts';
import { UnbrokenText } from './UnbrokenText.tsx';
import { uiText } from './ui.text.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** To go back is what most people should do: that is the strong button, at its usual place. */
  isCancelStrong?: boolean;
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
  isCancelStrong = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  const scrollStop = useScrollStop();
  const cancel = (
    <Button
      key="cancel"
      autoFocus
      variant={isCancelStrong ? 'contained' : 'text'}
      onClick={onCancel}
    >
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button key="confirm" variant={isCancelStrong ? 'text' : 'contained'} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" aria-describedby={textId}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
          <UnbrokenText text={text} />
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>{isCancelStrong ? [confirm, cancel] : [cancel, confirm]}</DialogActions>
    </Dialog>
  );
}
