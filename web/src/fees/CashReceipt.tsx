import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { PrintButton } from '../core/paper/PrintButton.tsx';
import { settlementText } from '../settlement/settlement.text.ts';
import styles from './CashReceipt.module.css';

/** The receipt of what was taken or given in cash; nothing of anything else. */
export function CashReceipt({
  id,
  number,
  series,
}: Pick<RunningEntry, 'id' | 'number' | 'series'>) {
  if (series !== 'KP' && series !== 'KW') return null;
  return (
    <div className={styles['receipt']}>
      <PrintButton
        endpoint={paymentEndpoints.receipt}
        input={{ params: { id } }}
        about={number}
        size="small"
      >
        {settlementText.printReceipt}
      </PrintButton>
    </div>
  );
}
