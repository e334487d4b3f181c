import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageList } from '@grzadka/contract/message/message.list';
import type { MessageListItem } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { consentPlace } from '../../consent/consent.paths.ts';
import { useMay } from '../../core/access/access.ts';
import { useStartAdding } from '../../core/list/adding/useStartAdding.ts';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListLink } from '../../core/list/screen/ListLink.tsx';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { paths } from '../../core/paths.ts';
import { recordSource } from '../../core/record/record-calls.ts';
import { columnsOf } from '../../core/record/shown-text.ts';
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
      share: 4,
      cell: messageText.called,
    },
    ...columnsOf(messageList).filter(({ label }) => label !== fields.subject.label),
    {
      label: messageText.progress,
      share: 4,
      cell: messageText.progressOf,
    },
  ],
  actions: [{ label: messageText.open, icon: DetailsIcon, to: ({ id }) => messagePath(id) }],
};

/** The messages, the newest first. */
export function MessageListScreen() {
  const mayWrite = useMay(permissions.write);
  const mayReadConsents = useMay(consentPlace.permissions.read);
  const maySeeDeadlines = useMay('deadline:read');
  const add = useStartAdding(messageText.create, screens.create);
  return (
    <ListScreen
      title={messageText.list}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
      above={<DeadlineStrip place="messages" isFlush />}
      links={
        <>
          {maySeeDeadlines && <ListLink to={paths.deadlines} label={messageText.deadlines} />}
          {mayReadConsents && (
            <ListLink to={consentPlace.screens.list} label={messageText.consents} />
          )}
          <ListLink to={messageTemplatePlace.screens.list} label={messageText.templates} />
        </>
      }
      emptyText={messageText.none}
    />
  );
}
