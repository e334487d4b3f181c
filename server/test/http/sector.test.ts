import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import {
  chooseSector,
  type GardenDetails,
  type GardenListItem,
} from '@grzadka/contract/garden/garden.model';
import { type Sector, sector as sectorReply } from '@grzadka/contract/sector/sector.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCampaign, addCampaignReader } from '#test/campaigns.ts';
import { addAssignment, addGarden, addLogin, addMeter, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');

const path = '/api/sector';
const byDefault = ['Sektor 1', 'Sektor 2', 'Sektor 3'];

async function sectors(): Promise<Sector[]> {
  const { body } = await manager.get<{ items: Sector[] }>(path);
  return body.items;
}

const names = async () => (await sectors()).map(({ name }) => name);

async function create(name: string): Promise<string> {
  const { status, body } = await manager.post<{ id: string }>(`${path}/create`, { name });
  expect(status).toBe(201);
  return body.id;
}

async function update(change: object, etag?: string): Promise<number> {
  return (await manager.put(`${path}/update`, change, ifMatch(etag))).status;
}

function remove(id: string, etag?: string) {
  const headers = ifMatch(etag);
  return manager.request<ErrorBody>(`${path}/delete/${id}`, { method: 'DELETE', headers });
}

function ifMatch(etag: string | undefined): Record<string, string> {
  return etag === undefined ? {} : { 'if-match': etag };
}

/** Of the gardens of a sector, their names and how many there are. */
async function gardensOf(sector: string): Promise<[string[], number]> {
  const query = new URLSearchParams({ 'filter-by-sector': 'true', sector });
  const { status, body } = await manager.get<ListPage<GardenListItem>>(
    `/api/garden?${query.toString()}`,
  );
  expect(status).toBe(200);
  return [body.items.map(({ name }) => name), body.totalItems];
}

// Each test begins with the three sectors that every installation begins with.
beforeEach(async () => {
  await app.db.deleteFrom('meter').execute();
  await app.db.deleteFrom('garden').execute();
  await app.db.deleteFrom('sector').execute();
  const rows = byDefault.map((name, index) => {
    const position = index + 1;
    return { id: String(position), name, position };
  });
  await app.db.insertInto('sector').values(rows).execute();
});

/** A sector as nobody has changed it yet. */
const told = (facts: Partial<Sector>) => sampleOf(sectorReply, { ...facts, etag: '"1"' });

describe('the sectors', () => {
  it('are read in their order by all who read the gardens', async () => {
    const employee = await app.as('ROLE_EMPLOYEE');
    expect((await employee.get(path)).body).toEqual({
      items: [
        told({ id: '1', name: 'Sektor 1', position: 1 }),
        told({ id: '2', name: 'Sektor 2', position: 2 }),
        told({ id: '3', name: 'Sektor 3', position: 3 }),
      ],
    });
  });

  it('get one more behind the others, which the audit knows', async () => {
    const id = await create('  Nad rzeką ');
    expect((await sectors()).at(-1)).toEqual(told({ id, name: 'Nad rzeką', position: 4 }));
    expect(await auditOf(app.db, 'sector', id)).toEqual([
      expect.objectContaining({ action: 'create', after: { name: 'Nad rzeką', position: 4 } }),
    ]);
  });

  it.each([
    ['', 'Nazwa nie może być pusta'],
    ['ż'.repeat(51), 'Tekst może mieć najwyżej 50\u00a0znaków'],
    ['all', 'Ta nazwa oznacza wszystkie sektory naraz. Wpisz inną.'],
    ['WSZYSTKIE', 'Ta nazwa oznacza wszystkie sektory naraz. Wpisz inną.'],
  ])('are not called %j', async (name, message) => {
    const added = await manager.post<ErrorBody>(`${path}/create`, { name });
    const renamed = await manager.put<ErrorBody>(`${path}/update`, { id: '1', name });
    for (const { status, body } of [added, renamed]) {
      expect([status, body.fields]).toEqual([400, { name: message }]);
    }
    expect(await names()).toEqual(byDefault);
  });

  it('are not two of one name, letter case ignored', async () => {
    const added = await manager.post<ErrorBody>(`${path}/create`, { name: 'SEKTOR 2' });
    const renamed = await manager.put<ErrorBody>(`${path}/update`, { id: '1', name: 'sektor 2' });
    for (const { status, body } of [added, renamed]) {
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.fields).toEqual({ name: 'Jest już sektor o tej nazwie. Wpisz inną.' });
    }
    expect(await update({ id: '2', name: 'SEKTOR 2' })).toBe(204);
    expect(await names()).toEqual(['Sektor 1', 'SEKTOR 2', 'Sektor 3']);
  });
});

