import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterDetails, MeterListItem } from '@grzadka/contract/meter/meter.model';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import {
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  testPassword,
} from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const add = (meterId: string, measurementValue: unknown, client = clerk) =>
  client.post<ErrorBody & { id: string }>('/api/meter/add-measurement', {
    meterId,
    measurementValue,
  });
const meter = async (id: string) => (await clerk.get<MeterDetails>(`/api/meter/get/${id}`)).body;
const history = async (id: string) =>
  (await clerk.get<ListPage<MeasurementListItem>>(`/api/meter/${id}/measurements`)).body;
const names = async (query: string) =>
  (await clerk.get<ListPage<MeterListItem>>(`/api/meter?${query}`)).body.items.map(
    ({ name }) => name,
  );

describe('a new meter', () => {
  const create = async (values: object) => {
    const treasurer = await app.as('ROLE_TREASURER');
    return treasurer.post<ErrorBody & { id: string }>('/api/meter/create', values);
  };

  it('is in use, stands in its garden, and is told to the audit', async () => {
    const garden = await addGarden(app.db, { name: '78' });
    const values = { name: ' W-78 ', type: 'ElectricityMeter', gardenId: garden.id };
    const { status, body } = await create(values);
    expect(status).toBe(201);
    expect(await meter(body.id)).toEqual({
      id: body.id,
      name: 'W-78',
      active: true,
      type: 'ElectricityMeter',
      lastMeasurement: null,
      garden: { id: garden.id, name: '78' },
    });
    expect(await auditOf(app.db, 'meter', body.id)).toEqual([
      expect.objectContaining({
        action: 'create',
        after: { ...values, name: 'W-78', active: true },
      }),
    ]);
  });

  it.each([{}, { gardenId: null }, { gardenId: '' }])('stands nowhere with %j', async (place) => {
    const name = `Bez działki ${JSON.stringify(place)}`;
    const { body } = await create({ name, type: 'WaterMeter', ...place });
    expect(await meter(body.id)).toMatchObject({ name, garden: null });
  });

  it('says at each field what is wrong with it', async () => {
    const { status, body } = await create({ name: ' ', type: '', gardenId: 5 });
    expect([status, body.fields]).toEqual([
      400,
      {
        name: 'Nazwa nie może być pusta',
        type: 'Wybierz typ licznika',
        gardenId: 'Nieprawidłowa wartość',
      },
    ]);
  });

  it('of a name that another one has is a conflict, letter case ignored', async () => {
    await addMeter(app.db, { name: 'Zajęty Ż' });
    const { status, body } = await create({ name: 'ZAJĘTY ż', type: 'WaterMeter' });
    expect([status, body.fields]).toEqual([
      409,
      { name: 'Jest już licznik o tej nazwie. Wpisz inną.' },
    ]);
  });

  it.each(['01930000-0000-7000-8000-000000000000', 'dzialka'])(
    'in the unknown garden %s is a 404',
    async (gardenId) => {
      const values = { name: `W ${gardenId}`, type: 'WaterMeter', gardenId };
      expect((await create(values)).status).toBe(404);
    },
  );
});

