import type {
  GardenAssignment,
  PartyAssignment,
} from '@grzadka/contract/assignment/assignment.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const unknownId = '01930000-0000-7000-8000-000000000000';

const assign = (data: object) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/assignment/create', data);
const release = (id: string, validThru: unknown) =>
  treasurer.put<ErrorBody>('/api/assignment/release', { id, validThru });

const ofGarden = async (id: string) =>
  (await treasurer.get<{ items: GardenAssignment[] }>(`/api/garden/${id}/assignments`)).body.items;
const ofParty = async (id: string) =>
  (await treasurer.get<{ items: PartyAssignment[] }>(`/api/party/${id}/assignments`)).body.items;
const holders = async (id: string) =>
  (await treasurer.get<GardenDetails>(`/api/garden/getDetails/${id}`)).body.parties;

async function accountOf(gardenId: string): Promise<string> {
  const account = app.db.selectFrom('settlement').select('id').where('gardenId', '=', gardenId);
  return (await account.executeTakeFirstOrThrow()).id;
}

/** Days before or after today in Poland. */
async function day(offset: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (today() + ${offset}::integer) as day`.execute(
    app.db,
  );
  return rows[0]?.day ?? '';
}

async function addBoth(lastName = 'Kowalski') {
  const garden = await addGarden(app.db);
  const party = await addParty(app.db, { lastName });
  return { garden, party };
}

describe('assigning a garden', () => {
  it('makes the party its holder, on both sides', async () => {
    const { garden, party } = await addBoth('Źdźbło');
    const { status, body } = await assign({
      gardenId: garden.id,
      partyId: party.id,
      validFrom: '2024-03-01',
    });
    expect(status).toBe(201);
    const period = {
      settlementId: await accountOf(garden.id),
      validFrom: '2024-03-01',
      validThru: null,
      isCurrent: true,
      etag: '"1"',
    };
    expect(await ofGarden(garden.id)).toEqual([
      { id: body.id, party: { id: party.id, name: 'Źdźbło Jan' }, ...period },
    ]);
    expect(await ofParty(party.id)).toEqual([
      { id: body.id, garden: { id: garden.id, name: garden.name, sector: 'Sektor 1' }, ...period },
    ]);
    expect(await holders(garden.id)).toEqual([{ id: party.id, name: 'Źdźbło Jan' }]);
  });

  it('may have two holders at a time, and no first day', async () => {
    const { garden, party } = await addBoth('Pierwszy');
    const spouse = await addParty(app.db, { lastName: 'Drugi' });
    const gardenId = garden.id;
    expect((await assign({ gardenId, partyId: party.id, validFrom: '' })).status).toBe(201);
    expect((await assign({ gardenId, partyId: spouse.id })).status).toBe(201);
    expect((await holders(gardenId)).map(({ name }) => name)).toEqual([
      'Drugi Jan',
      'Pierwszy Jan',
    ]);
  });

  it('counts from its first to its last day', async () => {
    const { garden, party } = await addBoth();
    const gardenId = garden.id;
    const partyId = party.id;
    const isHeld = async () => (await holders(gardenId)).length === 1;
    const today = await day(0);
    const first = await assign({ gardenId, partyId, validFrom: today, validThru: today });
    expect(await isHeld()).toBe(true);
    expect((await treasurer.delete(`/api/assignment/delete/${first.body.id}`)).status).toBe(204);
    await assign({ gardenId, partyId, validThru: await day(-1) });
    await assign({ gardenId, partyId, validFrom: await day(1) });
    expect(await isHeld()).toBe(false);
    expect((await ofGarden(gardenId)).map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  });

  it.each([
    [null, null],
    ['2024-06-01', null],
    ['2024-12-31', '2024-12-31'],
    [null, '2024-01-01'],
  ])('twice to the same party at a time (%s to %s) is a conflict', async (validFrom, validThru) => {
    const { garden, party } = await addBoth();
    const both = { gardenId: garden.id, partyId: party.id };
    await assign({ ...both, validFrom: '2024-01-01', validThru: '2024-12-31' });
    const { status, body } = await assign({ ...both, validFrom, validThru });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await ofGarden(garden.id)).toHaveLength(1);
  });

  it('again after an end is fine', async () => {
    const { garden, party } = await addBoth();
    const both = { gardenId: garden.id, partyId: party.id };
    await assign({ ...both, validThru: '2023-12-31' });
    expect((await assign({ ...both, validFrom: '2024-01-01' })).status).toBe(201);
    const froms = (await ofGarden(garden.id)).map(({ validFrom }) => validFrom);
    expect(froms).toEqual(['2024-01-01', null]);
  });

  it('twice at once is taken once', async () => {
    const { garden, party } = await addBoth();
    const year = { validFrom: '2023-01-01', validThru: '2023-12-31' };
    const both = { gardenId: garden.id, partyId: party.id, ...year };
    const blocked = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('garden').select('id').where('id', '=', garden.id).forUpdate().execute();
      const replies = Promise.all([assign(both), assign(both)]);
      await untilWaitingForLocks(app.db, 2);
      return { replies };
    });
    const statuses = (await blocked.replies).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    [{ validFrom: '2024-02-30' }, { validFrom: 'Nieprawidłowa wartość' }],
    [{ validFrom: '1.3.2024' }, { validFrom: 'Nieprawidłowa wartość' }],
    [{ validFrom: '1899-12-31' }, { validFrom: 'Nieprawidłowa wartość' }],
    [{ validFrom: 20_240_301 }, { validFrom: 'Nieprawidłowa wartość' }],
    [
      { validFrom: '2024-03-02', validThru: '2024-03-01' },
      { validFrom: 'Data początkowa nie może być późniejsza niż data końcowa' },
    ],
  ])('with %j is refused', async (dates, fields) => {
    const { garden, party } = await addBoth();
    const { status, body } = await assign({ gardenId: garden.id, partyId: party.id, ...dates });
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await ofGarden(garden.id)).toEqual([]);
  });

  it('that nobody has, or to nobody, is a 404', async () => {
    const { garden, party } = await addBoth();
    const noGarden = await assign({ gardenId: unknownId, partyId: party.id });
    const noParty = await assign({ gardenId: garden.id, partyId: unknownId });
    expect([noGarden.status, noParty.status]).toEqual([404, 404]);
    expect((await treasurer.get(`/api/garden/${unknownId}/assignments`)).status).toBe(404);
    expect((await treasurer.get('/api/party/nikt/assignments')).status).toBe(404);
  });
});

describe('releasing a garden', () => {
  it('ends the assignment with its last day and keeps it in the past', async () => {
    const { garden, party } = await addBoth();
    const { id } = await addAssignment(app.db, { gardenId: garden.id, partyId: party.id });
    expect((await release(id, await day(0))).status).toBe(204);
    expect(await holders(garden.id)).toHaveLength(1);
    expect((await release(id, '2024-10-31')).status).toBe(204);
    expect(await holders(garden.id)).toEqual([]);
    expect(await ofParty(party.id)).toEqual([
      {
        id,
        garden: { id: garden.id, name: garden.name, sector: 'Sektor 1' },
        settlementId: await accountOf(garden.id),
        validFrom: null,
        validThru: '2024-10-31',
        isCurrent: false,
        etag: '"3"',
      },
    ]);
  });

  it.each([
    [null, { validThru: 'Podaj datę' }],
    ['', { validThru: 'Podaj datę' }],
    ['wczoraj', { validThru: 'Nieprawidłowa wartość' }],
    ['2020-02-29', { validThru: 'Data początkowa nie może być późniejsza niż data końcowa' }],
  ])('on %j is refused', async (validThru, fields) => {
    const { garden, party } = await addBoth();
    const both = { gardenId: garden.id, partyId: party.id };
    const { id } = await addAssignment(app.db, { ...both, validFrom: '2020-03-01' });
    const { status, body } = await release(id, validThru);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await holders(garden.id)).toHaveLength(1);
  });

  it('past the day the party took it again is a conflict', async () => {
    const { garden, party } = await addBoth();
    const both = { gardenId: garden.id, partyId: party.id };
    const { id } = await addAssignment(app.db, { ...both, validThru: '2020-12-31' });
    await addAssignment(app.db, { ...both, validFrom: '2022-01-01' });
    expect((await release(id, '2022-01-01')).status).toBe(409);
    expect((await release(id, '2021-12-31')).status).toBe(204);
  });

  it('that nobody has is a 404', async () => {
    expect((await release(unknownId, '2024-01-01')).status).toBe(404);
    expect((await treasurer.delete(`/api/assignment/delete/${unknownId}`)).status).toBe(404);
  });
});

it('employees see who holds what, and change nothing', async () => {
  const employee = await app.as('ROLE_EMPLOYEE');
  const { garden, party } = await addBoth();
  const { id } = await addAssignment(app.db, { gardenId: garden.id, partyId: party.id });
  expect((await employee.get(`/api/garden/${garden.id}/assignments`)).status).toBe(200);
  const both = { gardenId: garden.id, partyId: party.id };
  const refused = [
    await employee.post('/api/assignment/create', { ...both, validFrom: '2024-01-01' }),
    await employee.put('/api/assignment/release', { id, validThru: '2024-01-01' }),
    await employee.delete(`/api/assignment/delete/${id}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await ofGarden(garden.id)).toMatchObject([{ id, validThru: null }]);
});

it('every change is in the audit with who made it', async () => {
  const { garden, party } = await addBoth();
  const both = { gardenId: garden.id, partyId: party.id };
  const { body } = await assign({ ...both, validFrom: '2024-01-01' });
  await release(body.id, '2024-12-31');
  await treasurer.delete(`/api/assignment/delete/${body.id}`);
  const entries = await app.db
    .selectFrom('auditEntry')
    .select(['action', 'actor', 'before', 'after'])
    .where('recordId', '=', body.id)
    .orderBy('id')
    .execute();
  const actor = 'Kowalski Jan';
  expect(entries).toMatchObject([
    { action: 'create', actor, before: null, after: { ...both, validFrom: '2024-01-01' } },
    {
      action: 'release',
      actor,
      before: { validThru: 'infinity' },
      after: { validThru: '2024-12-31' },
    },
    {
      action: 'delete',
      actor,
      before: { assignment: [{ ...both, validThru: '2024-12-31' }] },
      after: null,
    },
  ]);
});
