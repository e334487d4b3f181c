import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { entryReverse } from '@grzadka/contract/payment/payment.model';
import { useRef } from 'react';
import { call } from '../core/api/call.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { ReversalDialog } from '../ledger/ReversalDialog.tsx';
import { writeOffText } from './write-off.text.ts';

interface WriteOffReversalDialogProps {
  open: boolean;
  entry: Pick<RunningEntry, 'id' | 'number' | 'amount'>;
  onClose: () => void;
}

/** Asks when and why something that was written off is to be paid again (docs/product/payments.md#write-offs). */
export function WriteOffReversalDialog({ open, entry, onClose }: WriteOffReversalDialogProps) {
  const { id, number, amount } = entry;
  const tellChanged = useRecordChanged('write-off');
  const made = useRef('');
  return (
    <ReversalDialog
      open={open}
      words={{
        title: writeOffText.reverseTitle(number),
        question: writeOffText.reverseQuestion(-amount),
        label: writeOffText.reverse,
        example: writeOffText.reverseExample,
      }}
      endpoint={{ body: entryReverse }}
      what={{ id }}
      submit={async (body) => {
        made.current = (await call(paymentEndpoints.reverse, { body })).number;
      }}
      onSaved={() => {
        tellChanged();
        notify.success(writeOffText.reversed(made.current));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
