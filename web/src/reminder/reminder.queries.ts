import { reminderEndpoints } from '@grzadka/contract/reminder/reminder.endpoints';
import type { ReminderRequest } from '@grzadka/contract/reminder/reminder.model';
import { callQuery } from '../core/api/call-query.ts';
import { reminderArea } from './reminder.paths.ts';

/** Whom reminders would go to. */
export function remindersQuery(asked: ReminderRequest) {
  return callQuery([reminderArea, 'preview', asked], reminderEndpoints.preview, { body: asked });
}

/** What reminded an account. */
export function givenRemindersQuery(id: string) {
  return callQuery([reminderArea, 'given', id], reminderEndpoints.ofSettlement, { params: { id } });
}
