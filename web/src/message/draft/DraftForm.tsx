import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VersionedReply } from '../../core/api/answer.ts';
import { callVersioned } from '../../core/api/call.ts';
import { FormScreen } from '../../core/form/FormScreen.tsx';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { messagePlace } from '../message.paths.ts';
import { draftText, messageText } from '../message.text.ts';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';
import { DraftPanels } from './DraftPanels.tsx';
import { DraftSteps } from './DraftSteps.tsx';
import { typedDraft } from './draft-form.ts';
import { type DraftStep, draftSteps } from './draft-steps.ts';

const { name, screens } = messagePlace;

interface DraftFormProps {
  id: string;
  /** How the message is read, which the screen around it has asked already. */
  query: UseQueryResult<VersionedReply<MessageDetails>>;
}

/** The steps of a draft as one form: what is typed in one of them stays when another is opened. */
export function DraftForm({ id, query }: DraftFormProps) {
  const { data, error, isFetchedAfterMount, refetch } = query;
  // In no address: to go to another step is no way out of the form, which asks about what is typed.
  const [step, goTo] = useState<DraftStep>('recipients');
  const tellChanged = useRecordChanged(name);
  const message = data?.reply;
  // The version that the next save is of: the form stays, and is saved again and again.
  const known = useRef<string>(undefined);
  const reload = async () => {
    const newest = await refetch();
    known.current = newest.data?.etag;
  };
  const [ledTo, setLedTo] = useState<DraftStep>();
  const goOn = () => {
    const next = draftSteps[draftSteps.indexOf(step) + 1];
    if (next === undefined) return;
    goTo(next);
    setLedTo(next);
  };
  const isLast = step === 'preview' || step === 'send';
  return (
    <FormScreen
      title={messageText.details}
      subject={message && messageText.called(message)}
      back={screens.list}
      actions={<HistoryButton recordType={name} recordId={id} permission="debtor:read" />}
      endpoint={messageEndpoints.update}
      defaultValues={message && typedDraft(message)}
      etag={data?.etag}
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={reload}
      staysOpen
      submit={async (body) => {
        const ifMatch = known.current ?? data?.etag;
        const { etag } = await callVersioned(messageEndpoints.update, { body }, { ifMatch });
        known.current = etag;
        tellChanged({ focusRowId: id });
      }}
      onSaved={() => {
        notify.success(draftText.saved);
        goOn();
      }}
      submitLabel={isLast ? draftText.save : draftText.next}
      secondaryActions={message && <DeleteDraftButton message={message} />}
    >
      <DraftSteps current={step} onGo={goTo} />
      {message && (
        <DraftPanels
          message={message}
          step={step}
          onGo={goTo}
          ledTo={ledTo}
          onArrive={() => setLedTo(undefined)}
        />
      )}
    </FormScreen>
  );
}
