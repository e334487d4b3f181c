import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import type { Candidates, WaitingDetails } from '@grzadka/contract/waiting/waiting.model';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { forgetWaiting } from '#src/waiting/forget-waiting.ts';
import { addAssignment, addGarden, addMeter, addParty } from '#test/factories.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { addWaiting, waitingForm } from '#test/waiting.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owners = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owners));
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();
const soon = addDays(today, 14);

const anybody = { ...waitingForm, areaThru: 400, water: true };

beforeEach(() => db.deleteFrom('waiting').execute());

async function details(id: string): Promise<WaitingDetails> {
  return (await employee.get<WaitingDetails>(`/api/waiting/get/${id}`)).body;
}

async function candidates(gardenId: string): Promise<Candidates> {
  return (await employee.get<Candidates>(`/api/garden/${gardenId}/candidates`)).body;
}

function offer(id: string, gardenId: string, more: object = {}) {
  return treasurer.post<{ id: string; message: string; fields?: object }>('/api/waiting/offer', {
    id,
    gardenId,
    until: soon,
    reason: null,
    ...more,
  });
}

/** Three who wait, the first of them for a plot with electricity. */
async function addThree() {
  const { id: second } = await addWaiting(db, { name: 'Druga', appliedOn: '2024-05-01' });
  const { id: third } = await addWaiting(db, { name: 'Trzecia', appliedOn: '2024-05-01' });
  const { id: first } = await addWaiting(db, {
    name: 'Pierwsza',
    appliedOn: '2020-05-01',
    electricity: true,
  });
  return { first, second, third };
}

describe('an entry', () => {
  it('is somebody with a way to reach them, or a party', async () => {
    const { status, body } = await treasurer.post<{ id: string }>('/api/waiting/create', anybody);
    expect(status).toBe(201);
    expect(await details(body.id)).toMatchObject({
      name: 'Lis Ewa',
      party: null,
      phone: '48601234567',
      state: 'waiting',
      areaFrom: null,
      areaThru: 400,
      offers: [],
    });
    const faults = [
      [{ name: null }, ['name']],
      [{ phone: null }, ['phone']],
      [{ appliedOn: addDays(today, 1) }, ['appliedOn']],
      [{ areaFrom: 500 }, ['areaThru']],
      [{ name: null, partyId: newId() }, ['partyId']],
    ] as const;
    for (const [fault, fields] of faults) {
      const refused = await treasurer.post<{ fields: object }>('/api/waiting/create', {
        ...anybody,
        ...fault,
      });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, fields]);
    }
  });

  it('of a party is called as the party is, which is not deleted meanwhile', async () => {
    const party = await addParty(db, { firstName: 'Jan', lastName: 'Dawny' });
    const { id } = await addWaiting(db, { partyId: party.id });
    await db.updateTable('party').set({ lastName: 'Nowy' }).where('id', '=', party.id).execute();
    expect(await details(id)).toMatchObject({ name: 'Nowy Jan', party: { name: 'Nowy Jan' } });
    const found = await employee.get<{ items: object[] }>(
      '/api/waiting?filter-by-phrase=true&phrase=nowy%20jan',
    );
    expect(found.body.items).toHaveLength(1);
    const gone = await treasurer.delete(`/api/party/delete/${party.id}`);
    expect(gone).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('jest na liście oczekujących') },
    });
  });

  it('is changed by the treasury alone, and says who wants none any more', async () => {
    const { id } = await addWaiting(db);
    const form = { ...anybody, id, isWithdrawn: true };
    expect((await employee.put('/api/waiting/update', form)).status).toBe(403);
    expect((await treasurer.put('/api/waiting/update', form)).status).toBe(204);
    expect(await details(id)).toMatchObject({ state: 'withdrawn', name: 'Lis Ewa' });
    // Of what is stored, too: its largest area is 400.
    const { status, body } = await treasurer.put('/api/waiting/update', { id, areaFrom: 401 });
    expect([status, body]).toMatchObject([400, { fields: { areaThru: expect.any(String) } }]);
    await treasurer.put('/api/waiting/update', { ...form, isWithdrawn: false });
    expect(await details(id)).toMatchObject({ state: 'waiting' });
  });
});

describe('who comes first for a plot', () => {
  it('goes by the day, then by entry, and says what does not fit', async () => {
    const { first, second, third } = await addThree();
    const { id: gardenId } = await addGarden(db, { name: 'W-1' });
    await addMeter(db, { gardenId, type: 'WaterMeter' });
    const { isFree, items } = await candidates(gardenId);
    expect(isFree).toBe(true);
    expect(items.map(({ id, place, misfits }) => [id, place, misfits])).toEqual([
      [first, 1, ['electricity']],
      [second, 2, []],
      [third, 3, []],
    ]);
  });

  it('wants a reason for whoever is passed over, which is kept', async () => {
    const { second, third } = await addThree();
    const { id: gardenId } = await addGarden(db, { name: 'W-2' });
    const refused = await offer(third, gardenId);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { reason: 'Wcześniej na liście: Druga. Napisz, dlaczego nie po kolei.' } },
    });
    expect((await offer(third, gardenId, { reason: 'Druga jest za granicą' })).status).toBe(201);
    expect(await details(third)).toMatchObject({
      state: 'offered',
      offers: [{ until: soon, answer: null, reason: 'Druga jest za granicą' }],
    });
    expect(await details(second)).toMatchObject({ state: 'waiting' });
  });
});

