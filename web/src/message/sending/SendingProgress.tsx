import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ProgressBar } from '../../core/ui/elements/ProgressBar.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
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
      <Stack gap={8}>
        {state === 'sending' && isAhead && <Text isStrong>{messageText.scheduled(sendAt)}</Text>}
        <ProgressBar label={title} percent={Math.floor((done / all) * 100)} />
        <Text as="output">{sendingText.progressOf(recipients, mailWay)}</Text>
        {state === 'sending' && waiting > 0 && <MailWayNote mailWay={mailWay} />}
        {state === 'sending' && (
          <Text isQuiet>
            {sendingText.pace(pace.perHour, pace.left, mailWay)}{' '}
            {sendingText.scheduler(schedulerRanAt)}
          </Text>
        )}
        {state === 'stopped' && <Notice tone="warning">{sendingText.isStopped(waiting)}</Notice>}
      </Stack>
    </Section>
  );
}
