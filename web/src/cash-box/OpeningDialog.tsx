import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { cashBoxRecord } from '@grzadka/contract/cash-box/cash-box.record';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Typography } from '@mui/material';
import { useRef } from 'react';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { cashBoxText } from './cash-box.text.ts';

interface OpeningDialogProps {
  open: boolean;
  box: { readonly id: string };
  onClose: () => void;
}

/** Asks what was in a cash box when the program began to keep it (docs/product/payments.md#cash-opening). */
export function OpeningDialog({ open, box, onClose }: OpeningDialogProps) {
  const tellChanged = useRecordChanged(cashBoxRecord.name);
  const made = useRef('');
  return (
    <FormDialog
      open={open}
      title={cashBoxText.openTitle}
      endpoint={cashBoxEndpoints.opening}
      defaultValues={{ cashBoxId: box.id, amount: '', day: gardenToday() }}
      submit={async (body) => {
        made.current = (await call(cashBoxEndpoints.opening, { body })).number;
      }}
      submitLabel={cashBoxText.open}
      onSaved={() => {
        tellChanged();
        notify.success(cashBoxText.openingSaved(made.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{cashBoxText.openQuestion}</Typography>
      <FormMoneyField name="amount" label={cashBoxText.amount} autoFocus />
      <FormDayField name="day" label={cashBoxText.day} />
    </FormDialog>
  );
}
