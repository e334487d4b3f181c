import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { SignInForm } from './SignInForm.tsx';
import { useSessionActions } from './useSessionActions.ts';

/**
 * Lets a person whose session ended in the middle of typing sign in again on the spot, so that
 * nothing typed is lost.
 */
export function SessionExpiredDialog({ open }: { open: boolean }) {
  const { abandon } = useSessionActions();
  return (
    <Dialog open={open} fullWidth maxWidth="xs">
      <DialogTitle>Zalogowanie wygasło</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>
          Zaloguj się ponownie. Wpisane dane zostały na ekranie, zapisz je po zalogowaniu.
        </DialogContentText>
        <SignInForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void abandon()}>Porzuć zmiany i przejdź do logowania</Button>
      </DialogActions>
    </Dialog>
  );
}
