import { bankAccountEndpoints } from '@grzadka/contract/bank-account/bank-account.endpoints';
import { bankAccountRecord } from '@grzadka/contract/bank-account/bank-account.record';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Typography } from '@mui/material';
import { useRef } from 'react';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormMoneyField } from '../core/form/fields/MoneyField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { bankAccountText } from './bank-account.text.ts';

interface BankOpeningDialogProps {
  open: boolean;
  account: { readonly id: string };
  onClose: () => void;
}

/** Asks what was on a bank account when the program began to keep it (docs/product/bank.md#bank-opening). */
export function BankOpeningDialog({ open, account, onClose }: BankOpeningDialogProps) {
  const tellChanged = useRecordChanged(bankAccountRecord.name);
  const made = useRef('');
  return (
    <FormDialog
      open={open}
      title={bankAccountText.openTitle}
      endpoint={bankAccountEndpoints.open}
      defaultValues={{ bankAccountId: account.id, amount: '', day: gardenToday() }}
      submit={async (body) => {
        made.current = (await call(bankAccountEndpoints.open, { body })).number;
      }}
      submitLabel={bankAccountText.open}
      onSaved={() => {
        tellChanged();
        notify.success(bankAccountText.openingSaved(made.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{bankAccountText.openQuestion}</Typography>
      <FormMoneyField name="amount" label={bankAccountText.amount} autoFocus />
      <FormDayField name="day" label={bankAccountText.day} />
    </FormDialog>
  );
}
