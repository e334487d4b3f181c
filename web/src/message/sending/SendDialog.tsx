import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { formatDayInWords } from '../../core/ui/format.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { recipientsName } from '../message.queries.ts';
import { sendingText } from '../message.text.ts';

interface SendDialogProps {
  open: boolean;
  message: MessageDetails;
  etag: string | undefined;
  onClose: () => void;
}

/** Asks before a message goes, and when it is to go. */
export function SendDialog({ open, message, etag, onClose }: SendDialogProps) {
  const { id, recipients, lastDay } = message;
  const tellChanged = useRecordChanged(messageRecord.name);
  const tellRecipients = useRecordChanged(messageRecord.name, recipientsName(id));
  const isLate = lastDay !== null && gardenToday() > lastDay;
  const { waiting, toPrint, skipped } = recipients;
  return (
    <FormDialog
      open={open}
      title={sendingText.sendTitle}
      endpoint={messageEndpoints.send}
      defaultValues={{ id, sendAt: null, confirmLate: false }}
      submitLabel={sendingText.submit}
      savingLabel={sendingText.sending}
      submit={(body) => call(messageEndpoints.send, { body }, { ifMatch: etag })}
      onSaved={() => {
        tellChanged({ focusRowId: id });
        tellRecipients();
        notify.success(waiting === 0 ? sendingText.onlyLetters : sendingText.sent);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{sendingText.sendQuestion(waiting, toPrint)}</Typography>
      {skipped > 0 && <Alert severity="warning">{sendingText.skipped(skipped)}</Alert>}
      {waiting > 0 && <WhenFields />}
      {isLate && (
        <>
          <Alert severity="warning">{messageRefusals.confirmLate(formatDayInWords(lastDay))}</Alert>
          <FormCheckboxField name="confirmLate" label={sendingText.confirmLate} />
        </>
      )}
    </FormDialog>
  );
}

/** When it goes: at once, or from an instant on. */
function WhenFields() {
  const sendAt: unknown = useWatch({ name: 'sendAt' });
  return (
    <>
      <FormRadioField
        name="sendAt"
        label={sendingText.when}
        options={{ now: sendingText.now, later: sendingText.later }}
        optionFor={(value) => (value === null ? 'now' : 'later')}
        valueFor={(option) => (option === 'now' ? null : '')}
      />
      {sendAt !== null && <FormDateTimeField name="sendAt" label={sendingText.sendAt} />}
    </>
  );
}
