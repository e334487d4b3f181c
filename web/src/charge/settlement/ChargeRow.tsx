import { chargeStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { Charge } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { useId, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Tag } from '../../core/ui/elements/Tag.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { amountAndOpen } from '../../ledger/ledger.text.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeLines } from './ChargeLines.tsx';
import styles from './ChargeRow.module.css';

const ChargeReversalDialog = latePart(
  async () => (await import('./ChargeReversalDialog.tsx')).ChargeReversalDialog,
);

/** A charge with what of it is open; opened, why it is as it is, and for who may, the way to take it back. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, feeKind, amount, state, lines } = charge;
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <div className={styles['what']}>
          <Text as="span" className={styles['kind']}>
            {feeKind.name}
          </Text>
          <Tag>{chargeStateLabels[state]}</Tag>
          <Text kind="body2" isQuiet>
            {[number, ...dues(charge)].join('; ')}
          </Text>
        </div>
        <Text className={styles['amount']}>{formatAmount(amount)}</Text>
        <Button
          aria-label={`${chargeText.show}: ${number}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {chargeText.show}
        </Button>
      </div>
      {isOpen && (
        <div id={detailsId}>
          <ChargeLines lines={lines} />
          {state !== 'reversed' && <ReverseButton charge={charge} />}
        </div>
      )}
    </li>
  );
}

/** What of it is due when and open; of what was taken back, when and why. */
function dues({ parts, reversedOn, reversalReason }: Charge): readonly string[] {
  if (reversedOn !== null) return [chargeText.reversedOn(reversedOn, reversalReason ?? '')];
  return parts.map((part) => chargeText.part(part.dueOn, amountAndOpen(part)));
}

function ReverseButton({ charge }: { charge: Charge }) {
  const mayApprove = useMay('fee:approve');
  const [isAsked, setAsked] = useState(false);
  if (!mayApprove) return null;
  return (
    <>
      <Button
        look="outlined"
        aria-label={`${chargeText.reverseCharge}: ${charge.number}`}
        onClick={() => setAsked(true)}
        {...ChargeReversalDialog.ahead}
        className={styles['reverse']}
      >
        {chargeText.reverseCharge}
      </Button>
      <ChargeReversalDialog open={isAsked} charge={charge} onClose={() => setAsked(false)} />
    </>
  );
}
