import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { SwitchOnDialogs } from '../second-factor/SwitchOnDialogs.tsx';
import { secondFactorText } from '../second-factor/second-factor.text.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useSignOut } from '../session/useSessionActions.ts';
import styles from './SecondFactorScreen.module.css';

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
      <Stack gap={16} className={styles['requirement']}>
        <Text>{secondFactorText.requiredFirst}</Text>
        <Text isQuiet>{secondFactorText.offHint}</Text>
        <Button look="filled" size="large" onClick={() => onSwitchingOn(true)}>
          {secondFactorText.switchOn}
        </Button>
        <Button look="outlined" onClick={signOut}>
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
