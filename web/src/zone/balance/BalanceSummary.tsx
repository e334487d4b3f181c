import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import { Fragment } from 'react';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import styles from './BalanceSummary.module.css';
import { balanceText, costText, coverageText, lossText, sumText } from './balance.text.ts';
import { MeterLink } from './MeterLink.tsx';

interface BalanceSummaryProps {
  balance: LossBalance;
  type: MeterType;
  hasMainMeter: boolean;
}

/** How sure a balance is, what it adds up, what is lost, and what is to be done about that. */
export function BalanceSummary({ balance, type, hasMainMeter }: BalanceSummaryProps) {
  const { main, plots, common, coverage } = balance;
  return (
    <Stack gap={16}>
      <Text isStrong>{coverageText(coverage)}</Text>
      <LossAlert {...{ balance, type, hasMainMeter }} />
      <FactList
        facts={[
          { label: balanceText.sums.main, value: sumText(main, type) },
          { label: balanceText.sums.plot, value: sumText(plots, type) },
          { label: balanceText.sums.common, value: sumText(common, type) },
          { label: balanceText.loss, value: lossText(balance, type) },
          { label: balanceText.cost, value: costText(balance) },
        ]}
      />
    </Stack>
  );
}

interface LossAlertProps {
  balance: LossBalance;
  type: MeterType;
  hasMainMeter: boolean;
}

/** What is to be done about a loss, or about one that is not known; nothing where all is well. */
function LossAlert({ balance, type, hasMainMeter }: LossAlertProps) {
  const { certainty, alert, suspects } = balance;
  if (certainty === 'unknown') {
    return (
      <Notice tone="info">
        {hasMainMeter ? balanceText.mainUnknown : balanceText.noMainMeter}
      </Notice>
    );
  }
  return (
    <>
      {alert === 'high' && <Notice tone="warning">{balanceText.high(type)}</Notice>}
      {alert === 'negative' && (
        <Notice tone="error" className={styles['negative']}>
          {suspects.length === 0 ? balanceText.negativeMain : balanceText.negative}
          {suspects.map((meter, index) => (
            <Fragment key={meter.id}>
              {index === 0 ? ' ' : ', '}
              <MeterLink meter={meter} />
            </Fragment>
          ))}
        </Notice>
      )}
      {certainty === 'at-most' && <Notice tone="info">{balanceText.atMost}</Notice>}
    </>
  );
}
