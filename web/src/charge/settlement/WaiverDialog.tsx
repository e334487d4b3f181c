import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { interestWaiverEndpoints } from '@grzadka/contract/charge/waiver/interest-waiver.endpoints';
import { interestWaiveForm } from '@grzadka/contract/charge/waiver/interest-waiver.model';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormMoneyField } from '../../core/form/fields/MoneyField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { resolutionOptions, resolutionsQuery } from '../../tariff/form/ChoiceFields.tsx';
import { chargeText } from '../charge.text.ts';

const form = { body: interestWaiveForm };

interface WaiverDialogProps {
  open: boolean;
  which: { readonly id: string; readonly settlementId: string };
  /** What of interest is new in the draft, in grosze. */
  due: number;
  onClose: () => void;
}

/** Waives the interest of an account in a draft, by a resolution; what is waived as a whole is so whatever it comes to. */
export function WaiverDialog({ open, which, due, onClose }: WaiverDialogProps) {
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const { data } = useQuery({ ...resolutionsQuery, enabled: open });
  return (
    <FormDialog
      open={open}
      title={chargeText.waiveTitle}
      endpoint={form}
      defaultValues={{ ...which, amount: amountFigures(due), reason: '', resolutionId: '' }}
      submit={({ amount, ...body }) =>
        call(interestWaiverEndpoints.waive, {
          body: { ...body, amount: amount === due ? null : amount },
        })
      }
      submitLabel={chargeText.waive}
      onSaved={() => {
        tellChanged();
        notify.success(chargeText.waived);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{chargeText.waiveQuestion(due)}</Text>
      <FormMoneyField name="amount" label={chargeText.waivedAmount} />
      <FormTextField
        name="reason"
        label={chargeText.waivedReason}
        helper={chargeText.waivedReasonHint}
      />
      <FormSelectField
        name="resolutionId"
        label={chargeText.waivedBy}
        placeholder={chargeText.choose}
        options={resolutionOptions(data?.items)}
      />
    </FormDialog>
  );
}
