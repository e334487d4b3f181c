import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { bankLineOfAccount } from '@grzadka/contract/bank/queue/bank-line.model';
import { useRef } from 'react';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { settlementSearch } from '../../settlement/settlement-search.ts';
import { bankLineText } from './bank-line.text.ts';
import type { BookedDialogProps } from './booked-dialog.ts';

/** Asks whose a line is where nobody is offered, or none of those who are. */
export function AccountDialog({ open, line, onBooked, onClose }: BookedDialogProps) {
  const chosen = useRef('');
  const amount = Math.abs(line.amount);
  return (
    <FormDialog
      open={open}
      title={bankLineText.searchTitle(amount)}
      endpoint={{ body: bankLineOfAccount }}
      defaultValues={{ id: line.id, settlementId: '' }}
      submit={({ id, settlementId }) =>
        call(bankLineEndpoints.assign, { body: { id, parts: [{ settlementId, amount }] } })
      }
      submitLabel={bankLineText.book}
      onSaved={() => onBooked(chosen.current)}
      onClose={onClose}
    >
      <RecordField
        name="settlementId"
        label={bankLineText.settlement}
        helper={bankLineText.settlementHint}
        search={settlementSearch}
        autoFocus
        onChoose={({ name }) => (chosen.current = name)}
      />
    </FormDialog>
  );
}
