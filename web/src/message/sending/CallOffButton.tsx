import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { occasionValues } from '@grzadka/contract/message/occasion-values';
import { useState } from 'react';
import { call } from '../../core/api/call.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { sendingText } from '../message.text.ts';
import { type StepProps, useMessageStep } from './message-step.ts';

const ConfirmDialog = latePart(
  async () => (await import('../../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** Calls off, after a question, the meeting that a message called, or lets it take place after all. */
export function CallOffButton(step: StepProps) {
  const { message, etag } = step;
  const { id, calledOffAt } = message;
  const isCalledOff = calledOffAt !== null;
  const [isAsking, setAsking] = useState(false);
  const change = useMessageStep(
    step,
    () =>
      call(messageEndpoints.callOff, { body: { id, calledOff: !isCalledOff } }, { ifMatch: etag }),
    () => (isCalledOff ? sendingText.calledAgain : sendingText.calledOff),
  );
  return (
    <>
      <Button
        look="outlined"
        onClick={() => (isCalledOff ? change.mutate() : setAsking(true))}
        {...(!isCalledOff && ConfirmDialog.ahead)}
      >
        {isCalledOff ? sendingText.callAgain : sendingText.callOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={sendingText.callOffTitle}
        text={sendingText.callOffQuestion(occasionValues(message).zebranie_kiedy ?? '')}
        confirmLabel={sendingText.callOff}
        isCancelStrong
        onConfirm={() => {
          setAsking(false);
          change.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
