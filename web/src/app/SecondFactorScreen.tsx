import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { SwitchOnDialogs } from '../second-factor/SwitchOnDialogs.tsx';
import { secondFactorText } from '../second-factor/second-factor.text.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useSignOut } from '../session/useSessionActions.ts';

interface SecondFactorScreenProps {
  isSwitchingOn: boolean;
  onSwitchingOn: (isSwitchingOn: boolean) => void;
}

/** What stands before all screens until the second factor is switched on. */
export function SecondFactorScreen({ isSwitchingOn, onSwitchingOn }: SecondFactorScreenProps) {
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  return (
    <Screen title={secondFactorText.title}>
      <Stack spacing={2} sx={{ maxWidth: '40rem', alignItems: 'flex-start' }}>
        <Typography>{secondFactorText.requiredFirst}</Typography>
        <Typography color="textSecondary">{secondFactorText.offHint}</Typography>
        <Button variant="contained" size="large" onClick={() => onSwitchingOn(true)}>
          {secondFactorText.switchOn}
        </Button>
        <Button variant="outlined" onClick={signOut}>
          Wyloguj
        </Button>
      </Stack>
      <SwitchOnDialogs
        open={isSwitchingOn}
        onClose={() => onSwitchingOn(false)}
        onDone={() => {
          onSwitchingOn(false);
          void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
        }}
      />
    </Screen>
  );
}
