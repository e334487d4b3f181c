import { type ReactNode, useId } from 'react';
import styles from './ConfirmDialog.module.css';
import { Button } from './elements/Button.tsx';
import { Text } from './elements/Text.tsx';
import { useScrollStop } from './hooks/useScrollStop.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from './overlays/Dialog.tsx';
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
    <Button key="cancel" autoFocus look={isCancelStrong ? 'filled' : 'text'} onClick={onCancel}>
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button key="confirm" look={isCancelStrong ? 'text' : 'filled'} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" aria-describedby={textId}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <Text id={textId} className={styles['text']}>
          <UnbrokenText text={text} />
        </Text>
        {children}
      </DialogContent>
      <DialogActions>{isCancelStrong ? [confirm, cancel] : [cancel, confirm]}</DialogActions>
    </Dialog>
  );
}
