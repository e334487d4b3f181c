import { chargeRefusals } from '@grzadka/contract/charge/charge-refusals';
import type { ChargeRunDetails } from '@grzadka/contract/charge/charge-run.model';
import { Alert, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { isCalculating } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';

/** How far the calculation of a run is, while there is one; that it failed; and that a draft has none since it was changed. */
export function RunProgress({ run }: { run: ChargeRunDetails }) {
  const { progress } = run;
  if (progress === null) {
    return run.state === 'draft' && <Alert severity="info">{chargeRefusals.notCalculated}</Alert>;
  }
  const { state, done, of } = progress;
  if (state === 'failed') return <Alert severity="error">{chargeText.calculationFailed}</Alert>;
  if (!isCalculating(state)) return null;
  return (
    <Paper component={Stack} spacing={1} sx={{ p: { xs: 2, sm: 3 } }}>
      <LinearProgress
        aria-label={chargeText.progress}
        sx={{ height: 10, borderRadius: 5 }}
        {...(of > 0 && { variant: 'determinate', value: Math.floor((done / of) * 100) })}
      />
      <Typography>
        {`${of === 0 ? chargeText.waiting : chargeText.running(done, of)} ${chargeText.leave}`}
      </Typography>
    </Paper>
  );
}
