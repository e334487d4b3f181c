import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import { Stack, Typography } from '@mui/material';
import { FactList } from '../../core/ui/FactList.tsx';
import { balanceText, costText, coverageText, lossText, sumText } from './balance.text.ts';
import { LossAlert } from './LossAlert.tsx';

interface BalanceSummaryProps {
  balance: LossBalance;
  type: MeterType;
  hasMainMeter: boolean;
}

/** How sure a balance is, what it adds up, what is lost, and what is to be done about that. */
export function BalanceSummary({ balance, type, hasMainMeter }: BalanceSummaryProps) {
  const { main, plots, common, coverage } = balance;
  const cost = costText(balance);
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 600 }}>{coverageText(coverage)}</Typography>
      <LossAlert {...{ balance, type, hasMainMeter }} />
      <FactList
        facts={[
          { label: balanceText.sums.main, value: sumText(main, type) },
          { label: balanceText.sums.plot, value: sumText(plots, type) },
          { label: balanceText.sums.common, value: sumText(common, type) },
          { label: balanceText.loss, value: lossText(balance, type) },
          ...(cost === undefined ? [] : [{ label: balanceText.cost, value: cost }]),
        ]}
      />
    </Stack>
  );
}
