import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useNow } from '../../core/ui/hooks/useNow.ts';
import { Section } from '../../core/ui/Section.tsx';
import { messageText, sendingText } from '../message.text.ts';
import { MailWayNote } from './MailWayNote.tsx';

/** How far the e-mails of a message are, and what holds the others. */
export function SendingProgress({ message }: { message: MessageDetails }) {
  const { state, recipients, sendAt, pace, mailWay, schedulerRanAt, startedAt } = message;
  const { waiting, sent, saved, failed } = recipients;
  const now = useNow();
  const done = sent + saved + failed;
  const all = done + waiting;
  if (all === 0) return null;
  const isAhead = sendAt !== null && startedAt !== null && Date.parse(sendAt) > now.getTime();
  const title = sendingText.progress(recipients, mailWay);
  return (
    <Section title={title}>
      <Stack spacing={1}>
        {state === 'sending' && isAhead && (
          <Typography sx={{ fontWeight: 600 }}>{messageText.scheduled(sendAt)}</Typography>
        )}
        <LinearProgress
          aria-label={title}
          variant="determinate"
          value={Math.floor((done / all) * 100)}
          sx={{ height: 10, borderRadius: 5 }}
        />
        <Typography component="output">{sendingText.progressOf(recipients, mailWay)}</Typography>
        {state === 'sending' && waiting > 0 && <MailWayNote mailWay={mailWay} />}
        {state === 'sending' && (
          <Typography color="textSecondary">
            {sendingText.pace(pace.perHour, pace.left, mailWay)}{' '}
            {sendingText.scheduler(schedulerRanAt)}
          </Typography>
        )}
        {state === 'stopped' && <Alert severity="warning">{sendingText.isStopped(waiting)}</Alert>}
      </Stack>
    </Section>
  );
}
