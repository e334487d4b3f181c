import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import { Box, Button } from '@mui/material';
import { useMay } from '../../../core/access/access.ts';
import type { SheetEntry } from '../sheet-entry.ts';
import type { LineState } from './line-state.ts';
import type { LineTools } from './line-tools.ts';
import { sheetText, stateLabels } from '../sheet.text.ts';

interface LineStandingProps {
  meter: SheetMeter;
  name: string;
  entry: SheetEntry | undefined;
  state: LineState;
  tools: LineTools;
}

/** How a line stands, in a word, and the way to correct what is saved. */
export function LineStanding({ meter, name, entry, state, tools }: LineStandingProps) {
  const mayCorrect = useMay('measurement:reverse');
  const measurementId = entry?.measurementId;
  if (state === 'empty') return null;
  const isWrong = state === 'faulty' || state === 'refused';
  return (
    <Box sx={{ color: isWrong ? 'error.main' : 'text.secondary', fontSize: '0.875rem' }}>
      {stateLabels[state]}
      {state === 'saved' && mayCorrect && measurementId !== undefined && (
        <Button
          size="small"
          aria-label={sheetText.correctOf(name)}
          onClick={() => tools.correct(meter, measurementId)}
          sx={{ ml: 0.5, minHeight: { md: 0 }, py: 0 }}
        >
          {sheetText.correct}
        </Button>
      )}
    </Box>
  );
}
