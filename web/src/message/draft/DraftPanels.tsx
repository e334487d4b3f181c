import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { Box, Stack } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { AttachmentFields } from './AttachmentFields.tsx';
import type { TypedDraft } from './draft-form.ts';
import type { DraftStep } from './draft-steps.ts';
import { GroupsField } from './GroupsField.tsx';
import { KindField } from './KindField.tsx';
import { OccasionFields } from './OccasionFields.tsx';
import { PrepareStep } from './PrepareStep.tsx';
import { RecipientCount } from './RecipientCount.tsx';
import { TextFields } from './TextFields.tsx';

interface DraftPanelsProps {
  message: MessageDetails;
  step: DraftStep;
  onGo: (step: DraftStep) => void;
}

/** In which step each field of the form stands. */
const stepOf = {
  id: 'kind',
  kind: 'kind',
  meetingAt: 'kind',
  meetingPlace: 'kind',
  readingFrom: 'kind',
  readingThru: 'kind',
  groups: 'recipients',
  printsWithoutConsent: 'recipients',
  subject: 'text',
  html: 'text',
  attachments: 'text',
  generated: 'text',
} as const satisfies Record<keyof TypedDraft, DraftStep>;

/** What is typed in each step; those that are not gone to are there unseen, so that nothing of them is lost. */
export function DraftPanels({ message, step, onGo }: DraftPanelsProps) {
  useStepWithFault(step, onGo);
  return (
    <>
      <Panel open={step === 'kind'}>
        <KindField />
        <OccasionFields />
      </Panel>
      <Panel open={step === 'recipients'}>
        <GroupsField message={message} />
        <RecipientCount />
      </Panel>
      <Panel open={step === 'text'}>
        <TextFields />
        <AttachmentFields message={message} />
      </Panel>
      {(step === 'preview' || step === 'send') && <PrepareStep message={message} />}
    </>
  );
}

function Panel({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Box hidden={!open}>
      <Stack spacing={3}>{children}</Stack>
    </Box>
  );
}

/** Goes to the step in which something is wrong, where that is another one: a fault that nobody sees cannot be mended. */
function useStepWithFault(step: DraftStep, onGo: (step: DraftStep) => void): void {
  const { errors, submitCount } = useFormState<TypedDraft>();
  const faulty: DraftStep[] = (Object.keys(errors) as (keyof TypedDraft)[]).map(
    (field) => stepOf[field],
  );
  const [first] = faulty;
  const look = useEffectEvent((fault: DraftStep) => {
    if (!faulty.includes(step)) onGo(fault);
  });
  useEffect(() => {
    if (submitCount > 0 && first !== undefined) look(first);
  }, [submitCount, first]);
}
