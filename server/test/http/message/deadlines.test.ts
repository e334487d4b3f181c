import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { expect, it } from 'vitest';
import { readDeadlines } from '#src/deadline/deadline.repo.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addHeldGarden, addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db, config } = app;
const treasurer = await app.as('ROLE_TREASURER');
const calls = messageCalls(treasurer);

async function dueOn(day: string, kind: Deadline['kind']): Promise<Deadline[]> {
  const log = { warn: () => undefined };
  const all = await readDeadlines({ db, role: 'ROLE_ADMIN', today: day, config, log });
  return all.filter((one) => one.kind === kind);
}

it('a meeting and an entry for readings are to be announced until that is sent', async () => {
  const due = (day: string) => dueOn(day, 'unsent-notice');
  const meeting = await calls.draft({
    kind: 'general-meeting',
    meetingAt: '2027-03-27T09:00:00.000Z',
  });
  const entry = await calls.draft({ kind: 'reading-notice', readingFrom: '2027-03-20' });
  await calls.draft({ kind: 'general-meeting' });
  expect(await due('2027-03-12')).toEqual([
    {
      kind: 'unsent-notice',
      id: meeting,
      on: '2027-03-13',
      daysLeft: 1,
      messageKind: 'general-meeting',
      tellsOf: '2027-03-27',
    },
    expect.objectContaining({ id: entry, on: '2027-03-13', messageKind: 'reading-notice' }),
  ]);
  expect(await due('2027-03-21')).toMatchObject([{ id: meeting, daysLeft: -8 }]);
  await db
    .updateTable('message')
    .set({ state: 'sending', preparedAt: new Date(), startedAt: new Date() })
    .where('id', '=', meeting)
    .execute();
  expect(await due('2027-03-12')).toMatchObject([{ id: entry }]);
});

it('a warning of termination gives a month from its delivery', async () => {
  const due = (day: string) => dueOn(day, 'warning-term');
  const holder = await addPerson(db, { lastName: 'Uprzedzona' });
  await addHeldGarden(db, [holder]);
  const messageId = await calls.draft({
    kind: 'termination-warning',
    groups: [parties(holder)],
  });
  await calls.prepare(messageId);
  expect((await treasurer.put('/api/message/send', { id: messageId })).status).toBe(204);
  const delivered = (how: string) =>
    treasurer.post('/api/message/mark-delivered', {
      id: messageId,
      recipientIds: [recipient?.id],
      deliveredOn: '2026-01-31',
      deliveredHow: how,
    });
  const [recipient] = await calls.listRecipients(messageId);
  expect((await delivered('in-person')).status).toBe(200);
  expect(await due('2026-02-26')).toMatchObject([
    { on: '2026-02-28', daysLeft: 2, recipient: 'Anna Uprzedzona', deliveredOn: '2026-01-31' },
  ]);
  expect(await due('2026-03-30')).toHaveLength(1);
  expect(await due('2026-03-31')).toEqual([]);
  await delivered('returned');
  expect(await due('2026-02-26')).toEqual([]);
});
