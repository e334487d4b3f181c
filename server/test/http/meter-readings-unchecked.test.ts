import { randomUUID } from 'node:crypto';
import { type ErrorBody, errorKinds } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import {
  confirmedFindingLabels,
  type FindingCode,
} from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addGarden, addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const unchecked = async (query = '') =>
  (await clerk.get<ListPage<UncheckedListItem>>(`/api/measurement/unchecked?${query}`)).body;
const confirm = (answer: { measurementId: string; confirmation: string; remark?: string }) =>
  clerk.post<ErrorBody>('/api/measurement/confirm', answer);
const reverse = (measurementId: string) =>
  clerk.post('/api/meter/reverse-measurement', { measurementId, reason: 'misread' });
const history = async (id: string) =>
  (await clerk.get<ListPage<MeasurementListItem>>(`/api/meter/${id}/measurements`)).body.items;

const { id: gardenId } = await addGarden(app.db, { name: '14' });
const water = await addMeter(app.db, { name: 'W-14', gardenId });
const electric = await addMeter(app.db, { name: 'E-14', type: 'ElectricityMeter' });

let day = 0;
/** A reading of the meter, a day after the one before, in which that was found. */
function read(meterId: string, verdict: FindingCode[]) {
  day += 1;
  const measuredAt = new Date(Date.UTC(2024, 4, day)).toISOString();
  return addMeasurement(app.db, { meterId, value: '120.5', measuredAt, verdict });
}

const smaller = await read(water.id, ['smaller', 'swapped']);
const twice = await read(electric.id, ['too-large', 'duplicate-day']);
await read(water.id, ['no-consumption']);
const answeredAlready = await read(water.id, ['smaller']);
await confirm({ measurementId: answeredAlready.id, confirmation: 'leak' });
const takenBack = await read(water.id, ['smaller']);
await reverse(takenBack.id);

it('what waits for an answer is listed, newest first, until somebody answers or takes it back', async () => {
  const { items, totalItems } = await unchecked();
  expect(items.map(({ id }) => id)).toEqual([twice.id, smaller.id]);
  expect(totalItems).toBe(2);
  expect(items[1]).toEqual({
    id: smaller.id,
    value: 120.5,
    measuredAt: '2024-05-01T00:00:00.000Z',
    measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
    installationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    channel: 'office',
    verdict: ['smaller', 'swapped'],
    rolledOver: false,
    meter: {
      id: water.id,
      name: 'W-14',
      type: 'WaterMeter',
      garden: { id: gardenId, name: '14' },
    },
    previous: null,
    used: null,
    usual: null,
  });
});

it('is told with what the dial showed before, what was used since, and what is usual', async () => {
  const { id: meterId } = await addMeter(app.db, { type: 'ElectricityMeter' });
  await app.db
    .updateTable('installation')
    .set({ digits: 5, multiplier: '40' })
    .where('meterId', '=', meterId)
    .execute();
  const at = (date: number, value: string, more: object = {}) => {
    const measuredAt = `2023-05-${String(date).padStart(2, '0')}T10:00:00.000Z`;
    return addMeasurement(app.db, { meterId, measuredAt, value, ...more });
  };
  await at(1, '10');
  await at(11, '11');
  await at(12, '90', { channel: 'estimate' });
  const { id } = await at(21, '31.5', { verdict: ['too-large'] });
  // Recorded later, for the same instant: it comes after the one in question, and shows what is usual.
  await at(21, '32');
  const found = (await unchecked()).items.find((item) => item.id === id);
  expect(found).toMatchObject({
    previous: { value: 11, measuredAt: '2023-05-11T10:00:00.000Z' },
    used: 820,
    usual: 840,
  });
  await reverse(id);
});

it('an estimate that a reading has made void waits for nothing', async () => {
  const { id: meterId } = await addMeter(app.db);
  const { id } = await addMeasurement(app.db, {
    meterId,
    value: '1',
    measuredAt: '2024-01-01T00:00:00Z',
    channel: 'estimate',
    verdict: ['smaller'],
  });
  expect((await unchecked()).items.map((item) => item.id)).toContain(id);
  await addMeasurement(app.db, { meterId, value: '1', measuredAt: '2024-02-01T00:00:00Z' });
  expect((await unchecked()).items.map((item) => item.id)).not.toContain(id);
});

