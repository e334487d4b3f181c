import type { PartyLogin } from '@grzadka/contract/party/party.reply';
import { Typography } from '@mui/material';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { useLastKnown } from '../core/ui/useLastKnown.ts';
import { loginText } from './login.text.ts';

interface DeleteLoginDialogProps {
  /** The login in question; undefined while nothing is asked. */
  login: Pick<PartyLogin, 'loginId'> | undefined;
  onAnswer: (mayDelete: boolean) => void;
}

/** Asks about deleting a login, saying what comes of it. */
export function DeleteLoginDialog({ login, onAnswer }: DeleteLoginDialogProps) {
  const asked = useLastKnown(login);
  return (
    <ConfirmDialog
      open={login !== undefined}
      title={loginText.deleteTitle}
      text={loginText.deleteQuestion(asked?.loginId ?? '')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Typography sx={{ mt: 2 }}>{loginText.deleteConsequences}</Typography>
    </ConfirmDialog>
  );
}
