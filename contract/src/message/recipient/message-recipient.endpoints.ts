import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../../core/call/list-endpoint.ts';
import { lettersReply, paperReply, pdfReply } from '../../core/export/pdf-reply.ts';
import { id } from '../../core/fields.ts';
import { messageKey } from '../message.model.ts';
import { messageRecord } from '../message.record.ts';
import { messageRecipientList } from './message-recipient.list.ts';
import {
  chosenRecipients,
  lettersQuery,
  recipientPreview,
  recipientsDelivered,
  recipientsDone,
} from './message-recipient.model.ts';

const { read } = messageRecord.permissions;

const listCall = {
  path: '/api/message/:id/recipients',
  summary: 'The recipients of a message, with which way it goes to each and how far it is',
  permission: read,
  params: messageKey,
} as const;

const oneOf = z.object({ id, recipientId: id });

const paper = {
  method: 'GET',
  permission: read,
  params: messageKey,
  refuses: ['conflict', 'not-found', 'unavailable'],
} as const;

const many = {
  method: 'POST',
  permission: 'message:send',
  reply: recipientsDone,
  refuses: ['conflict', 'not-found'],
} as const;

/** The calls of those whom messages go to: docs/product/messages.md#calls. */
export const messageRecipientEndpoints = areaCalls('messageRecipient', {
  list: listEndpoint(listCall, messageRecipientList),
  export: exportEndpoint(listCall, messageRecipientList),
  preview: endpoint({
    method: 'GET',
    path: '/api/message/:id/preview/:recipientId',
    summary: 'What one recipient of a message gets',
    permission: read,
    params: oneOf,
    reply: recipientPreview,
  }),
  previewLetter: endpoint({
    method: 'GET',
    path: '/api/message/:id/preview/:recipientId/letter',
    summary: 'The letter of one recipient',
    permission: read,
    params: oneOf,
    query: lettersQuery,
    ...paperReply,
  }),
  retry: endpoint({
    ...many,
    path: '/api/message/retry',
    summary: 'Send again what did not arrive',
    body: chosenRecipients,
  }),
  printFailed: endpoint({
    ...many,
    path: '/api/message/print-failed',
    summary: 'Have what did not arrive printed instead',
    body: chosenRecipients,
  }),
  markPrinted: endpoint({
    ...many,
    path: '/api/message/mark-printed',
    summary: 'Note that letters were printed',
    body: chosenRecipients,
  }),
  markDelivered: endpoint({
    ...many,
    path: '/api/message/mark-delivered',
    summary: 'Note when and how letters were delivered',
    body: recipientsDelivered,
  }),
  letters: endpoint({
    ...paper,
    path: '/api/message/:id/letters',
    summary: 'All letters of a message that are to be printed, by the plots',
    query: lettersQuery,
    ...lettersReply,
  }),
  labels: endpoint({
    ...paper,
    path: '/api/message/:id/labels',
    summary: 'Labels with the addresses of these letters',
    ...pdfReply,
  }),
  deliveryList: endpoint({
    ...paper,
    path: '/api/message/:id/delivery-list',
    summary: 'A list in which the receipt of these letters is signed',
    ...paperReply,
  }),
});
