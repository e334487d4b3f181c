import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { useMutation } from '@tanstack/react-query';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import type { Failures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { recipientsName } from '../message.queries.ts';

/** What every part of a message's screen acts on. */
export interface StepProps {
  readonly message: MessageDetails;
  readonly etag: string | undefined;
  readonly failures: Failures;
}

/** The way to say that a message changed, and with it how far its recipients are. */
export function useMessageChanged(id: string): () => void {
  const tellChanged = useRecordChanged(messageRecord.name);
  const tellRecipients = useRecordChanged(messageRecord.name, recipientsName(id));
  return () => {
    tellChanged({ focusRowId: id });
    tellRecipients();
  };
}

/** Does something with a message, says so, and has its screens read anew, whether it was done or not. */
export function useMessageStep<Reply>(
  { message, failures }: Pick<StepProps, 'message' | 'failures'>,
  doIt: () => Promise<Reply>,
  doneText: (reply: Reply) => string,
) {
  const tellChanged = useMessageChanged(message.id);
  return useMutation({
    mutationFn: doIt,
    onMutate: failures.clear,
    onError: failures.show,
    onSuccess: (reply) => notify.success(doneText(reply)),
    onSettled: tellChanged,
  });
}
