import { useMay } from '../core/access/access.ts';
import { CashDeskScreen } from '../payment/CashDeskScreen.tsx';
import { TransactionListScreen } from './TransactionListScreen.tsx';
import { transactionText } from './transaction.text.ts';

/** The transactions: all of them, or for who may not see these what they took themselves. */
export function TransactionHubScreen() {
  return useMay('ledger:read') ? (
    <TransactionListScreen />
  ) : (
    <CashDeskScreen title={transactionText.title} />
  );
}
