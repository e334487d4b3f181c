import { noMailServer } from '@grzadka/contract/mail/mail.model';
import { mailWayInWords } from '@grzadka/contract/mail/mail-way';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { useClock } from '../../core/ui/hooks/useClock.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { mailQuery } from '../system.queries.ts';
import { MailList } from './MailList.tsx';
import { mailText } from './mail.text.ts';
import { useMailRetry } from './useMailRetry.ts';

const TestMailDialog = latePart(async () => (await import('./TestMailDialog.tsx')).TestMailDialog);

/** Outgoing mail: how much of it waits, what became of the newest, and a test of the mail server. */
export function MailSection() {
  const mayTest = useMay('system:run');
  const [isTesting, setTesting] = useState(false);
  const { retry, isBeingTried, rereadEvery } = useMailRetry();
  const { data, error, refetch } = useQuery({ ...mailQuery, refetchInterval: rereadEvery });
  const hasServer = data?.delivery === 'server';
  const clock = useClock();
  const trouble = hasServer && mailWayInWords(data, clock);
  return (
    <Section
      title={mailText.title}
      actions={
        mayTest &&
        hasServer && (
          <Button look="outlined" onClick={() => setTesting(true)}>
            {mailText.test}
          </Button>
        )
      }
    >
      {!data && <SectionWaiting error={error} failed={mailText.failedToLoad} retry={refetch} />}
      {data && (
        <Stack gap={16}>
          {!hasServer && <Notice tone="warning">{`${noMailServer} ${mailText.whoSetsUp}`}</Notice>}
          {trouble && <Notice tone="warning">{trouble}</Notice>}
          <FactList
            facts={[
              {
                label: mailText.queued,
                value: (
                  <UnbrokenText
                    text={mailText.queuedSince(data.counts.queued, data.oldestQueuedAt)}
                  />
                ),
              },
              { label: mailText.sent, value: mailText.count(data.counts.sent) },
              {
                label: mailText.saved,
                value: data.counts.saved > 0 ? mailText.count(data.counts.saved) : undefined,
              },
              { label: mailText.failed, value: mailText.count(data.counts.failed) },
            ]}
          />
          <MailList mail={data} isBeingTried={isBeingTried} onRetry={retry} />
        </Stack>
      )}
      <TestMailDialog
        open={isTesting}
        ownEmail={data?.ownEmail ?? ''}
        onClose={() => setTesting(false)}
      />
    </Section>
  );
}
