import { Box, Button } from '@mui/material';
import { draftText } from '../message.text.ts';
import { type DraftStep, draftSteps } from './draft-steps.ts';

interface DraftStepsProps {
  current: DraftStep;
  onGo: (step: DraftStep) => void;
}

/** The steps of a message; each can be gone to at any time. */
export function DraftSteps({ current, onGo }: DraftStepsProps) {
  return (
    <Box
      component="nav"
      aria-label={draftText.steps}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {draftSteps.map((step, index) => (
        <Button
          key={step}
          type="button"
          size="small"
          variant={step === current ? 'contained' : 'outlined'}
          aria-current={step === current ? 'step' : undefined}
          onClick={() => onGo(step)}
        >
          {`${index + 1}. ${draftText.step[step]}`}
        </Button>
      ))}
    </Box>
  );
}