describe('a measurement', () => {
  it('by somebody whose login is just being deleted is refused in words', async () => {
    const { id: meterId } = await addMeter(app.db);
    const { id, loginId } = await addLogin(app.db);
    const reader = app.anonymous();
    await reader.signIn(loginId, testPassword);
    const waiting = await app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('login').where('id', '=', id).execute();
      const added = add(meterId, 12, reader);
      await untilWaitingForLocks(app.db, 1);
      return { added };
    });
    const { status, body } = await waiting.added;
    expect([status, body]).toEqual([409, { code: 'conflict', message: messages.changedAtOnce }]);
    expect((await history(meterId)).items).toEqual([]);
  });

  it('is appended with its time and who took it, and becomes the last one', async () => {
    const { id: partyId } = await addParty(app.db, { firstName: 'Halina', lastName: 'Wójcik' });
    const { loginId } = await addLogin(app.db, { partyId });
    const halina = app.anonymous();
    await halina.signIn(loginId, testPassword);
    const { id, name } = await addMeter(app.db);
    const before = new Date().toISOString();

    const { status, body } = await add(id, '12,5', halina);

    expect(status).toBe(201);
    const last = {
      value: 12.5,
      measuredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      measuredBy: { firstName: 'Halina', lastName: 'Wójcik' },
    };
    const item = { id, name, active: true, type: 'WaterMeter', lastMeasurement: last };
    expect(await meter(id)).toEqual({ ...item, garden: null });
    expect((await meter(id)).lastMeasurement?.measuredAt.localeCompare(before)).not.toBe(-1);
    const asRead = {
      installationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      channel: 'office',
      verdict: [],
      confirmation: null,
      remark: null,
      rolledOver: false,
      gaveWay: false,
      reversal: null,
    };
    expect(await history(id)).toEqual({
      items: [{ id: body.id, ...last, ...asRead }],
      totalItems: 1,
    });
  });

  it('of a login without a party bears its user name', async () => {
    const { loginId } = await addLogin(app.db, { partyId: null, role: 'ROLE_ADMIN' });
    const admin = app.anonymous();
    await admin.signIn(loginId, testPassword);
    const { id } = await addMeter(app.db);
    await add(id, '1', admin);
    expect((await meter(id)).lastMeasurement?.measuredBy).toEqual({
      firstName: null,
      lastName: loginId,
    });
  });

  it('becomes the last one although the clock was set back an hour since the one before', async () => {
    const { id } = await addMeter(app.db);
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    await addMeasurement(app.db, { meterId: id, value: '10', measuredAt: inAnHour });
    await add(id, '11');
    await add(id, '12');
    expect((await meter(id)).lastMeasurement?.value).toBe(12);
    expect((await history(id)).items.map(({ value }) => value)).toEqual([12, 11, 10]);
  });

  it('of zero, of less than the last one, and to the thousandth are taken', async () => {
    const { id } = await addMeter(app.db);
    for (const value of ['100.125', '0', '999999999.999']) {
      expect((await add(id, value)).status).toBe(201);
    }
    expect((await history(id)).items.map(({ value }) => value)).toEqual([
      999999999.999, 0, 100.125,
    ]);
  });

  it.each([
    ['', 'Wartość nie może być pusta'],
    ['   ', 'Wartość nie może być pusta'],
    [null, 'Wartość nie może być pusta'],
    [undefined, 'Wartość nie może być pusta'],
    ['dwa', 'Należy wprowadzić poprawną liczbę'],
    ['1,2,3', 'Należy wprowadzić poprawną liczbę'],
    ['Infinity', 'Należy wprowadzić poprawną liczbę'],
    ['NaN', 'Należy wprowadzić poprawną liczbę'],
    ['9'.repeat(400), 'Należy wprowadzić poprawną liczbę'],
    ['1\u0000', 'Należy wprowadzić poprawną liczbę'],
    ['-0,5', 'Wartość nie może być mniejsza od zera'],
    ['1000000000', 'Liczba jest za duża – sprawdź, czy nie ma pomyłki'],
    ['1,2345', 'Podaj najwyżej 3\u00a0miejsca po przecinku'],
  ])('of %j is refused and stores nothing', async (value, message) => {
    const { id } = await addMeter(app.db);
    const { status, body } = await add(id, value);
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'validation', message, fields: { measurementValue: message } });
    expect((await history(id)).totalItems).toBe(0);
  });

  it('of an unknown meter is a 404', async () => {
    expect((await add('01930000-0000-7000-8000-000000000000', '1')).status).toBe(404);
    expect((await add('licznik', '1')).status).toBe(404);
  });

  it('taken earlier but entered later does not become the last one', async () => {
    const { id } = await addMeter(app.db);
    await addMeasurement(app.db, { meterId: id, value: '20', measuredAt: '2026-05-01T10:00:00Z' });
    await addMeasurement(app.db, { meterId: id, value: '10', measuredAt: '2026-04-01T10:00:00Z' });
    expect((await meter(id)).lastMeasurement?.value).toBe(20);
  });

  it('by many at once leaves all of them, and the newest as the last', async () => {
    const { id } = await addMeter(app.db);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, value) => add(id, String(value))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { items, totalItems } = await history(id);
    expect(totalItems).toBe(20);
    const [newest] = items;
    expect(replies.map(({ body }) => body.id)).toContain(newest?.id);
    expect(newest).toMatchObject((await meter(id)).lastMeasurement ?? {});
  });
});