describe('an offer', () => {
  it('is of a plot that nobody holds, and the only one of it and of a person', async () => {
    const { second, third } = await addThree();
    const { id: held } = await addGarden(db, { name: 'W-3' });
    await addAssignment(db, { gardenId: held, partyId: (await addParty(db)).id });
    expect((await offer(second, held)).status).toBe(409);
    const [{ id: one }, { id: other }] = [await addGarden(db), await addGarden(db)];
    expect(await offer(second, one, { until: addDays(today, -1) })).toMatchObject({
      status: 409,
      body: { fields: { until: expect.any(String) } },
    });
    const answers = await Promise.all([offer(second, one), offer(third, one, { reason: 'x' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.message).toMatch(/^Tę działkę zaproponowano już: (Druga|Trzecia), do /);
    const winner = answers[0].status === 201 ? second : third;
    expect((await offer(winner, other, { reason: 'x' })).status).toBe(409);
  });

  it('is answered; who says yes waits no more', async () => {
    const { second, third } = await addThree();
    const { id: gardenId } = await addGarden(db);
    await offer(second, gardenId);
    const answer = (id: string, said: string) =>
      treasurer.put('/api/waiting/answer', { id, answer: said });
    expect((await answer(third, 'yes')).status).toBe(409);
    expect((await answer(second, 'no')).status).toBe(204);
    expect(await details(second)).toMatchObject({ state: 'waiting', offers: [{ answer: 'no' }] });
    // Who has declined is not passed over.
    expect((await offer(third, gardenId)).status).toBe(201);
    expect((await answer(third, 'yes')).status).toBe(204);
    expect(await details(third)).toMatchObject({ state: 'taken' });
    const { items } = await candidates(gardenId);
    expect(items.map(({ id }) => id)).not.toContain(third);
    const form = { ...anybody, id: third, isWithdrawn: true };
    expect((await treasurer.put('/api/waiting/update', form)).status).toBe(409);
  });

  it('is a deadline until its last day, and a no after it', async () => {
    const { second } = await addThree();
    const { id: gardenId } = await addGarden(db, { name: 'W-9' });
    await offer(second, gardenId, { until: today });
    const due = async () =>
      (await employee.get<{ items: Deadline[] }>('/api/deadline')).body.items.filter(
        ({ kind }) => kind === 'plot-offer',
      );
    expect(await due()).toMatchObject([{ id: second, on: today, name: 'Druga' }]);
    await sql`update waiting_offer set offered_on = today() - 9, until = today() - 1`.execute(db);
    expect(await due()).toEqual([]);
    expect(await details(second)).toMatchObject({
      state: 'waiting',
      offers: [{ answer: 'no', answeredOn: null }],
    });
    const late = await treasurer.put('/api/waiting/answer', { id: second, answer: 'yes' });
    expect(late.status).toBe(409);
    expect(await candidates(gardenId)).toMatchObject({ offer: null });
  });
});

describe('the list', () => {
  it('has filters by state and wish, the number of those who wait, and a file', async () => {
    const { first } = await addThree();
    const of = async (query: string) => {
      const { body } = await employee.get<{ items: { id: string }[] }>(`/api/waiting?${query}`);
      return body.items.map(({ id }) => id);
    };
    expect(await of('filter-by-wish=true&wish=electricity')).toEqual([first]);
    expect(await of('filter-by-state=true&state=offered')).toEqual([]);
    await offer(first, (await addGarden(db)).id);
    expect(await of('filter-by-state=true&state=offered')).toEqual([first]);
    expect((await employee.get('/api/waiting/summary')).body).toEqual({
      waiting: 3,
      since: '2020-05-01',
    });
    const file = await employee.send('/api/waiting/export?format=csv');
    expect(await file.text()).toContain('Pierwsza');
  });
});

it('a year after they took a plot or withdrew, people are forgotten who are no parties', async () => {
  const ended = (months: number) => ({
    endedAs: 'withdrawn' as const,
    endedAt: new Date(Date.now() - months * 31 * 86_400_000).toISOString(),
  });
  const party = await addParty(db);
  const { body: former } = await treasurer.post<{ id: string }>('/api/waiting/create', anybody);
  await db.updateTable('waiting').set(ended(13)).where('id', '=', former.id).execute();
  const { id: recent } = await addWaiting(db, { name: 'Niedawna', ...ended(11) });
  const { id: waits } = await addWaiting(db, { name: 'Czeka', appliedOn: '2001-01-01' });
  const { id: own } = await addWaiting(db, { partyId: party.id, ...ended(13) });
  expect(await forgetWaiting(owners.db)).toBe(1);
  const left = await db.selectFrom('waiting').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([recent, waits, own].toSorted());
  const told = db.selectFrom('auditEntry').select(['after', 'recordName']);
  expect(await told.where('recordId', '=', former.id).execute()).toEqual([
    { after: null, recordName: null },
  ]);
});