it('is narrowed by the type of the meter, and by what was found', async () => {
  const found = async (query: string) => (await unchecked(query)).items.map(({ id }) => id);
  expect(await found('filter-by-type=true&type=ElectricityMeter')).toEqual([twice.id]);
  expect(await found('filter-by-finding=true&finding=smaller')).toEqual([smaller.id]);
  expect(await found('filter-by-finding=true&finding=duplicate-day')).toEqual([twice.id]);
  const refused = await clerk.get(
    '/api/measurement/unchecked?filter-by-finding=true&finding=swapped',
  );
  expect(refused.status).toBe(400);
});

it('is a file, too, in words', async () => {
  const reply = await clerk.send('/api/measurement/unchecked/export?format=csv');
  expect((await reply.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Licznik;Działka;Typ licznika;Data odczytu;Wartość;Jednostka;Kto odczytał;Co sprawdzić',
    'E-14;;Licznik energii elektrycznej;2024-05-02 02:00:00;120,5;kWh;Nowak Anna;Ponad 10 razy więcej niż zwykle, Drugi odczyt z tego dnia',
    'W-14;14;Wodomierz;2024-05-01 02:00:00;120,5;m³;Nowak Anna;Mniejszy od poprzedniego',
  ]);
});

it('reads its order from the index of what waits', async () => {
  const codes = sql.join(Object.keys(confirmedFindingLabels).map((code) => sql.lit(code)));
  const plan = await app.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    return sql<Record<string, string>>`explain
      select id from measurement
      where confirmation is null and verdict && array[${codes}]
      order by measured_at desc, id desc limit 100
    `.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('measurement_unchecked');
});

it('a history as a file says how, what was answered, and why one counts no more', async () => {
  const reply = await clerk.send(`/api/meter/${water.id}/measurements/export?format=csv`);
  const [heading, ...rows] = (await reply.text()).replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe(
    'Data odczytu;Wartość;Kto odczytał;Sposób odczytu;Odpowiedź na ostrzeżenie;Uwaga;Unieważnienie',
  );
  expect(rows[0]).toMatch(
    /^2024-05-05 02:00:00;120,5;Nowak Anna;Biuro;;;Unieważniony \d{4}\.\d\d\.\d\d \(.+\): błędny odczyt$/,
  );
  expect(rows[1]).toBe('2024-05-04 02:00:00;120,5;Nowak Anna;Biuro;Awaria lub wyciek;;');
});

const measuredAt = '2024-01-31T12:00:00.000Z';

describe('a reading that waits for an answer', () => {
  const add = async (verdict: MeasurementListItem['verdict'], value = '5') => {
    const { id: meterId } = await addMeter(app.db);
    const { id } = await addMeasurement(app.db, { meterId, value, measuredAt, verdict });
    return { meterId, id };
  };

  it('takes one for all that was found, and keeps everything else', async () => {
    const { meterId, id } = await add(['smaller', 'duplicate-day']);
    const [before] = await history(meterId);
    const answer = { confirmation: 'rolled-over', remark: 'Stary licznik' };
    expect((await confirm({ measurementId: id, ...answer })).status).toBe(204);
    expect(await history(meterId)).toEqual([{ ...before, ...answer, rolledOver: true }]);
    const entries = await auditOf(app.db, 'meter', meterId);
    expect(entries.map(({ action, before: was, after }) => ({ action, was, after }))).toEqual([
      {
        action: 'confirm-measurement',
        was: { id, confirmation: null, remark: null, rolledOver: false },
        after: { id, value: '5.000', measuredAt, ...answer, rolledOver: true },
      },
    ]);
  });

  it('takes no second one, and none where nothing waits or it was taken back', async () => {
    const reply = async (measurementId: string) => {
      const { status, body } = await confirm({ measurementId, confirmation: 'really-so' });
      return [status, body?.message];
    };
    const answered = await add(['smaller']);
    expect(await reply(answered.id)).toEqual([204, undefined]);
    expect(await reply(answered.id)).toEqual([409, 'Ten odczyt jest już sprawdzony.']);
    const plain = await add(['no-consumption']);
    expect(await reply(plain.id)).toEqual([409, 'W tym odczycie nie ma nic do sprawdzenia.']);
    const reversed = await add(['smaller']);
    await reverse(reversed.id);
    expect(await reply(reversed.id)).toEqual([409, 'Ten odczyt jest już unieważniony.']);
    expect(await reply(randomUUID())).toEqual([404, errorKinds['not-found'].message]);
  });
});
