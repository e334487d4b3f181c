import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { useState } from 'react';
import { KeyCap, KeyedButton } from '../core/queue/KeyedButton.tsx';
import type { Press } from '../core/queue/press.ts';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import styles from './SubmissionActions.module.css';
import { submissionText } from './submission.text.ts';
import type { Submissions } from './useSubmissions.ts';

const CorrectDialog = latePart(async () => (await import('./CorrectDialog.tsx')).CorrectDialog);
const ReturnDialog = latePart(async () => (await import('./ReturnDialog.tsx')).ReturnDialog);

interface SubmissionActionsProps {
  submissions: Submissions;
  submission: SubmissionListItem;
}

/** What is decided on a reported reading, by buttons that have keys. */
export function SubmissionActions({ submissions, submission }: SubmissionActionsProps) {
  const [opened, setOpened] = useState<'correct' | 'return'>();
  const open = (which: 'correct' | 'return') => (press: Press) => {
    if (submissions.takes(press)) setOpened(which);
  };
  const close = () => {
    setOpened(undefined);
    // Where somebody was first, it goes now, and what was typed with it.
    submissions.tellChanged();
  };
  return (
    <Section title={submissionText.decision}>
      <Row gap={8}>
        <KeyedButton
          shortcut="Enter"
          also="A"
          label={submissionText.accept}
          look="filled"
          onPress={(press) => {
            if (submissions.takes(press)) void submissions.accept(submission);
          }}
        />
        <KeyedButton
          shortcut="P"
          label={submissionText.correct}
          look="outlined"
          onPress={open('correct')}
          {...CorrectDialog.ahead}
        />
        <KeyedButton
          shortcut="O"
          label={submissionText.return}
          look="outlined"
          onPress={open('return')}
          {...ReturnDialog.ahead}
        />
      </Row>
      <KeyHelp />
      <CorrectDialog
        open={opened === 'correct'}
        submission={submission}
        onAccepted={(value) => {
          setOpened(undefined);
          submissions.tellAccepted(submission, value);
        }}
        onClose={close}
      />
      <ReturnDialog
        open={opened === 'return'}
        submission={submission}
        onReturned={() => {
          setOpened(undefined);
          submissions.tellReturned(submission);
        }}
        onClose={close}
      />
    </Section>
  );
}

/** The keys that no button has beside it. */
function KeyHelp() {
  const { keys, keyHelp } = submissionText;
  return (
    <Text kind="body2" isQuiet className={styles['keys']}>
      {keys}: <KeyCap keys="A" /> {keyHelp.accept}, <KeyCap keys="ArrowUp" />{' '}
      <KeyCap keys="ArrowDown" /> {keyHelp.go}, <KeyCap keys="Escape" /> {keyHelp.leave}.
    </Text>
  );
}