describe('a meter', () => {
  it('names the garden it stands in', async () => {
    const garden = await addGarden(app.db, { name: '14' });
    const { id } = await addMeter(app.db, { gardenId: garden.id });
    expect((await meter(id)).garden).toEqual({ id: garden.id, name: '14' });
    expect((await meter(id)).lastMeasurement).toBeNull();
  });

  it('that does not exist is a 404, and so is its history', async () => {
    for (const id of ['01930000-0000-7000-8000-000000000000', 'x']) {
      expect((await clerk.get(`/api/meter/get/${id}`)).status).toBe(404);
      expect((await clerk.get(`/api/meter/${id}/measurements`)).status).toBe(404);
    }
  });
});

describe('the list', () => {
  const search = 'filter-by-phrase=true&phrase=';

  it('filters by state and type, each only while its switch is on', async () => {
    await addMeter(app.db, { name: 'Filtr woda', type: 'WaterMeter' });
    await addMeter(app.db, { name: 'Filtr prąd', type: 'ElectricityMeter' });
    await addMeter(app.db, { name: 'Filtr stary', active: false });
    const found = (query: string) => names(`${search}filtr&${query}`);
    expect(await found('')).toEqual(['Filtr prąd', 'Filtr stary', 'Filtr woda']);
    expect(await found('filter-by-state=true&is-active=true')).toEqual([
      'Filtr prąd',
      'Filtr woda',
    ]);
    expect(await found('filter-by-state=true&is-active=false')).toEqual(['Filtr stary']);
    expect(await found('filter-by-type=true&type=ElectricityMeter')).toEqual(['Filtr prąd']);
    expect(await found('filter-by-type=false&type=ElectricityMeter')).toHaveLength(3);
  });

  it('filters by the time of the last measurement, ends included, open ends allowed', async () => {
    for (const day of ['01', '02', '03']) {
      const { id } = await addMeter(app.db, { name: `Czas ${day}` });
      const measuredAt = `2026-06-${day}T12:00:00.000Z`;
      await addMeasurement(app.db, { meterId: id, value: '1', measuredAt });
    }
    await addMeter(app.db, { name: 'Czas bez pomiaru' });
    const parameter = 'last-measurement-time';
    const found = (range: string) => names(`${search}czas&filter-by-${parameter}=true&${range}`);
    const from = `${parameter}-from=2026-06-02T12:00:00.000Z`;
    const thru = `${parameter}-thru=2026-06-02T12:00:00.000Z`;
    expect(await found(from)).toEqual(['Czas 02', 'Czas 03']);
    expect(await found(thru)).toEqual(['Czas 01', 'Czas 02']);
    expect(await found(`${from}&${thru}`)).toEqual(['Czas 02']);
    expect(await found(`${from}&${parameter}-thru=`)).toEqual(['Czas 02', 'Czas 03']);
  });

  it('sorts by the time of the last measurement, those without one last both ways', async () => {
    const times = { 'Kolej A': '2026-01-02', 'Kolej B': '2026-01-01', 'Kolej C': '2026-01-03' };
    for (const [name, day] of Object.entries(times)) {
      const { id } = await addMeter(app.db, { name });
      await addMeasurement(app.db, { meterId: id, value: '1', measuredAt: `${day}T00:00:00Z` });
    }
    await addMeter(app.db, { name: 'Kolej D' });
    const sorted = (direction: string) =>
      names(`${search}kolej&sort-by=last-measurement-time&sort-direction=${direction}`);
    expect(await sorted('asc')).toEqual(['Kolej B', 'Kolej A', 'Kolej C', 'Kolej D']);
    expect(await sorted('desc')).toEqual(['Kolej C', 'Kolej A', 'Kolej B', 'Kolej D']);
  });
});
