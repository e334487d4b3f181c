import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import type { RefObject } from 'react';
import { KeyedButton } from '../core/queue/KeyedButton.tsx';
import { Card } from '../core/ui/elements/Card.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { valueText } from '../meter/meter.text.ts';
import { FoundInReading } from './FoundInReading.tsx';
import styles from './SubmittedReading.module.css';
import { submissionText } from './submission.text.ts';
import { comparedFacts } from './submission-facts.tsx';
import type { Submissions } from './useSubmissions.ts';

interface SubmittedReadingProps {
  submissions: Submissions;
  submission: SubmissionListItem;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What was reported, what is found in it, what it is to be compared with, and the ways to those beside it. */
export function SubmittedReading({ submissions, submission, heading }: SubmittedReadingProps) {
  const { meter, value } = submission;
  return (
    <Card as="section" isRoomy aria-label={submissionText.submission} className={styles['card']}>
      <Stack gap={12}>
        <Text isQuiet>{submissionText.place(submissions.place + 1, submissions.total)}</Text>
        <Text as="h2" kind="h4" hasLongWords ref={heading} tabIndex={-1}>
          {valueText(value, meter.type)}
        </Text>
        <FoundInReading submission={submission} />
        <FactList facts={comparedFacts(submission)} />
        <Row gap={8}>
          <KeyedButton
            shortcut="ArrowUp"
            also="ArrowLeft"
            label={submissionText.previousOne}
            disabled={!submissions.hasPrevious}
            onPress={() => submissions.go(-1)}
          />
          <KeyedButton
            shortcut="ArrowDown"
            also="ArrowRight"
            label={submissionText.nextOne}
            disabled={!submissions.hasNext}
            onPress={() => submissions.go(1)}
          />
        </Row>
      </Stack>
    </Card>
  );
}
