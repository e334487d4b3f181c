import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { ReminderLevel } from '@grzadka/contract/message/reminder-levels';
import type { ReminderPreview } from '@grzadka/contract/reminder/reminder.model';
import { expect } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { TestClient } from './test-client.ts';

/** Filters that narrow nothing. */
export const allAccounts = {
  sectorId: null,
  amountFrom: null,
  amountThru: null,
  daysFrom: null,
  daysThru: null,
};

/** What is asked of the reminders of a level today. */
export function asked(level: ReminderLevel, more: object = {}) {
  return { day: gardenToday(), level, filters: allAccounts, ...more };
}

/** The calls of reminders as one client sends them, which have to be taken. */
export function reminderCalls(client: TestClient) {
  const preview = async (level: ReminderLevel, more: object = {}): Promise<ReminderPreview> => {
    const body = asked(level, more);
    const reply = await client.post<ReminderPreview>('/api/reminder/preview', body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  };
  const create = async (level: ReminderLevel, settlementIds: readonly string[]) => {
    const body = { ...asked(level), settlementIds, clientKey: newId() };
    const reply = await client.post<{ id: string }>('/api/reminder/create', body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body.id;
  };
  return {
    preview,
    create,

    /** Why an account is not reminded; null where it is, undefined where nothing is overdue. */
    async whyNot(level: ReminderLevel, id: string): Promise<string | null | undefined> {
      const { reminded, leftOut } = await preview(level);
      if (reminded.some(({ settlementId }) => settlementId === id)) return null;
      return leftOut.find(({ settlementId }) => settlementId === id)?.whyNot;
    },

    /** Reminds accounts on paper; gives the message, whose letters are printed. */
    async remind(level: ReminderLevel, settlementIds: readonly string[]): Promise<string> {
      const id = await create(level, settlementIds);
      const prepared = await client.post('/api/message/prepare', { id });
      expect(prepared.status, JSON.stringify(prepared.body)).toBe(200);
      const sent = await client.put('/api/message/send', { id, sendAt: null });
      expect(sent.status, JSON.stringify(sent.body)).toBe(204);
      expect((await client.post('/api/message/mark-printed', { id })).status).toBe(200);
      return id;
    },
  };
}
