import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { RecordFacts } from '../../core/record/screens/RecordDetailsScreen.tsx';
import { KeptFocus } from '../../core/ui/KeptFocus.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { messagePlace } from '../message.paths.ts';
import { messageText, sendingText } from '../message.text.ts';
import { FailedSection } from './FailedSection.tsx';
import { LettersSection } from './LettersSection.tsx';
import { MessageActions } from './MessageActions.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import { StatesSection } from './StatesSection.tsx';

const { fields } = messageRecord;
const { name, screens } = messagePlace;

/** What a message says of itself, but for what stands above. */
const shown = shownFields(messageRecord, messageDetails).filter(
  ({ field }) => field !== fields.subject && field !== fields.html,
);

interface MessageProgressScreenProps {
  message: MessageDetails;
  etag: string | undefined;
}

/** A message from its preparation on: what can be done next, how far it is, and what is left to do on paper. */
export function MessageProgressScreen({ message, etag }: MessageProgressScreenProps) {
  const failures = useFailures('alert');
  const { recipients } = message;
  const step = { message, etag, failures };
  return (
    <Screen
      title={messageText.details}
      subject={messageText.called(message)}
      back={screens.list}
      actions={<HistoryButton recordType={name} recordId={message.id} permission="debtor:read" />}
      error={failures.error}
      onCloseError={failures.clear}
    >
      <ScreenColumn>
        <KeptFocus state={message.state} label={sendingText.nextSteps}>
          {message.state !== 'prepared' && message.state !== 'draft' && (
            <SendingProgress message={message} />
          )}
          <MessageActions {...step} />
        </KeptFocus>
        <StatesSection message={message} />
        {recipients.failed > 0 && <FailedSection {...step} />}
        {message.state !== 'prepared' && recipients.toPrint + recipients.printed > 0 && (
          <LettersSection {...step} />
        )}
        <RecordFacts
          shown={shown.filter(({ value }) => value(message) != null && value(message) !== false)}
          record={message}
        />
      </ScreenColumn>
    </Screen>
  );
}
