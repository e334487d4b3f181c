import { ledgerYearEndpoints } from '@grzadka/contract/ledger-year/ledger-year.endpoints';
import { ledgerYearRecord } from '@grzadka/contract/ledger-year/ledger-year.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { ledgerYearText } from './ledger-year.text.ts';

interface YearDialogProps {
  open: boolean;
  year: number;
  /** The version of the years that was shown. */
  etag: string | undefined;
  onClose: () => void;
}

/** Asks why the last closed year is to be opened again. */
export function ReopenYearDialog({ open, year, etag, onClose }: YearDialogProps) {
  const onSaved = useRecordSaved(ledgerYearRecord.name, ledgerYearText.reopenedNow(year), onClose);
  return (
    <FormDialog
      open={open}
      title={ledgerYearText.reopenTitle(year)}
      endpoint={ledgerYearEndpoints.reopen}
      defaultValues={{ year, reason: '' }}
      submit={(body) => call(ledgerYearEndpoints.reopen, { body }, { ifMatch: etag })}
      submitLabel={ledgerYearText.reopen(year)}
      savingLabel={ledgerYearText.opening}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Text>{ledgerYearText.reopenQuestion}</Text>
      <FormTextField
        name="reason"
        label={ledgerYearText.reason}
        helper={ledgerYearText.reasonHint}
        autoFocus
      />
    </FormDialog>
  );
}
