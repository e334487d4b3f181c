import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { DeletionQuestion } from '../../core/record/DeletionQuestion.tsx';
import { recordDeletion } from '../../core/record/record-calls.ts';
import { useRecordDeletion } from '../../core/record/useDeletion.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { DeleteIcon } from '../../core/ui/icons.ts';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { messagePlace } from '../message.paths.ts';
import { draftText, messageText } from '../message.text.ts';

/** Deletes a draft after a question, and goes back to the list. */
export function DeleteDraftButton({ message }: { message: MessageDetails }) {
  const failures = useFailures('snackbar');
  const goUp = useGoUp(messagePlace.screens.list);
  const called = messageText.called(message);
  const deletion = useRecordDeletion<MessageDetails>({
    ...recordDeletion(messageRecord, messageEndpoints),
    failures,
    leavesScreen: true,
    deletedText: () => draftText.deleted(called),
    onDeleted: goUp,
  });
  return (
    <>
      <Button startIcon={<DeleteIcon />} onClick={() => deletion.ask(message)}>
        {draftText.delete}
      </Button>
      <DeletionQuestion
        deletion={deletion}
        title={draftText.deleteTitle}
        question={() => draftText.deleteQuestion(called)}
      />
    </>
  );
}
