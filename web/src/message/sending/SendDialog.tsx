import { ruleOver } from '@grzadka/contract/core/rules-over-fields';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { isSentLate } from '@grzadka/contract/message/last-day';
import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { type MessageDetails, messageSend } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { sendingText } from '../message.text.ts';
import { MailWayNote } from './MailWayNote.tsx';
import { useMessageChanged } from './message-step.ts';

/** What the dialog asks: a time that was left empty is not at once. */
const sendForm = z.extend(messageSend, { when: z.enum(['now', 'later']) }).check(
  ruleOver(({ when, sendAt }, { refuse }) => {
    if (when === 'later' && sendAt === null) refuse('sendAt', sendingText.sendAtEmpty);
  }),
);

interface SendDialogProps {
  open: boolean;
  message: MessageDetails;
  etag: string | undefined;
  onClose: () => void;
}

/** Asks before a message goes, and when it is to go. */
export function SendDialog({ open, message, etag, onClose }: SendDialogProps) {
  const { id, recipients, lastDay, mailWay, restoredFrom } = message;
  const tellChanged = useMessageChanged(id);
  // The server knows the time better than this computer.
  const [isFoundLate, setFoundLate] = useState(false);
  const { waiting, toPrint, skipped } = recipients;
  return (
    <FormDialog
      open={open}
      title={sendingText.sendTitle}
      endpoint={{ body: sendForm }}
      defaultValues={{
        id,
        when: 'now' as const,
        sendAt: null,
        confirmLate: false,
        confirmRestored: false,
      }}
      submitLabel={sendingText.submit}
      savingLabel={sendingText.sending}
      submit={({ when, sendAt, ...form }) => {
        const body = { ...form, sendAt: when === 'now' ? null : sendAt };
        return call(messageEndpoints.send, { body }, { ifMatch: etag }).catch(
          (failure: unknown) => {
            setFoundLate(failure instanceof ApiError && 'confirmLate' in failure.fields);
            throw failure;
          },
        );
      }}
      onSaved={() => {
        tellChanged();
        notify.success(waiting === 0 ? sendingText.onlyLetters : sendingText.sent(mailWay));
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{sendingText.sendQuestion(waiting, toPrint, mailWay)}</Text>
      {skipped > 0 && <Notice tone="warning">{sendingText.skipped(skipped)}</Notice>}
      {waiting > 0 && <MailWayNote mailWay={mailWay} />}
      {waiting > 0 && <WhenFields />}
      {restoredFrom !== null && (
        <>
          <Notice tone="warning">{sendingText.restoredHint(restoredFrom)}</Notice>
          <FormCheckboxField name="confirmRestored" label={sendingText.confirmRestored} />
        </>
      )}
      {lastDay !== null && <LateFields lastDay={lastDay} isFoundLate={isFoundLate} />}
    </FormDialog>
  );
}

/** When it goes: at once, or from an instant on. */
function WhenFields() {
  const when: unknown = useWatch({ name: 'when' });
  return (
    <>
      <FormRadioField
        name="when"
        label={sendingText.when}
        options={{ now: sendingText.now, later: sendingText.later }}
      />
      {when === 'later' && <FormDateTimeField name="sendAt" label={sendingText.sendAt} />}
    </>
  );
}

/** Asks whether it is to go after its last day, where it would by the time that is chosen, or the server found so. */
function LateFields({ lastDay, isFoundLate }: { lastDay: string; isFoundLate: boolean }) {
  const [when, sendAt]: unknown[] = useWatch({ name: ['when', 'sendAt'] });
  const planned = when === 'later' && typeof sendAt === 'string' ? sendAt : null;
  const isChosen = when === 'now' || planned !== null;
  const isLate = isChosen && isSentLate(lastDay, planned);
  if (!isLate && !isFoundLate) return null;
  return (
    <>
      <Notice tone="warning">{messageRefusals.confirmLate(dayInWords(lastDay))}</Notice>
      <FormCheckboxField name="confirmLate" label={sendingText.confirmLate} />
    </>
  );
}
