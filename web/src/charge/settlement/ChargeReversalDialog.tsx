import { chargeEndpoints } from '@grzadka/contract/charge/charge.endpoints';
import { type Charge, chargesReverse } from '@grzadka/contract/charge/charge.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { ReversalDialog } from '../../ledger/ReversalDialog.tsx';
import { chargeText } from '../charge.text.ts';

interface ChargeReversalDialogProps {
  open: boolean;
  charge: Charge;
  onClose: () => void;
}

/** Takes one charge of an account back, after a question (docs/product/charge-runs.md#reversal). */
export function ChargeReversalDialog({ open, charge, onClose }: ChargeReversalDialogProps) {
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const { id, number, feeKind, amount } = charge;
  return (
    <ReversalDialog
      open={open}
      words={{
        title: chargeText.reverseChargeTitle,
        question: chargeText.reverseChargeQuestion(`${number} (${feeKind.name})`, amount),
        label: chargeText.reverseCharge,
        example: chargeText.reversalExample,
      }}
      endpoint={{ body: chargesReverse }}
      what={{ chargeIds: [id] }}
      submit={(body) => call(chargeEndpoints.reverse, { body })}
      onSaved={() => {
        tellChanged();
        notify.success(chargeText.chargeReversed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
