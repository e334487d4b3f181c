import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { draftText } from '../message.text.ts';
import { type DraftStep, draftSteps } from './draft-steps.ts';

interface DraftStepsProps {
  current: DraftStep;
  onGo: (step: DraftStep) => void;
}

/** The steps of a message; each can be gone to at any time. */
export function DraftSteps({ current, onGo }: DraftStepsProps) {
  return (
    <Row as="nav" gap={8} aria-label={draftText.steps}>
      {draftSteps.map((step, index) => (
        <Button
          key={step}
          look={step === current ? 'filled' : 'outlined'}
          type="button"
          size="small"
          aria-current={step === current ? 'step' : undefined}
          onClick={() => onGo(step)}
        >
          {`${index + 1}. ${draftText.step[step]}`}
        </Button>
      ))}
    </Row>
  );
}
