import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { submissionText } from './submission.text.ts';

const tones = { refuse: 'error', confirm: 'warning', info: 'info' } as const;

/** What is found in a reported reading, and what would come of it as it is. */
export function FoundInReading({ submission }: { submission: SubmissionListItem }) {
  const { findings } = submission;
  const has = (wanted: string) => findings.some(({ level }) => level === wanted);
  return (
    <Stack gap={8}>
      {findings.map(({ code, level, text }) => (
        <Notice key={code} tone={tones[level]} role="note">
          {text}
        </Notice>
      ))}
      <Text>
        <UnbrokenText
          text={has('refuse') ? submissionText.refusedAsIs : submissionText.becomes(submission)}
        />{' '}
        {findings.length === 0 && submissionText.nothingFound}
        {has('confirm') && submission.confirmation === null && submissionText.waitsThen}
      </Text>
    </Stack>
  );
}
