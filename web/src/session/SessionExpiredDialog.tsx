import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { endReasonText } from './end-reason.text.ts';
import { SignInForm } from './SignInForm.tsx';
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
  return (
    <Dialog open={open} fullWidth maxWidth="xs" disableAutoFocus>
      <DialogTitle>Zalogowanie wygasło</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>
          {endReason ? endReasonText[endReason] : 'Zaloguj się ponownie.'} Wpisane dane zostały na
          ekranie, zapisz je po zalogowaniu.
        </DialogContentText>
        <SignInForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void abandon()}>Porzuć zmiany i przejdź do logowania</Button>
      </DialogActions>
    </Dialog>
  );
}
