import {
  messageRecipientFields,
  messageRecipientList,
} from '@grzadka/contract/message/recipient/message-recipient.list';
import type { MessageRecipient } from '@grzadka/contract/message/recipient/message-recipient.model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../core/access/access.ts';
import type { ListLayout } from '../../core/list/rows/list-layout.ts';
import { ListScreen } from '../../core/list/screen/ListScreen.tsx';
import { useParams } from '../../core/navigation/place.ts';
import { columnsOf } from '../../core/record/shown-text.ts';
import { DetailsIcon } from '../../core/ui/icons.ts';
import { messagePath, previewPath } from '../message.paths.ts';
import { messageQuery, recipientsSource } from '../message.queries.ts';
import { messageText, sendingText } from '../message.text.ts';
import { ChosenRecipients } from './ChosenRecipients.tsx';
import { recipientsText, remarkOf } from './recipients.text.ts';

const { reason: remarks } = messageRecipientFields;

const columns = columnsOf(messageRecipientList).map((column) =>
  column.label === remarks.label
    ? { ...column, cell: (recipient: MessageRecipient) => remarkOf(recipient) || '–' }
    : column,
);

/** Whom a message goes to, those who get nothing among them, each with its way and how far it is. */
export function RecipientsScreen() {
  const { id = '' } = useParams();
  const maySend = useMay('message:send');
  const { data } = useQuery(messageQuery(id));
  const source = useMemo(() => recipientsSource(id), [id]);
  const layout: ListLayout<MessageRecipient> = {
    rowName: ({ name }) => name,
    columns,
    actions: [
      {
        label: recipientsText.show,
        icon: DetailsIcon,
        to: (recipient) => previewPath(id, recipient.id),
      },
    ],
  };
  return (
    <ListScreen
      title={sendingText.recipients}
      subject={data && messageText.called(data.reply)}
      back={messagePath(id)}
      source={source}
      layout={layout}
      renderChosenActions={
        maySend
          ? (ids, leave) => <ChosenRecipients messageId={id} ids={ids} onDone={leave} />
          : undefined
      }
    />
  );
}
