import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { useRef, useState } from 'react';
import { v7 as newKey } from 'uuid';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { amountInField } from '../core/ui/money/read-amount.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { settlementSearch } from '../settlement/settlement-search.ts';
import { paymentArea } from './payment.queries.ts';
import { spreadText } from './spread.text.ts';

interface MovePaymentDialogProps {
  open: boolean;
  payment: {
    readonly id: string;
    /** Of its document. */
    readonly number: string;
    /** The account that it is on, in words. */
    readonly account: string;
    /** The most that may be moved, in grosze. */
    readonly movable: number;
  };
  onClose: () => void;
}

/** Moves what somebody paid, or a part of it, to another account (docs/product/payments.md#moves). */
export function MovePaymentDialog({ open, payment, onClose }: MovePaymentDialogProps) {
  const { id, number, account, movable } = payment;
  const tellChanged = useRecordChanged(paymentArea);
  // However often it is sent, it is one move.
  const [clientKey, setClientKey] = useState(() => newKey());
  const made = useRef('');
  return (
    <FormDialog
      open={open}
      title={spreadText.moveTitle(number)}
      endpoint={paymentEndpoints.move}
      defaultValues={{
        id,
        settlementId: '',
        amount: amountInField(movable),
        reason: '',
        clientKey,
      }}
      submit={async (body) => {
        made.current = (await call(paymentEndpoints.move, { body })).number;
      }}
      submitLabel={spreadText.move}
      onSaved={() => {
        setClientKey(newKey());
        tellChanged();
        notify.success(spreadText.moved(made.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Text hasLongWords>{spreadText.moveQuestion(account)}</Text>
      <RecordField
        name="settlementId"
        label={spreadText.to}
        helper={spreadText.toHint}
        search={settlementSearch}
        autoFocus
      />
      <FormMoneyField name="amount" label={spreadText.amount} />
      <FormTextField name="reason" label={spreadText.reason} helper={spreadText.reasonHint} />
    </FormDialog>
  );
}
