import { Box, Typography } from '@mui/material';
import { roundText } from './meter.text.ts';
import type { RoundPlace } from './round.ts';

/** How far a round has come and which meter is next. */
export function RoundProgress({ round }: { round: RoundPlace }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>
        {roundText.position(round.position, round.count)}
      </Typography>
      <Typography color="textSecondary">
        {round.next ? roundText.next(round.next.name) : roundText.last}
      </Typography>
    </Box>
  );
}
