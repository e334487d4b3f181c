import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import { useRef, useState } from 'react';
import { v7 as newKey } from 'uuid';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { PayeeField } from '../payment/PayeeField.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { refundArea } from './refund.queries.ts';
import { refundText } from './refund.text.ts';

/** Plans to give back by a transfer what somebody paid too much (docs/product/payments.md#refunds-by-bank). */
export function PlanRefundScreen() {
  const tellChanged = useRecordChanged(refundArea);
  const goUp = useGoUp(paymentPaths.refunds);
  // However often it is sent, it is one refund.
  const [clientKey] = useState(() => newKey());
  const saved = useRef(0);
  return (
    <FormScreen
      title={refundText.formTitle}
      back={paymentPaths.refunds}
      endpoint={refundEndpoints.create}
      defaultValues={{ settlementId: '', amount: '', targetAccount: '', clientKey }}
      submit={async (body) => {
        await call(refundEndpoints.create, { body });
        saved.current = body.amount;
      }}
      onSaved={() => {
        tellChanged();
        notify.success(refundText.saved(saved.current));
        goUp();
      }}
    >
      <PayeeField autoFocus />
      <FormMoneyField name="amount" label={refundText.amount} />
      <FormTextField
        name="targetAccount"
        label={refundText.targetAccount}
        helper={refundText.targetAccountHint}
      />
    </FormScreen>
  );
}
