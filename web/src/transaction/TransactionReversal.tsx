import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { entryReverse } from '@grzadka/contract/payment/payment.model';
import type { TransactionDetails } from '@grzadka/contract/transaction/transaction.model';
import { useRef } from 'react';
import { call } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { ReversalDialog } from '../ledger/ReversalDialog.tsx';
import { transactionArea } from './transaction.queries.ts';
import { transactionText } from './transaction.text.ts';

interface TransactionReversalProps {
  open: boolean;
  transaction: TransactionDetails;
  onClose: () => void;
}

/** Takes a document of cash back, after a question (docs/product/payments.md#reversals). */
export function TransactionReversal({ open, transaction, onClose }: TransactionReversalProps) {
  const { id, number, amount } = transaction;
  const tellChanged = useRecordChanged(transactionArea);
  const made = useRef('');
  return (
    <ReversalDialog
      open={open}
      words={{
        title: transactionText.reverseTitle(number),
        question: transactionText.reverseQuestion(amount),
        label: transactionText.reverse(number),
        example: transactionText.reverseExample,
      }}
      endpoint={{ body: entryReverse }}
      what={{ id }}
      submit={async (body) => {
        made.current = (await call(paymentEndpoints.reverse, { body })).number;
      }}
      onSaved={() => {
        tellChanged();
        notify.success(transactionText.madeReversal(made.current));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
