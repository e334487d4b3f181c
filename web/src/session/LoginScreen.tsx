import { Typography } from '@mui/material';
import { OutsideScreen } from '../core/ui/screen/OutsideScreen.tsx';
import { endReasonText } from './end-reason.text.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from './session.ts';

/** The login screen ('Logowanie'). */
export function LoginScreen() {
  const session = useSessionState();
  const endReason = session.status === 'anonymous' ? session.endReason : undefined;
  return (
    <OutsideScreen title="Logowanie">
      {endReason && (
        <Typography component="output" sx={{ display: 'block', mb: 3 }}>
          {endReasonText[endReason]}
        </Typography>
      )}
      <SignInForm />
    </OutsideScreen>
  );
}
