import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import {
  type ZoneDetails,
  type ZoneListItem,
  zoneDetails,
  zoneListItem,
} from '@grzadka/contract/zone/zone.model';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addMeter, addZone } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const create = (values: object) =>
  treasurer.post<ErrorBody & { id: string }>('/api/zone/create', values);
const update = (values: object, headers = {}) =>
  treasurer.put<ErrorBody>('/api/zone/update', values, headers);
const remove = (id: string) =>
  treasurer.request<ErrorBody>(`/api/zone/delete/${id}`, { method: 'DELETE' });
const move = (values: object) =>
  treasurer.post<ErrorBody & { moved: number }>('/api/zone/move-meters', values);
const details = async (id: string) =>
  (await treasurer.get<ZoneDetails>(`/api/zone/get/${id}`)).body;

/** The zone of a meter. */
async function zoneOf(id: string): Promise<string | null> {
  const meter = app.db.selectFrom('meter').select('zoneId').where('id', '=', id);
  return (await meter.executeTakeFirstOrThrow()).zoneId;
}

describe('a zone', () => {
  it('is added without meters, listed, read and told to the audit', async () => {
    const { status, body } = await create({ name: ' Przy furtce ', type: 'WaterMeter' });
    expect(status).toBe(201);
    const zone = { id: body.id, name: 'Przy furtce', type: 'WaterMeter' } as const;
    const none = { plot: 0, common: 0, main: 0 };
    expect(await details(body.id)).toEqual(sampleOf(zoneDetails, { ...zone, meters: none }));
    const main = await addMeter(app.db, { role: 'main', zoneId: body.id, name: 'G-1' });
    await addMeter(app.db, { zoneId: body.id });
    await addMeter(app.db, { zoneId: body.id, role: 'common' });
    const meters = { plot: 1, common: 1, main: 1 };
    const told = sampleOf(zoneDetails, { ...zone, mainMeters: [main], meters });
    expect(await details(body.id)).toEqual(told);
    const { items } = (
      await treasurer.get<ListPage<ZoneListItem>>('/api/zone?filter-by-phrase=true&phrase=furtce')
    ).body;
    expect(items).toEqual([sampleOf(zoneListItem, { ...zone, mainMeters: 1, meters: 2 })]);
    expect(await auditOf(app.db, 'zone', body.id)).toEqual([
      expect.objectContaining({
        action: 'create',
        after: { name: 'Przy furtce', type: 'WaterMeter' },
      }),
    ]);
  });

  it('is found by its type, and offered by its name', async () => {
    const power = await addZone(app.db, { name: 'Ż prąd', type: 'ElectricityMeter' });
    const first = await addZone(app.db, { name: 'A prąd', type: 'ElectricityMeter' });
    const { body } = await treasurer.get<ListPage<ZoneListItem>>(
      '/api/zone?filter-by-type=true&type=ElectricityMeter',
    );
    expect(body.items.map(({ id }) => id)).toEqual([first.id, power.id]);
    const { items } = (await treasurer.get<{ items: object[] }>('/api/zone/options')).body;
    expect(items).toContainEqual(power);
    expect(items.findIndex((zone) => 'id' in zone && zone.id === first.id)).toBe(0);
  });

  it('has a name of its own, letter case ignored', async () => {
    await addZone(app.db, { name: 'Zajęta Ż' });
    const refused = [409, { name: zoneRecord.fields.name.unique }];
    const created = await create({ name: 'ZAJĘTA ż', type: 'WaterMeter' });
    expect([created.status, created.body.fields]).toEqual(refused);
    const { id } = await addZone(app.db);
    const renamed = await update({ id, name: 'zajęta ż', type: 'WaterMeter' });
    expect([renamed.status, renamed.body.fields]).toEqual(refused);
  });

  it('is not overwritten by who has not seen it', async () => {
    const { id, name } = await addZone(app.db);
    const change = { id, name: `${name} B`, type: 'WaterMeter' };
    expect((await update(change, { 'if-match': '"1"' })).status).toBe(204);
    expect((await update(change, { 'if-match': '"1"' })).status).toBe(412);
  });

  it('changes its type and goes only while it has no meters', async () => {
    const { id, name } = await addZone(app.db);
    const { id: meterId } = await addMeter(app.db, { zoneId: id });
    const asPower = { id, name, type: 'ElectricityMeter' };
    const changed = await update(asPower);
    expect([changed.status, changed.body.fields]).toEqual([
      409,
      { type: 'Strefa ma już liczniki: 1. Typ można zmienić tylko w pustej strefie.' },
    ]);
    const deleted = await remove(id);
    expect([deleted.status, deleted.body.message]).toEqual([
      409,
      'Strefa ma jeszcze liczniki: 1. Najpierw je przenieś.',
    ]);
    expect((await move({ zoneId: null, fromZoneId: id })).body).toEqual({ moved: 1 });
    expect(await zoneOf(meterId)).toBeNull();
    expect((await update(asPower)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect((await treasurer.get(`/api/zone/get/${id}`)).status).toBe(404);
  });

  it('that is being deleted takes no meter', async () => {
    const { id } = await addZone(app.db);
    const { id: meterId } = await addMeter(app.db);
    const moved = await app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('zone').where('id', '=', id).execute();
      const waiting = move({ zoneId: id, meterIds: [meterId] });
      await untilWaitingForLocks(app.db, 1);
      return { waiting };
    });
    expect((await moved.waiting).status).toBe(404);
    expect(await zoneOf(meterId)).toBeNull();
  });

  it('never has a meter of the other type, whoever puts it there', async () => {
    const { id } = await addZone(app.db);
    await expect(addMeter(app.db, { zoneId: id, type: 'ElectricityMeter' })).rejects.toThrow(
      'meter_zone_of_type',
    );
  });
});

