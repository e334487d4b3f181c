import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { unsubscribeToken } from '@grzadka/contract/consent/unsubscribe-path';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { OutsideScreen } from '../core/ui/screen/OutsideScreen.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { unsubscribeText } from './consent.text.ts';

/**
 * Where the link of a message leads: one button, and nobody who has the link need sign in. Nothing here shows whether somebody
 * is known by it.
 */
export function UnsubscribeScreen() {
  const token = unsubscribeToken(globalThis.location.pathname) ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(consentEndpoints.unsubscribe, { params: { token } }),
  });
  return (
    <OutsideScreen title={unsubscribeText.title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {/* There from the start, so that what comes into it is read out. */}
        <output>
          {isSuccess ? (
            <Alert severity="success">{unsubscribeText.done}</Alert>
          ) : (
            <UnbrokenText text={unsubscribeText.question} />
          )}
        </output>
        <Typography>{unsubscribeText.stays}</Typography>
        {isSuccess ? (
          <Typography>{unsubscribeText.back}</Typography>
        ) : (
          <Button
            variant="contained"
            size="large"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            {isPending ? unsubscribeText.running : unsubscribeText.unsubscribe}
          </Button>
        )}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </Stack>
    </OutsideScreen>
  );
}
