import { chargeRunKindLabels } from '@grzadka/contract/charge/charge.labels';
import { Box, Button, Typography } from '@mui/material';
import { useLocation } from 'react-router';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { newRunPath } from '../charge.paths.ts';
import { chargeText } from '../charge.text.ts';

interface RunChoiceProps {
  kind: string;
  year: number;
}

/** What is charged, and the year: each choice proposes all else anew. */
export function RunChoice({ kind, year }: RunChoiceProps) {
  const kinds = Object.entries(chargeRunKindLabels).map(([value, label]) => ({
    label,
    isChosen: value === kind,
    to: newRunPath(value, year),
  }));
  const years = [year - 1, year, year + 1].map((one) => ({
    label: chargeText.year(one),
    isChosen: one === year,
    to: newRunPath(kind, one),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Choices label={chargeText.kind} choices={kinds} />
      <Choices label={chargeText.yearOf} choices={years} />
    </Box>
  );
}

interface Choice {
  readonly label: string;
  readonly isChosen: boolean;
  readonly to: string;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  // One step of the history, however often it is chosen anew; and the way back leads where it led.
  const { state }: { state: unknown } = useLocation();
  return (
    <Box component="nav" aria-label={label}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {choices.map((choice) => (
          <Button
            key={choice.label}
            component={ScreenLink}
            to={choice.to}
            replace
            state={state}
            variant={choice.isChosen ? 'contained' : 'outlined'}
            aria-current={choice.isChosen || undefined}
          >
            {choice.label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