describe('a change of a sector', () => {
  it('renames it in its place, which the audit knows', async () => {
    expect(await update({ id: '2', name: 'Łąki' }, '"1"')).toBe(204);
    expect(await names()).toEqual(['Sektor 1', 'Łąki', 'Sektor 3']);
    expect((await auditOf(app.db, 'sector', '2')).at(-1)).toMatchObject({
      action: 'update',
      before: { name: 'Sektor 2' },
      after: { name: 'Łąki' },
    });
  });

  it.each([
    ['3', 1, ['3', '1', '2', '4']],
    ['1', 3, ['2', '3', '1', '4']],
    ['2', 2, ['1', '2', '3', '4']],
    ['1', 99, ['2', '3', '4', '1']],
  ])('moves %s to place %i, and the others make room', async (id, position, order) => {
    const fourth = await create('Nad rzeką');
    expect(await update({ id, name: `Sektor ${id}`, position })).toBe(204);
    const after = await sectors();
    expect(after.map((sector) => sector.id)).toEqual(
      order.map((one) => (one === '4' ? fourth : one)),
    );
    expect(after.map((sector) => sector.position)).toEqual([1, 2, 3, 4]);
    // Whoever knows one of the others may still change it.
    const changed = after.filter(({ etag }) => etag === '"2"').map((sector) => sector.id);
    // Where it stood already nothing changed.
    expect(changed).toEqual(id === '2' ? [] : [id]);
  });

  it.each([0, -1, 1.5, '2', null])('to place %j is refused', async (position) => {
    const change = { id: '1', name: 'Sektor 1', position };
    const { status, body } = await manager.put<ErrorBody>(`${path}/update`, change);
    expect([status, body.fields]).toEqual([400, { position: messages.invalidValue }]);
  });

  it('that somebody else has changed meanwhile is stale, and of none is a 404', async () => {
    expect(await update({ id: '1', name: 'Pierwszy' }, '"1"')).toBe(204);
    expect(await update({ id: '1', name: 'Drugi' }, '"1"')).toBe(412);
    expect(await update({ id: '1', name: 'Drugi' }, (await sectors())[0]?.etag)).toBe(204);
    expect(await update({ id: newId(), name: 'Trzeci' })).toBe(404);
    expect(await update({ id: 'nieznany', name: 'Trzeci' })).toBe(404);
    expect((await names())[0]).toBe('Drugi');
  });

  it('by two at once leaves no gap and no double', async () => {
    const blocked = await app.db.transaction().execute(async (trx) => {
      await trx.selectFrom('sector').select('id').forUpdate().execute();
      const both = Promise.all([
        update({ id: '3', name: 'Sektor 3', position: 1 }),
        update({ id: '2', name: 'Sektor 2', position: 1 }),
      ]);
      await untilWaitingForLocks(app.db, 2);
      return { both };
    });
    expect(await blocked.both).toEqual([204, 204]);
    expect((await sectors()).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect((await names()).at(-1)).toBe('Sektor 1');
  });
});

describe('a deletion of a sector', () => {
  it('takes it out of the order, which the audit knows', async () => {
    expect((await remove('2', '"1"')).status).toBe(204);
    expect((await sectors()).map(({ id, position }) => [id, position])).toEqual([
      ['1', 1],
      ['3', 2],
    ]);
    expect((await auditOf(app.db, 'sector', '2')).at(-1)).toMatchObject({
      action: 'delete',
      before: { sector: [{ id: '2', name: 'Sektor 2' }] },
    });
    expect((await remove('2')).status).toBe(404);
  });

  const gardens = 'Nie można usunąć sektora, który ma działki (jest ich: 2).';
  const meters = 'Nie można usunąć sektora, który ma liczniki (jest ich: 1).';

  it.each([
    { held: { gardens: 2, meters: 0 }, message: gardens, fields: { gardens } },
    { held: { gardens: 0, meters: 1 }, message: meters, fields: { meters } },
    {
      held: { gardens: 2, meters: 1 },
      message: 'Nie można usunąć sektora, który ma działki (jest ich: 2) i liczniki (jest ich: 1).',
      fields: { gardens, meters },
    },
  ])('is refused while something is in it: $message', async ({ held, ...refusal }) => {
    for (let garden = 0; garden < held.gardens; garden += 1) {
      await addGarden(app.db, { sector: 2 });
    }
    for (let meter = 0; meter < held.meters; meter += 1) {
      await addMeter(app.db, { sectorId: '2' });
    }
    const { status, body } = await remove('2');
    expect([status, body]).toEqual([409, { code: 'conflict', ...refusal }]);
    expect((await remove('3', '"7"')).status).toBe(412);
    expect(await names()).toEqual(byDefault);
  });

  it('is refused while a round of readings that is not closed is about it, or sends somebody there', async () => {
    const inTheWay = async () => {
      const { status, body } = await remove('2');
      return [status, Object.keys(body.fields ?? {})];
    };
    const { id } = await addCampaign(app.db, { sectorIds: ['2'] });
    expect(await inTheWay()).toEqual([409, ['campaigns']]);
    await app.db.updateTable('campaign').set({ sectorIds: [] }).where('id', '=', id).execute();
    const { id: loginId } = await addLogin(app.db);
    await addCampaignReader(app.db, { campaignId: id, loginId, sectorIds: ['2'] });
    expect(await inTheWay()).toEqual([409, ['campaigns']]);
    await app.db.deleteFrom('campaign').where('id', '=', id).execute();
    expect((await remove('2')).status).toBe(204);
  });

  it.each(['garden', 'meter'] as const)('waits for who is putting a %s into it', async (kind) => {
    const waiting = await app.db.transaction().execute(async (trx) => {
      await (kind === 'garden' ? addGarden(trx, { sector: 2 }) : addMeter(trx, { sectorId: '2' }));
      const deleted = remove('2');
      await untilWaitingForLocks(app.db, 1);
      return { deleted };
    });
    expect((await waiting.deleted).status).toBe(409);
  });
});

it('a garden that was to lie in a sector which is just being deleted is refused at its sector', async () => {
  const waiting = await app.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sector').where('id', '=', '2').execute();
    const garden = { name: 'Ostatnia', sector: 'Sektor 2', area: '300' };
    const created = manager.post<ErrorBody>('/api/garden/create', garden);
    await untilWaitingForLocks(app.db, 1);
    return { created };
  });
  const { status, body } = await waiting.created;
  expect([status, body.fields]).toEqual([400, { sector: chooseSector }]);
});

