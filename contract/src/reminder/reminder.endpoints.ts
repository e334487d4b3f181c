import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import {
  givenReminder,
  reminderCreate,
  reminderPreview,
  reminderRequest,
} from './reminder.model.ts';

/** The calls of reminders: docs/product/reminders.md#calls. */
export const reminderEndpoints = areaCalls('reminder', {
  preview: endpoint({
    method: 'POST',
    path: '/api/reminder/preview',
    summary: 'Whom reminders of a level would go to, and why not to the others',
    permission: 'debtor:read',
    body: reminderRequest,
    reply: reminderPreview,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reminder/create',
    summary:
      'Begin the message that reminds accounts; the same clientKey is answered as the first time',
    permission: 'reminder:write',
    body: reminderCreate,
    reply: created,
    status: 201,
    refuses: ['conflict'],
  }),
  ofSettlement: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/reminders',
    summary: 'What reminded a settlement account, the latest first, and what became of it',
    permission: 'debtor:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(givenReminder) }),
  }),
});
