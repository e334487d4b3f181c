import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import {
  type GardenDetails,
  type GardenListItem,
  gardenDetails,
  gardenListItem,
} from '@grzadka/contract/garden/garden.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addAssignment, addGarden, addMeter, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const details = (id: string) => treasurer.get<GardenDetails>(`/api/garden/getDetails/${id}`);

const unknownId = '01930000-0000-7000-8000-000000000000';

describe('the list', () => {
  it('shows name, sector and area', async () => {
    const other = await startTestAppOnce();
    const { id } = await addGarden(other.db, { name: '12A', sector: 2, area: 312.5 });
    const bare = await addGarden(other.db, { name: '13', sector: 3, area: null });
    const { body } = await (await other.as('ROLE_EMPLOYEE')).get('/api/garden');
    expect(body).toEqual({
      items: [
        sampleOf(gardenListItem, { id, name: '12A', sector: { name: 'Sektor 2' }, area: 312.5 }),
        sampleOf(gardenListItem, { id: bare.id, name: '13', sector: { name: 'Sektor 3' } }),
      ],
      totalItems: 2,
    });
  });

  it('narrows down to a sector only while the switch is on', async () => {
    const names = async (query: string) => {
      const { body } = await treasurer.get<ListPage<GardenListItem>>(
        `/api/garden?filter-by-phrase=true&phrase=sektorowa&${query}`,
      );
      return body.items.map(({ name }) => name);
    };
    await addGarden(app.db, { name: 'Sektorowa 1', sector: 1 });
    await addGarden(app.db, { name: 'Sektorowa 2', sector: 2 });
    expect(await names('filter-by-sector=true&sector=Sektor%202')).toEqual(['Sektorowa 2']);
    const all = ['Sektorowa 1', 'Sektorowa 2'];
    expect(await names('filter-by-sector=true&sector=all')).toEqual(all);
    expect(await names('filter-by-sector=false&sector=Sektor%202')).toEqual(all);
    expect(await names('sector=Sektor%202')).toEqual(all);
  });

  it.each([
    'filter-by-sector=true&sector=Sektor%204',
    'filter-by-sector=true&sector=sektor%201',
    'filter-by-sector=true&sector=',
    'filter-by-sector=true',
    'filter-by-sector=false&sector=Sektor%204',
    'sector=Sektor%204',
    `sector=${'x'.repeat(51)}`,
    'sector=a%00',
  ])('refuses %s at the sector', async (query) => {
    const { status, body } = await treasurer.get<ErrorBody>(`/api/garden?${query}`);
    expect([status, body.code, body.fields]).toEqual([
      400,
      'validation',
      { sector: 'Nieprawidłowa wartość' },
    ]);
    const file = await treasurer.get<ErrorBody>(`/api/garden/export?format=csv&${query}`);
    expect([file.status, file.body]).toEqual([status, body]);
  });
});

