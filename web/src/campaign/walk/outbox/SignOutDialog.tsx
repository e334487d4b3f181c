import { useState } from 'react';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../../core/ui/overlays/Dialog.tsx';
import { walkText } from '../walk.text.ts';
import { sendAllNow } from './walk-outbox.ts';

interface SignOutDialogProps {
  open: boolean;
  waiting: number;
  onAnswer: (mayLeave: boolean) => void;
}

/** Asks before a sign-out what is to become of the entries that wait on this device. */
export function SignOutDialog({ open, waiting, onAnswer }: SignOutDialogProps) {
  const [stage, setStage] = useState<'asking' | 'sending' | 'failed'>('asking');
  const answer = (mayLeave: boolean) => {
    setStage('asking');
    onAnswer(mayLeave);
  };
  const send = async () => {
    setStage('sending');
    if (await sendAllNow()) answer(true);
    else setStage('failed');
  };
  const isSending = stage === 'sending';
  return (
    <Dialog open={open} onClose={() => answer(false)} role="alertdialog">
      <DialogTitle>{walkText.signOutTitle}</DialogTitle>
      <DialogContent>
        <Text>{walkText.signOut(waiting)}</Text>
        <Text as="output" isWrong={stage === 'failed'}>
          {stage === 'failed' && walkText.notSent}
          {isSending && walkText.sending}
        </Text>
      </DialogContent>
      <DialogActions>
        <Button autoFocus size="large" onClick={() => answer(false)}>
          {walkText.cancel}
        </Button>
        <Button look="outlined" size="large" disabled={isSending} onClick={() => answer(true)}>
          {walkText.leaveHere}
        </Button>
        <Button look="filled" size="large" disabled={isSending} onClick={() => void send()}>
          {walkText.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
