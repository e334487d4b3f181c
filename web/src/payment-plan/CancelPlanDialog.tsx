import { paymentPlanEndpoints } from '@grzadka/contract/payment-plan/payment-plan.endpoints';
import type { PaymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';
import { call, callVersioned } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { paymentPlanText } from './payment-plan.text.ts';

interface CancelPlanDialogProps {
  open: boolean;
  plan: Pick<PaymentPlan, 'id' | 'open'>;
  onClose: () => void;
}

/** Asks why a payment plan is cancelled (docs/product/payment-plans.md#cancelling). */
export function CancelPlanDialog({ open, plan, onClose }: CancelPlanDialogProps) {
  const tellChanged = useRecordChanged('payment-plan');
  return (
    <FormDialog
      open={open}
      title={paymentPlanText.cancelTitle}
      endpoint={paymentPlanEndpoints.cancel}
      defaultValues={{ id: plan.id, reason: '' }}
      submit={async (body) => {
        const { etag } = await callVersioned(paymentPlanEndpoints.get, { params: { id: plan.id } });
        await call(paymentPlanEndpoints.cancel, { body }, { ifMatch: etag });
      }}
      submitLabel={paymentPlanText.cancel}
      onSaved={() => {
        tellChanged();
        notify.success(paymentPlanText.cancelled);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{paymentPlanText.cancelQuestion(plan.open)}</Text>
      <FormTextField
        name="reason"
        label={paymentPlanText.reason}
        helper={paymentPlanText.reasonHint}
      />
    </FormDialog>
  );
}
