import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { DataRequest } from '@grzadka/contract/personal-data/data-request.model';
import { expect, it } from 'vitest';
import { addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');
const today = gardenToday();

const open = { isExtended: false, answeredOn: null, answer: null };

const requests = async () =>
  (await admin.get<{ items: DataRequest[] }>('/api/data-request')).body.items;

const due = async () => {
  const { items } = (await admin.get<{ items: Deadline[] }>('/api/deadline')).body;
  return items.filter(({ kind }) => kind === 'unanswered-request');
};

it('a request counts down to its last day until it is answered', async () => {
  const { id: partyId } = await addParty(app.db, { firstName: 'Zenobia', lastName: 'Żabicka' });
  const receivedOn = addDays(today, -10);
  const asked = { partyId, kind: 'erasure', receivedOn, ...open };

  const { status, body } = await admin.post<{ id: string }>('/api/data-request/create', asked);

  expect(status).toBe(201);
  const [request] = await requests();
  const on = addMonths(receivedOn, 1);
  expect(request).toMatchObject({ id: body.id, lastDay: on, party: { name: 'Żabicka Zenobia' } });
  expect(await due()).toMatchObject([{ id: body.id, on, party: { id: partyId } }]);

  const change = (set: object, etag: string | undefined) =>
    admin.put('/api/data-request/update', { id: body.id, ...set }, { 'if-match': etag ?? '' });
  expect((await change({ isExtended: true }, request?.etag)).status).toBe(204);
  expect(await due()).toMatchObject([{ on: addMonths(receivedOn, 3) }]);
  expect((await change({ isExtended: false }, request?.etag)).status).toBe(412);

  const answered = { answeredOn: today, answer: 'Odmowa: osoba ma działkę' };
  expect((await change(answered, (await requests())[0]?.etag)).status).toBe(204);
  expect(await due()).toEqual([]);
  expect(await requests()).toMatchObject([answered]);
});

it.each([
  ['from tomorrow', { receivedOn: addDays(today, 1) }, 'receivedOn'],
  ['of nobody', { partyId: '01930000-0000-7000-8000-000000000000' }, 'partyId'],
  ['answered before it came', { answeredOn: addDays(today, -40) }, 'answeredOn'],
  ['answered tomorrow', { answeredOn: addDays(today, 1) }, 'answeredOn'],
  ['answered on no day', { answer: 'Dano kopię' }, 'answeredOn'],
])('a request %s is refused at its field', async (_, wrong, field) => {
  const { id: partyId } = await addParty(app.db);
  const asked = { partyId, kind: 'access', receivedOn: addDays(today, -20), ...open, ...wrong };
  const { status, body } = await admin.post('/api/data-request/create', asked);
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { [field]: expect.any(String) } });
});
