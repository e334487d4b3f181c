import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { expect, it } from 'vitest';
import { addMessage } from '#test/messages.ts';
import { inDays } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');

const called = {
  kind: 'general-meeting',
  state: 'done',
  meetingAt: inDays(20),
  preparedAt: inDays(-3),
  startedAt: inDays(-2),
  finishedAt: inDays(-2),
} as const;

const read = async (id: string) =>
  (await treasurer.get<MessageDetails>(`/api/message/get/${id}`)).body;

async function callOff(id: string, calledOff = true): Promise<(string | number | undefined)[]> {
  const { status, body } = await treasurer.put<ErrorBody>('/api/message/call-off', {
    id,
    calledOff,
  });
  return status === 204 ? [status] : [status, body.message];
}

it('a meeting is called off once, takes place after all, and both stand in the audit', async () => {
  const { id } = await addMessage(app.db, called);
  expect(await read(id)).toMatchObject({ calledOffAt: null, hasComingMeeting: true });
  expect(await callOff(id)).toEqual([204]);
  expect((await read(id)).calledOffAt).toMatch(/^20/);
  expect(await callOff(id)).toEqual([409, 'Tu już tak jest. Odśwież stronę.']);
  expect(await callOff(id, false)).toEqual([204]);
  expect(await read(id)).toMatchObject({ calledOffAt: null, state: 'done' });
  const actions = await app.db
    .selectFrom('auditEntry')
    .select('action')
    .where('recordId', '=', id)
    .orderBy('at')
    .execute();
  expect(actions).toEqual([{ action: 'call-off' }, { action: 'call-again' }]);
});

it.each([
  ['a draft', { state: 'draft', preparedAt: null, startedAt: null, finishedAt: null }],
  ['one that was stopped', { state: 'stopped', finishedAt: null }],
  ['another kind', { kind: 'information' }],
] as const)('%s calls no meeting that could be called off', async (_, given) => {
  const { id } = await addMessage(app.db, { ...called, ...given });
  expect((await read(id)).hasComingMeeting).toBe(false);
  expect(await callOff(id)).toEqual([
    409,
    'Odwołać można tylko zebranie, o którym wysłano zawiadomienie.',
  ]);
});

it('a meeting that is over is not called off any more', async () => {
  const { id } = await addMessage(app.db, { ...called, meetingAt: inDays(-1) });
  expect((await read(id)).hasComingMeeting).toBe(false);
  expect(await callOff(id)).toEqual([409, 'To zebranie już się odbyło.']);
});

it('a meeting that was moved is called off with the later call alone', async () => {
  await app.db.deleteFrom('message').execute();
  const { id } = await addMessage(app.db, called);
  const later = await addMessage(app.db, {
    ...called,
    meetingAt: inDays(30),
    startedAt: inDays(-1),
  });
  expect((await read(id)).hasComingMeeting).toBe(false);
  expect(await callOff(id)).toEqual([
    409,
    'To zebranie ma już inny termin. Odwołaj je przy nowszym zawiadomieniu.',
  ]);
  expect(await callOff(later.id)).toEqual([204]);
});

it('who may not send a message calls off no meeting', async () => {
  const { id } = await addMessage(app.db, called);
  const { status } = await employee.put('/api/message/call-off', { id, calledOff: true });
  expect([status, (await read(id)).calledOffAt]).toEqual([403, null]);
});
