import { expect, it } from 'vitest';
import { untilWaitingForLocks } from '#test/locks.ts';
import { messageCalls, parties } from '#test/message-calls.ts';
import { addPerson } from '#test/message-people.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');
const administrator = await app.as('ROLE_ADMIN');
const calls = messageCalls(employee);

it('a message is prepared anew while one of its recipients is deleted, and neither is refused', async () => {
  const leaving = await addPerson(db, { lastName: 'Odchodząca' });
  const staying = await addPerson(db, { lastName: 'Zostająca' });
  const id = await calls.draft({ kind: 'information', groups: [parties(leaving, staying)] });
  await calls.prepare(id);

  // Whoever prepares waits with the message's former recipients half gone, whoever deletes with the party gone.
  const blocker = await db.startTransaction().execute();
  await blocker
    .selectFrom('messageRecipientParty')
    .selectAll()
    .where('partyId', '=', leaving.id)
    .forUpdate()
    .execute();
  const prepared = employee.post('/api/message/prepare', { id });
  await untilWaitingForLocks(db, 1);
  const deleted = administrator.delete(`/api/party/delete/${leaving.id}`);
  await untilWaitingForLocks(db, 2);
  await blocker.rollback().execute();

  const replies = await Promise.all([prepared, deleted]);
  expect(replies.map(({ status }) => status)).toEqual([200, 204]);
  expect((await calls.read(id)).state).toBe('prepared');
  expect((await administrator.get(`/api/party/get/${leaving.id}`)).status).toBe(404);
});
