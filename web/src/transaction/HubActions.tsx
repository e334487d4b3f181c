import { type ReactNode, Suspense, useId, useState } from 'react';
import { bankImportPaths } from '../bank/importing/bank-import.paths.ts';
import { useMay } from '../core/access/access.ts';
import { MoreButton } from '../core/list/screen/ListTools.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { paymentText } from '../payment/payment.text.ts';
import styles from './HubActions.module.css';
import { transactionText } from './transaction.text.ts';
import { WaitingLines } from './WaitingLines.tsx';

interface HubActionsProps {
  /** The ways to what is seldom needed, shown on request; on a phone they stand with what else the list has. */
  more: ReactNode;
}

/** What people come to the transactions for: two buttons, and what waits. */
export function HubActions({ more }: HubActionsProps) {
  const mayImport = useMay('bank:import');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreId = useId();
  return (
    <div className={styles['bar']}>
      {mayImport && (
        <ButtonLink isReturning look="filled" to={bankImportPaths.import}>
          {transactionText.importStatement}
        </ButtonLink>
      )}
      <ButtonLink isReturning look="filled" to={paymentPaths.receive}>
        {paymentText.receive}
      </ButtonLink>
      <WaitingLines />
      {more && (
        <>
          <div className={styles['toMore']}>
            <MoreButton
              isOpen={isMoreOpen}
              controls={moreId}
              onToggle={() => setMoreOpen(!isMoreOpen)}
            />
          </div>
          <div id={moreId} hidden={!isMoreOpen} className={isMoreOpen ? styles['more'] : undefined}>
            {isMoreOpen && <Suspense>{more}</Suspense>}
          </div>
        </>
      )}
    </div>
  );
}
