import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../core/api/call.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { sendingText } from '../message.text.ts';
import { useMessageChanged } from '../sending/message-step.ts';

const DeliveredDialog = latePart(
  async () => (await import('../sending/DeliveredDialog.tsx')).DeliveredDialog,
);

/** What is done with all chosen recipients for whom it can be done, and what is said of it. */
const steps = [
  {
    endpoint: messageRecipientEndpoints.retry,
    label: sendingText.retryChosen,
    done: sendingText.retried,
  },
  {
    endpoint: messageRecipientEndpoints.printFailed,
    label: sendingText.printChosen,
    done: sendingText.printFailedDone,
  },
  {
    endpoint: messageRecipientEndpoints.markPrinted,
    label: sendingText.markChosenPrinted,
    done: sendingText.printedDone,
  },
] as const;

interface ChosenRecipientsProps {
  messageId: string;
  ids: readonly string[];
  onDone: () => void;
}

/** What can be done with the recipients that were chosen. */
export function ChosenRecipients({ messageId, ids, onDone }: ChosenRecipientsProps) {
  const [isAsking, setAsking] = useState(false);
  const failures = useFailures('snackbar');
  const tellChanged = useMessageChanged(messageId);
  const work = useMutation({
    mutationFn: async ({ endpoint, done }: (typeof steps)[number]) => {
      const body = { id: messageId, recipientIds: [...ids] };
      return done((await call(endpoint, { body })).done);
    },
    onSuccess: (text) => {
      notify.success(text);
      onDone();
    },
    onError: failures.show,
    onSettled: tellChanged,
  });
  const isIdle = ids.length === 0 || work.isPending;
  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.label}
          look="outlined"
          disabled={isIdle}
          onClick={() => work.mutate(step)}
        >
          {step.label}
        </Button>
      ))}
      <Button
        look="outlined"
        disabled={isIdle}
        onClick={() => setAsking(true)}
        {...DeliveredDialog.ahead}
      >
        {sendingText.markDelivered}
      </Button>
      <DeliveredDialog
        open={isAsking}
        messageId={messageId}
        recipientIds={ids}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