describe('a new name of a sector', () => {
  it('is seen at once wherever its gardens are shown', async () => {
    const { id: gardenId } = await addGarden(app.db, { name: '7', sector: 2 });
    const { id: partyId } = await addParty(app.db);
    await addAssignment(app.db, { gardenId, partyId });
    expect(await gardensOf('Sektor 2')).toEqual([['7'], 1]);
    await update({ id: '2', name: 'Łąki' });

    expect(await gardensOf('Łąki')).toEqual([['7'], 1]);
    const list = await manager.get<ListPage<GardenListItem>>('/api/garden');
    expect(list.body.items[0]?.sector).toEqual({ name: 'Łąki' });
    const details = await manager.get<GardenDetails>(`/api/garden/getDetails/${gardenId}`);
    expect(details.body.sector).toBe('Łąki');
    const { body } = await manager.get<{ items: { garden: object }[] }>(
      `/api/party/${partyId}/assignments`,
    );
    expect(body.items[0]?.garden).toMatchObject({ sector: 'Łąki' });
    const file = await manager.send('/api/garden/export?format=csv');
    expect(await file.text()).toContain('7;Łąki;300');
  });

  it('takes no total along that was remembered of another one', async () => {
    await addGarden(app.db, { name: 'a', sector: 1 });
    await addGarden(app.db, { name: 'b', sector: 1 });
    await addGarden(app.db, { name: 'c', sector: 2 });
    expect(await gardensOf('Sektor 1')).toEqual([['a', 'b'], 2]);
    expect(await gardensOf('Sektor 2')).toEqual([['c'], 1]);
    await update({ id: '1', name: 'Łąki' });
    await update({ id: '2', name: 'Sektor 1' });
    expect(await gardensOf('Sektor 1')).toEqual([['c'], 1]);
    expect(await gardensOf('Łąki')).toEqual([['a', 'b'], 2]);
  });
});
