import type { MessageDetails } from '@grzadka/contract/message/message.model';
import type { ReactNode } from 'react';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { AttachmentFields } from './AttachmentFields.tsx';
import type { DraftStep } from './draft-steps.ts';
import { GroupsField } from './GroupsField.tsx';
import { KindField } from './KindField.tsx';
import { OccasionFields } from './OccasionFields.tsx';
import { PrepareStep } from './PrepareStep.tsx';
import { RecipientCount } from './RecipientCount.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TextFields } from './TextFields.tsx';
import { useStepWithFault } from './useStepWithFault.ts';

interface DraftPanelsProps {
  message: MessageDetails;
  step: DraftStep;
  onGo: (step: DraftStep) => void;
  /** To which step a save has led, until it has the focus. */
  ledTo: DraftStep | undefined;
  onArrive: () => void;
}

/** What is typed in each step; those that are not gone to are there unseen, so that nothing of them is lost. */
export function DraftPanels({ message, step, onGo, ledTo, onArrive }: DraftPanelsProps) {
  useStepWithFault(step, onGo);
  return (
    <>
      <StepHeading step={step} isLedTo={step === ledTo} onArrive={onArrive} />
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
    <div hidden={!open}>
      <Stack gap={24}>{children}</Stack>
    </div>
  );
}
