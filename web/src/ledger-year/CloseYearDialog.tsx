import { ledgerYearEndpoints } from '@grzadka/contract/ledger-year/ledger-year.endpoints';
import { ledgerYearRecord } from '@grzadka/contract/ledger-year/ledger-year.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
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

/** Asks whether a year is to be closed, and says what follows from that. */
export function CloseYearDialog({ open, year, etag, onClose }: YearDialogProps) {
  const onSaved = useRecordSaved(ledgerYearRecord.name, ledgerYearText.closedNow(year), onClose);
  return (
    <FormDialog
      open={open}
      title={ledgerYearText.closeTitle(year)}
      endpoint={ledgerYearEndpoints.close}
      defaultValues={{ year }}
      submit={(body) => call(ledgerYearEndpoints.close, { body }, { ifMatch: etag })}
      submitLabel={ledgerYearText.close(year)}
      savingLabel={ledgerYearText.closing}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Text>{ledgerYearText.closeQuestion(year)}</Text>
    </FormDialog>
  );
}
