import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageStateLabels } from '@grzadka/contract/message/message.labels';
import { messageList } from '@grzadka/contract/message/message.list';
import type { MessageListItem } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageKindLabels } from '@grzadka/contract/message/message-kinds';
import { consentPlace } from '../../consent/consent.paths.ts';
import { useMay } from '../../core/access/access.ts';
import { useStartAdding } from '../../core/list/adding/useStartAdding.ts';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListLink } from '../../core/list/screen/ListLink.tsx';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { paths } from '../../core/paths.ts';
import { recordSource } from '../../core/record/record-calls.ts';
import { formatDay } from '../../core/ui/format.ts';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { DetailsIcon } from '../../core/ui/icons.ts';
import { DeadlineStrip } from '../../deadline/DeadlineStrip.tsx';
import { messagePath, messagePlace, messageTemplatePlace } from '../message.paths.ts';
import { messageText } from '../message.text.ts';

const { fields } = messageRecord;
const { permissions, screens } = messagePlace;

const source = recordSource(messageRecord, messageList, messageEndpoints);

const layout: ListLayout<MessageListItem> = {
  rowName: messageText.called,
  columns: [
    {
      label: fields.subject.label,
      share: 7,
      cell: messageText.called,
      note: ({ kind }) => messageKindLabels[kind],
    },
    { label: fields.state.label, share: 0, cell: ({ state }) => messageStateLabels[state] },
    {
      label: messageText.created,
      share: 0,
      cell: ({ createdAt }) => formatDay(createdAt),
      note: ({ startedAt }) => startedAt !== null && messageText.sentOn(startedAt),
    },
    {
      label: messageText.progress,
      share: 3,
      cell: ({ recipients }) => messageText.recipientsIn(recipients),
      note: messageText.progressOf,
    },
  ],
  actions: [{ label: messageText.open, icon: DetailsIcon, to: ({ id }) => messagePath(id) }],
};

/** The messages, the newest first. */
export function MessageListScreen() {
  const mayWrite = useMay(permissions.write);
  const isRoomy = useIsRoomy();
  const add = useStartAdding(messageText.create, screens.create);
  const ways = <Ways />;
  return (
    <ListScreen
      title={messageText.list}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
      // Where there is room, in one line with what is due.
      above={<DeadlineStrip place="messages" isFlush beside={isRoomy && ways} />}
      links={
        !isRoomy && (
          <>
            <ListLink to={paths.deadlines} label={messageText.deadlines} />
            {ways}
          </>
        )
      }
      emptyText={messageText.none}
    />
  );
}

function Ways() {
  return (
    <>
      {useMay(consentPlace.permissions.read) && (
        <ListLink to={consentPlace.screens.list} label={messageText.consents} />
      )}
      <ListLink to={messageTemplatePlace.screens.list} label={messageText.templates} />
    </>
  );
}
