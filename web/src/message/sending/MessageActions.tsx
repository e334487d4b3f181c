import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { previewPath, recipientsPath } from '../message.paths.ts';
import { sendingText } from '../message.text.ts';
import { CallOffButton } from './CallOffButton.tsx';
import { MailWayNote } from './MailWayNote.tsx';
import { type StepProps, useMessageStep } from './message-step.ts';

const SendDialog = latePart(async () => (await import('./SendDialog.tsx')).SendDialog);
const ConfirmDialog = latePart(
  async () => (await import('../../core/ui/ConfirmDialog.tsx')).ConfirmDialog,
);

/** What can be done with a message as it is: the next step first. */
export function MessageActions(step: StepProps) {
  const { message, etag } = step;
  const { id, state, recipients, mailWay, restoredFrom } = message;
  const mayWrite = useMay(messageRecord.permissions.write);
  const maySend = useMay('message:send');
  const [asked, setAsked] = useState<'send' | 'back' | 'resume'>();
  const close = () => setAsked(undefined);
  const options = { ifMatch: etag };
  const back = useMessageStep(
    step,
    () => call(messageEndpoints.backToDraft, { body: { id } }, options),
    () => sendingText.backDone,
  );
  const stop = useMessageStep(
    step,
    () => call(messageEndpoints.stop, { body: { id } }, options),
    () => sendingText.stopped,
  );
  const resume = useMessageStep(
    step,
    () =>
      call(
        messageEndpoints.resume,
        { body: { id, confirmRestored: restoredFrom !== null } },
        options,
      ),
    () => sendingText.resumed,
  );
  const isPrepared = state === 'prepared';
  const isReady = isPrepared && recipients.waiting + recipients.toPrint > 0;
  return (
    <Stack gap={16}>
      {isPrepared && !isReady && (
        <Notice tone="warning">{sendingText.nobodyGets(recipients.skipped)}</Notice>
      )}
      {isReady && recipients.waiting > 0 && <MailWayNote mailWay={mailWay} />}
      {restoredFrom !== null && (isPrepared || state === 'stopped') && (
        <Notice tone="warning">{sendingText.restoredHint(restoredFrom)}</Notice>
      )}
      {isReady && !maySend && <Notice tone="info">{sendingText.sentByTreasury}</Notice>}
      <Row gap={12}>
        {isReady && maySend && (
          <Button look="filled" onClick={() => setAsked('send')} {...SendDialog.ahead}>
            {sendingText.send}
          </Button>
        )}
        {state === 'sending' && maySend && (
          <Button look="filled" onClick={() => stop.mutate()}>
            {sendingText.stop}
          </Button>
        )}
        {state === 'stopped' && maySend && (
          <Button
            look="filled"
            onClick={() => (restoredFrom === null ? resume.mutate() : setAsked('resume'))}
            {...(restoredFrom !== null && ConfirmDialog.ahead)}
          >
            {sendingText.resume}
          </Button>
        )}
        <ButtonLink isReturning look="outlined" to={previewPath(id)}>
          {sendingText.preview}
        </ButtonLink>
        <ButtonLink isReturning look="outlined" to={recipientsPath(id)}>
          {sendingText.recipients}
        </ButtonLink>
        {message.hasComingMeeting && maySend && <CallOffButton {...step} />}
        {isPrepared && mayWrite && (
          <Button look="outlined" onClick={() => setAsked('back')}>
            {sendingText.backToDraft}
          </Button>
        )}
      </Row>
      <SendDialog open={asked === 'send'} message={message} etag={etag} onClose={close} />
      <ConfirmDialog
        open={asked === 'resume'}
        title={sendingText.resumeTitle}
        text={restoredFrom === null ? '' : sendingText.restoredHint(restoredFrom)}
        confirmLabel={sendingText.resumeDespite}
        isCancelStrong
        onConfirm={() => {
          close();
          resume.mutate();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={asked === 'back'}
        title={sendingText.backTitle}
        text={sendingText.backQuestion}
        confirmLabel={sendingText.back}
        onConfirm={() => {
          close();
          back.mutate();
        }}
        onCancel={close}
      />
    </Stack>
  );
}
