import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useNow } from '../../core/ui/hooks/useNow.ts';
import { Section } from '../../core/ui/Section.tsx';
import { messageText, sendingText } from '../message.text.ts';

/** How far the e-mails of a message are, and what holds the others. */
export function SendingProgress({ message }: { message: MessageDetails }) {
  const { state, recipients, sendAt, pace, schedulerRanAt, startedAt } = message;
  const { waiting, sent, failed } = recipients;
  const now = useNow();
  const done = sent + failed;
  const all = done + waiting;
  if (all === 0) return null;
  const isAhead = sendAt !== null && startedAt !== null && Date.parse(sendAt) > now.getTime();
  return (
    <Section title={sendingText.progress}>
      <Stack spacing={1}>
        {state === 'sending' && isAhead && (
          <Typography sx={{ fontWeight: 600 }}>{messageText.scheduled(sendAt)}</Typography>
        )}
        <LinearProgress
          aria-label={sendingText.progress}
          variant="determinate"
          value={Math.floor((done / all) * 100)}
          sx={{ height: 10, borderRadius: 5 }}
        />
        <Typography component="output">{sendingText.progressOf(sent, failed, all)}</Typography>
        {state === 'sending' && (
          <Typography color="textSecondary">
            {sendingText.pace(pace.perHour, pace.left)} {sendingText.scheduler(schedulerRanAt)}
          </Typography>
        )}
        {state === 'stopped' && <Alert severity="warning">{sendingText.isStopped(waiting)}</Alert>}
      </Stack>
    </Section>
  );
}
