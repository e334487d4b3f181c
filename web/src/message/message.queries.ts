import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import type { MessageRecipient } from '@grzadka/contract/message/recipient/message-recipient.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';
import { recordQuery } from '../core/record/record-calls.ts';

const { name } = messageRecord;

/** How often one looks how far a message is, in milliseconds. */
const lookEvery = 3000;

/** A message, looked at again and again while it is sent. */
export function messageQuery(id: string) {
  return queryOptions({
    ...recordQuery(messageRecord, messageEndpoints, id),
    refetchInterval: ({ state }) => (state.data?.reply.state === 'sending' ? lookEvery : false),
  });
}

/** The recipients of a message as a list. */
export function recipientsSource(messageId: string): ListDataSource<MessageRecipient> {
  return {
    name: recipientsName(messageId),
    definition: messageRecipientList,
    exportCall: { endpoint: messageRecipientEndpoints.export, params: { id: messageId } },
    load: (query, signal) =>
      call(messageRecipientEndpoints.list, { params: { id: messageId }, query }, { signal }),
  };
}

/** What the list of a message's recipients is called. */
export function recipientsName(messageId: string): string {
  return `${name} recipients of ${messageId}`;
}

/** What one recipient gets. */
export function previewQuery(messageId: string, recipientId: string) {
  return callQuery([name, messageId, 'preview', recipientId], messageRecipientEndpoints.preview, {
    params: { id: messageId, recipientId },
  });
}

/** The first of the recipients of a message, in the order of the plots. */
export function firstRecipientQuery(messageId: string) {
  return callQuery([name, messageId, 'first recipient'], messageRecipientEndpoints.list, {
    params: { id: messageId },
    query: { limit: '1' },
  });
}
