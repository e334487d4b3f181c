import { handoverEndpoints } from '@grzadka/contract/handover/handover.endpoints';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { handoverText } from '../handover.text.ts';

interface CancelDialogProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

const words = handoverText.end;

/** Calls a handover off, with a reason; whoever changed it meanwhile is not in the way (docs/product/handovers.md#end). */
export function CancelDialog({ open, id, onClose }: CancelDialogProps) {
  const onSaved = useRecordSaved(handoverRecord.name, words.cancelled, onClose);
  return (
    <FormDialog
      open={open}
      title={words.cancelTitle}
      endpoint={handoverEndpoints.cancel}
      defaultValues={{ id, reason: '' }}
      submit={(body) => call(handoverEndpoints.cancel, { body })}
      submitLabel={words.cancel}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Text>{words.cancelHint}</Text>
      <FormTextField name="reason" label={handoverText.reason} autoFocus />
    </FormDialog>
  );
}
