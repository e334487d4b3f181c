import type { MeterType } from '@grzadka/contract/meter/meter-labels';
import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import { Alert } from '@mui/material';
import { Fragment } from 'react';
import { balanceText } from './balance.text.ts';
import { MeterLink } from './MeterLink.tsx';

interface LossAlertProps {
  balance: LossBalance;
  type: MeterType;
  hasMainMeter: boolean;
}

/** What is to be done about a loss, or about one that cannot be told; nothing where all is well. */
export function LossAlert({ balance, type, hasMainMeter }: LossAlertProps) {
  const { certainty, alert, suspects } = balance;
  if (certainty === 'unknown') {
    return (
      <Alert severity="info">
        {hasMainMeter ? balanceText.mainUnknown : balanceText.noMainMeter}
      </Alert>
    );
  }
  return (
    <>
      {alert === 'high' && <Alert severity="warning">{balanceText.high(type)}</Alert>}
      {alert === 'negative' && (
        <Alert severity="error" sx={{ a: { color: 'inherit' } }}>
          {suspects.length === 0 ? balanceText.negativeMain : balanceText.negative}
          {suspects.map((meter, index) => (
            <Fragment key={meter.id}>
              {index === 0 ? ' ' : ', '}
              <MeterLink meter={meter} />
            </Fragment>
          ))}
        </Alert>
      )}
      {certainty === 'at-most' && <Alert severity="info">{balanceText.atMost}</Alert>}
    </>
  );
}
