import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { bankLineArea } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';

interface UnassignDialogProps {
  open: boolean;
  line: { readonly id: string; readonly amount: number };
  onClose: () => void;
}

/** Takes back what a line was said to be for, after a question and for a reason (docs/product/bank.md#assigning). */
export function UnassignDialog({ open, line, onClose }: UnassignDialogProps) {
  const tellChanged = useRecordChanged(bankLineArea);
  return (
    <FormDialog
      open={open}
      title={bankLineText.unassignTitle}
      endpoint={bankLineEndpoints.unassign}
      defaultValues={{ id: line.id, reason: '' }}
      submit={(body) => call(bankLineEndpoints.unassign, { body })}
      submitLabel={bankLineText.unassign}
      onSaved={() => {
        tellChanged();
        notify.success(bankLineText.unassigned);
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{bankLineText.unassignQuestion(line.amount)}</Text>
      <FormTextField
        name="reason"
        label={bankLineText.unassignReason}
        helper={bankLineText.reasonHint}
        autoFocus
      />
    </FormDialog>
  );
}
