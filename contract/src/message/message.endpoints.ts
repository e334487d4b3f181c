import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { findingsReply } from '../site/findings/findings.model.ts';
import { messageList } from './message.list.ts';
import {
  messageCallOff,
  messageCount,
  messageCountRequest,
  messageCreate,
  messageDetails,
  messageKey,
  messagePrepare,
  messageResume,
  messageSend,
  messageUpdate,
} from './message.model.ts';
import { messageRecord } from './message.record.ts';

const { write } = messageRecord.permissions;

/** What changes the state of a message, and so honours If-Match. */
const step = { method: 'PUT', versioned: true, refuses: ['conflict', 'not-found'] } as const;

/** The calls of the messages: docs/product/messages.md#calls. */
export const messageEndpoints = areaCalls('message', {
  ...recordEndpoints(messageRecord, {
    key: z.object({ id }),
    list: messageList,
    details: messageDetails,
    create: messageCreate,
    update: messageUpdate,
    refuses: { create: ['not-found'], update: ['conflict'], delete: ['conflict'] },
    summaries: { create: 'Begin a message', update: 'Change a draft', delete: 'Delete a draft' },
    paths: {
      list: '/api/message',
      get: '/api/message/get/:id',
      create: '/api/message/create',
      update: '/api/message/update',
      delete: '/api/message/delete/:id',
    },
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/message/count',
    summary: 'Whom groups would reach, and which way; nothing of it is kept',
    permission: write,
    body: messageCountRequest,
    reply: messageCount,
  }),
  findings: endpoint({
    method: 'GET',
    path: '/api/message/:id/findings',
    summary: 'What in the text of a message may be personal data',
    permission: write,
    params: messageKey,
    reply: findingsReply,
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/message/prepare',
    summary: 'Find the recipients of a draft, with which way and what text each gets',
    permission: write,
    body: messagePrepare,
    reply: messageCount,
    refuses: ['conflict', 'not-found'],
  }),
  backToDraft: endpoint({
    ...step,
    path: '/api/message/back-to-draft',
    summary: 'Make a prepared message a draft again, without its recipients',
    permission: write,
    body: messageKey,
  }),
  send: endpoint({
    ...step,
    path: '/api/message/send',
    summary: 'Send a prepared message, at once or from an instant on',
    permission: 'message:send',
    body: messageSend,
  }),
  stop: endpoint({
    ...step,
    path: '/api/message/stop',
    summary: 'Hold what of a message has not left, and take that back',
    permission: 'message:send',
    body: messageKey,
  }),
  resume: endpoint({
    ...step,
    path: '/api/message/resume',
    summary: 'Go on sending a message that was stopped',
    permission: 'message:send',
    body: messageResume,
  }),
  callOff: endpoint({
    ...step,
    path: '/api/message/call-off',
    summary: 'Call off the meeting that a message calls, or let it take place after all',
    permission: 'message:send',
    body: messageCallOff,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/message/test',
    summary: 'Send a message to its writer alone',
    permission: write,
    body: messageKey,
    refuses: ['conflict', 'not-found', 'throttled'],
  }),
});