describe('the details', () => {
  it('name the holders of today and the meters', async () => {
    const garden = await addGarden(app.db, { name: '77', sector: 1, area: 250 });
    const wife = await addParty(app.db, { firstName: 'Ewa', lastName: 'Źdźbło' });
    const husband = await addParty(app.db, { firstName: 'Adam', lastName: 'Źdźbło' });
    const former = await addParty(app.db, { lastName: 'Dawny' });
    const future = await addParty(app.db, { lastName: 'Przyszły' });
    await addAssignment(app.db, { gardenId: garden.id, partyId: wife.id, validFrom: '2020-03-01' });
    await addAssignment(app.db, { gardenId: garden.id, partyId: husband.id });
    await addAssignment(app.db, {
      gardenId: garden.id,
      partyId: former.id,
      validThru: '2020-02-29',
    });
    await addAssignment(app.db, {
      gardenId: garden.id,
      partyId: future.id,
      validFrom: '2098-01-01',
    });
    const water = await addMeter(app.db, { name: 'W-77', gardenId: garden.id });

    const told = sampleOf(gardenDetails, {
      id: garden.id,
      name: '77',
      sector: 'Sektor 1',
      area: 250,
      parties: [
        { id: husband.id, name: 'Źdźbło Adam' },
        { id: wife.id, name: 'Źdźbło Ewa' },
      ],
      meters: [{ id: water.id, name: 'W-77', type: 'WaterMeter' }],
    });
    expect((await details(garden.id)).body).toEqual(told);
  });

  it.each([unknownId, 'oplaty', '%00', 'a'.repeat(100)])('of %s do not exist', async (id) => {
    const { status, body } = await treasurer.get<ErrorBody>(`/api/garden/getDetails/${id}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});

describe('a new garden', () => {
  const create = (garden: object) =>
    treasurer.post<ErrorBody & { id: string }>('/api/garden/create', garden);

  it('is stored, trimmed, and told to the audit', async () => {
    const { status, body } = await create({ name: ' 5C ', sector: 'Sektor 2', area: '1 200,5' });
    expect(status).toBe(201);
    const stored = { id: body.id, name: '5C', sector: 'Sektor 2', area: 1200.5 };
    expect((await details(body.id)).body).toEqual(sampleOf(gardenDetails, stored));
    expect(await auditOf(app.db, 'garden', body.id)).toEqual([
      expect.objectContaining({
        action: 'create',
        actor: 'Kowalski Jan',
        after: expect.objectContaining({ name: '5C', area: 1200.5, sectorId: '2' }),
      }),
    ]);
  });

  it('says at each field what is wrong with it', async () => {
    const { status, body } = await create({ name: ' ', sector: '', area: '' });
    expect([status, body.fields]).toEqual([
      400,
      {
        name: 'Nazwa nie może być pusta',
        sector: 'Wybierz sektor',
        area: 'Powierzchnia nie może być pustym ciągiem znaków',
      },
    ]);
  });

  it('lies in a sector that there is', async () => {
    const { status, body } = await create({ name: '94', sector: 'Sektor 9', area: 1 });
    expect([status, body.fields]).toEqual([400, { sector: 'Wybierz sektor' }]);
  });

  it('of a name that the sector has already is a conflict, letter case ignored', async () => {
    await addGarden(app.db, { name: '93a', sector: 1 });
    const taken = await create({ name: '93A', sector: 'Sektor 1', area: 1 });
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { name: 'W tym sektorze jest już działka o tej nazwie. Wpisz inną.' },
    ]);
    expect((await create({ name: '93A', sector: 'Sektor 2', area: 1 })).status).toBe(201);
  });
});

describe('a change', () => {
  it('is stored, trimmed, with what it replaced', async () => {
    const { id, name } = await addGarden(app.db);
    const reply = await treasurer.put('/api/garden/update', { id, name: ' 5B ', area: 301.25 });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await details(id)).body).toMatchObject({ name: '5B', area: 301.25 });
    expect(await auditOf(app.db, 'garden', id)).toEqual([
      expect.objectContaining({
        action: 'update',
        actor: 'Kowalski Jan',
        before: { name, area: 300 },
        after: { name: '5B', area: 301.25 },
      }),
    ]);
  });

  it('takes an area as people write it', async () => {
    const { id, name } = await addGarden(app.db);
    const update = { id, name, area: '1\u202f200,5' };
    expect((await treasurer.put('/api/garden/update', update)).status).toBe(204);
    expect((await details(id)).body).toMatchObject({ area: 1200.5 });
  });

  it.each([
    [{ name: '  ' }, { name: 'Nazwa nie może być pusta' }],
    [{ name: null }, { name: 'Nazwa nie może być pusta' }],
    [{ name: 'a\u0000b' }, { name: messages.invalidCharacter }],
    [{ name: 'a\tb' }, { name: messages.invalidCharacter }],
    [{ name: 'a'.repeat(101) }, { name: 'Tekst może mieć najwyżej 100\u00a0znaków' }],
    [{ area: '' }, { area: 'Powierzchnia nie może być pustym ciągiem znaków' }],
    [{ area: null }, { area: 'Powierzchnia nie może być pustym ciągiem znaków' }],
    [{ area: 'dużo' }, { area: 'Powierzchnia powinna być liczbą większą od zera' }],
    [{ area: 0 }, { area: 'Powierzchnia powinna być liczbą większą od zera' }],
    [{ area: -3 }, { area: 'Powierzchnia powinna być liczbą większą od zera' }],
    [{ area: 1e12 }, { area: 'Liczba jest za duża – sprawdź, czy nie ma pomyłki' }],
    [{ area: 1.005 }, { area: 'Podaj najwyżej 2\u00a0miejsca po przecinku' }],
  ])('with %j is refused and stores nothing', async (fault, fields) => {
    const { id, name } = await addGarden(app.db, { area: 300 });
    const { status, body } = await treasurer.put<ErrorBody>('/api/garden/update', {
      id,
      name: 'Nowa nazwa',
      area: 400,
      ...fault,
    });
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'validation', message: Object.values(fields)[0], fields });
    expect((await details(id)).body).toMatchObject({ name, area: 300 });
  });

  it('to a name that the sector has already is a conflict, letter case ignored', async () => {
    await addGarden(app.db, { name: '90a', sector: 1 });
    const { id } = await addGarden(app.db, { name: '91', sector: 1 });
    const elsewhere = await addGarden(app.db, { name: '92', sector: 2 });

    const taken = await treasurer.put<ErrorBody>('/api/garden/update', {
      id,
      name: '90A',
      area: 1,
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    expect(taken.body.fields).toHaveProperty('name');
    expect((await details(id)).body).toMatchObject({ name: '91', area: 300 });

    const other = { id: elsewhere.id, name: '90A', area: 1 };
    expect((await treasurer.put('/api/garden/update', other)).status).toBe(204);
  });

  it('of a garden that somebody else changed meanwhile is stale', async () => {
    const { id } = await addGarden(app.db);
    const etag = (await details(id)).headers.get('etag') ?? '';
    const change = (name: string, ifMatch?: string) =>
      treasurer.put<ErrorBody>(
        '/api/garden/update',
        { id, name, area: 5 },
        ifMatch ? { 'if-match': ifMatch } : {},
      );

    expect((await change('Pierwsza', etag)).status).toBe(204);
    const late = await change('Druga', etag);
    expect([late.status, late.body]).toEqual([
      412,
      {
        code: 'stale',
        message:
          'Ktoś zmienił te dane w międzyczasie. Naciśnij „Odśwież dane”, sprawdź i zapisz ponownie.',
      },
    ]);
    expect((await details(id)).body.name).toBe('Pierwsza');

    expect((await change('Trzecia')).status).toBe(204);
    expect((await change('Czwarta', (await details(id)).headers.get('etag') ?? '')).status).toBe(
      204,
    );
  });

  it('by two at once with the same version is taken once', async () => {
    const { id } = await addGarden(app.db);
    const etag = (await details(id)).headers.get('etag') ?? '';
    const change = (name: string) =>
      treasurer.put('/api/garden/update', { id, name, area: 5 }, { 'if-match': etag });
    const blocked = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('garden').select('id').where('id', '=', id).forUpdate().execute();
      const both = Promise.all([change('Raz'), change('Dwa')]);
      await untilWaitingForLocks(app.db, 2);
      return { both };
    });
    const statuses = (await blocked.both).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 412]);
  });

  it('of an unknown garden is a 404', async () => {
    const change = { id: unknownId, name: 'x', area: 1 };
    expect((await treasurer.put('/api/garden/update', change)).status).toBe(404);
  });
});
