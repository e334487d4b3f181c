import { useEffect, useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { endReasonText } from './end-reason.text.ts';
import styles from './SessionExpiredDialog.module.css';
import { afterTyping, SignInForm } from './SignInForm.tsx';
import { useSessionState } from './session.ts';
import { useSessionActions } from './useSessionActions.ts';

/**
 * Lets a person whose session ended in the middle of typing sign in again on the spot, so that
 * nothing typed is lost. The focus stays where somebody types until they pause.
 */
export function SessionExpiredDialog({ open }: { open: boolean }) {
  const { abandon } = useSessionActions();
  const session = useSessionState();
  const endReason = session.status === 'authenticated' ? session.endReason : undefined;
  // What is modal takes the focus from all else.
  const [isModal, setModal] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const giveUp = afterTyping(() => setModal(true));
    return () => {
      giveUp();
      setModal(false);
    };
  }, [open]);
  return (
    <Dialog open={open} isModal={isModal} isWide size="xs">
      <DialogTitle>Zalogowanie wygasło</DialogTitle>
      <DialogContent>
        <Text className={styles['reason']}>
          {endReason ? endReasonText[endReason] : 'Zaloguj się ponownie.'} Wpisane dane zostały na
          ekranie, zapisz je po zalogowaniu.
        </Text>
        <SignInForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void abandon()}>Porzuć zmiany i przejdź do logowania</Button>
      </DialogActions>
    </Dialog>
  );
}