describe('meters come into a zone', () => {
  it('by their sector: those in use that are in none yet, and no main ones', async () => {
    const { id: sectorId } = (
      await (
        await app.as('ROLE_SUPER_USER')
      ).post<{ id: string }>('/api/sector/create', {
        name: 'Nad rzeką',
      })
    ).body;
    const [zone, other] = [await addZone(app.db), await addZone(app.db)];
    const plot = await addMeter(app.db, { sectorId });
    const common = await addMeter(app.db, { sectorId, role: 'common' });
    const elsewhere = await addMeter(app.db, { sectorId, zoneId: other.id });
    const left = [
      await addMeter(app.db, { sectorId, type: 'ElectricityMeter' }),
      await addMeter(app.db, { sectorId, role: 'main' }),
      await addMeter(app.db, { sectorId, active: false }),
      await addMeter(app.db, { sectorId: '1' }),
    ];
    expect((await move({ zoneId: zone.id, sectorId })).body).toEqual({ moved: 2 });
    expect(await Promise.all([plot, common].map(({ id }) => zoneOf(id)))).toEqual([
      zone.id,
      zone.id,
    ]);
    expect(await zoneOf(elsewhere.id)).toBe(other.id);
    expect(await Promise.all(left.map(({ id }) => zoneOf(id)))).toEqual([null, null, null, null]);
    expect((await move({ zoneId: zone.id, sectorId })).body).toEqual({ moved: 0 });
    expect(await auditOf(app.db, 'meter', plot.id)).toEqual([
      expect.objectContaining({
        action: 'update',
        before: { zoneId: null },
        after: { zoneId: zone.id },
      }),
    ]);
  });

  it('by their names, and as a whole zone', async () => {
    const [zone, other] = [await addZone(app.db), await addZone(app.db)];
    const meters = [await addMeter(app.db), await addMeter(app.db, { role: 'main' })];
    const meterIds = meters.map(({ id }) => id);
    expect((await move({ zoneId: zone.id, meterIds })).body).toEqual({ moved: 2 });
    expect((await move({ zoneId: zone.id, meterIds })).body).toEqual({ moved: 0 });
    expect((await move({ zoneId: other.id, fromZoneId: zone.id })).body).toEqual({ moved: 2 });
    expect(await Promise.all(meterIds.map(zoneOf))).toEqual([other.id, other.id]);
  });

  it('none at all where one is of the other type, or is not there', async () => {
    const { id: zoneId } = await addZone(app.db);
    const water = await addMeter(app.db);
    const power = await addMeter(app.db, { name: 'E-7', type: 'ElectricityMeter' });
    const { status, body } = await move({ zoneId, meterIds: [water.id, power.id] });
    expect([status, body.fields]).toEqual([
      400,
      { meterIds: 'Innego rodzaju niż strefa: E-7. Wybierz inne liczniki.' },
    ]);
    const gone = '01930000-0000-7000-8000-000000000000';
    expect((await move({ zoneId, meterIds: [water.id, gone] })).status).toBe(400);
    expect((await move({ zoneId: gone, meterIds: [water.id] })).status).toBe(404);
    expect(await zoneOf(water.id)).toBeNull();
  });

  it.each([{}, { sectorId: '1', meterIds: ['x'] }, { sectorId: '1', zoneId: null }])(
    'only where it is said which: %j',
    async (which) => {
      const { id: zoneId } = await addZone(app.db);
      expect((await move({ zoneId, ...which })).status).toBe(400);
    },
  );
});
