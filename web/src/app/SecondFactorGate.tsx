import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { SwitchOnDialogs } from '../second-factor/SwitchOnDialogs.tsx';
import { secondFactorText } from '../second-factor/second-factor.text.ts';
import { useSession } from '../session/session.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useSignOut } from '../session/useSessionActions.ts';

/** Lets nobody to the screens whose role asks for a second factor and who has none: they switch it on first. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { info } = useSession();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  // While the recovery codes are on the screen, the session may be told already that it is on.
  const [isSwitchingOn, setSwitchingOn] = useState(false);
  if (!info?.mustSwitchOnSecondFactor && !isSwitchingOn) return children;
  return (
    <Screen title={secondFactorText.title}>
      <Stack spacing={2} sx={{ maxWidth: '40rem', alignItems: 'flex-start' }}>
        <Typography>{secondFactorText.requiredFirst}</Typography>
        <Typography color="textSecondary">{secondFactorText.offHint}</Typography>
        <Button variant="contained" size="large" onClick={() => setSwitchingOn(true)}>
          {secondFactorText.switchOn}
        </Button>
        <Button onClick={signOut}>Wyloguj</Button>
      </Stack>
      <SwitchOnDialogs
        open={isSwitchingOn}
        onClose={() => setSwitchingOn(false)}
        onDone={() => {
          setSwitchingOn(false);
          void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        }}
      />
    </Screen>
  );
}
