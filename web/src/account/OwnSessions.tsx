import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import type { OwnSession } from '@grzadka/contract/account/account.model';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { Section } from '../core/ui/Section.tsx';
import { useDeletion } from '../core/ui/useDeletion.ts';
import { useLastKnown } from '../core/ui/useLastKnown.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { WaitingOverlay } from '../core/ui/WaitingOverlay.tsx';
import { ownSessionsQuery } from './account.queries.ts';
import { accountText } from './account.text.ts';
import { SessionRow } from './SessionRow.tsx';

/** Where the person is signed in, with a way to end what is left open elsewhere. */
export function OwnSessions() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  const ending = useDeletion({
    run: ({ id }: OwnSession) => call(accountEndpoints.endSession, { params: { id } }),
    onDeleted: () => notify.success(accountText.ended),
    onFailed: notify.error,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  const asked = useLastKnown(ending.inQuestion);
  return (
    <Section title={accountText.sessions}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {accountText.sessionsHint}
      </Typography>
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={ending.ask} />
          ))}
        </Box>
      )}
      {!data && !error && <Typography color="textSecondary">{accountText.loading}</Typography>}
      {!data && error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {accountText.retry}
            </Button>
          }
        >
          {`${accountText.failed} ${errorText(error)}`}
        </Alert>
      )}
      <ConfirmDialog
        open={ending.inQuestion !== undefined}
        title={accountText.endTitle}
        text={accountText.endQuestion(asked?.browser ?? accountText.unknownBrowser)}
        confirmLabel={accountText.endSession}
        onConfirm={() => ending.answer(true)}
        onCancel={() => ending.answer(false)}
      />
      <WaitingOverlay open={ending.isRunning} label={accountText.ending} />
    </Section>
  );
}
