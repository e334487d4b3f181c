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
  const { id, leaving } = await preparedForTwo();

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

it('a recipient who is deleted after being found is left out', async () => {
  const { id, leaving, staying } = await preparedForTwo();

  // Whoever prepares has found both, and waits to take the former recipients away.
  const blocker = await db.startTransaction().execute();
  await blocker
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', id)
    .forUpdate()
    .execute();
  const prepared = employee.post('/api/message/prepare', { id });
  await untilWaitingForLocks(db, 1);
  expect((await administrator.delete(`/api/party/delete/${leaving.id}`)).status).toBe(204);
  await blocker.rollback().execute();

  expect((await prepared).status).toBe(200);
  const people = await db
    .selectFrom('messageRecipientParty')
    .innerJoin('messageRecipient', 'messageRecipient.id', 'recipientId')
    .where('messageId', '=', id)
    .select('partyId')
    .execute();
  expect(people).toEqual([{ partyId: staying.id }]);
});

async function preparedForTwo() {
  const leaving = await addPerson(db, { lastName: 'Odchodząca' });
  const staying = await addPerson(db, { lastName: 'Zostająca' });
  const id = await calls.draft({ kind: 'information', groups: [parties(leaving, staying)] });
  await calls.prepare(id);
  return { id, leaving, staying };
}
