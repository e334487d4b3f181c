import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { areaOfThatDay, type PlotBasis } from '@grzadka/contract/garden/garden-basis.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { readPlotBasis } from '#src/garden/plot-basis.repo.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addGarden } from '#test/factories.ts';
import { databaseOf } from '#test/old-database.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();
const unknownId = '01930000-0000-7000-8000-000000000000';

type Reply = ErrorBody & { id: string };

const basisOf = async (id: string) =>
  (await treasurer.get<PlotBasis>(`/api/garden/${id}/basis`)).body;
const addArea = (values: object) => treasurer.post<Reply>('/api/garden/add-area', values);
const setFacts = (values: object) => treasurer.post<Reply>('/api/garden/set-facts', values);
/** The areas of a garden as [area, source, first day, whether fees go by it today]. */
const areasOf = async (id: string) =>
  (await basisOf(id)).areas.map(({ area, source, validFrom, isCurrent }) => [
    area,
    source,
    validFrom,
    isCurrent,
  ]);
const typeArea = async (id: string, area: string) => {
  const { name } = (await treasurer.get<{ name: string }>(`/api/garden/getDetails/${id}`)).body;
  expect((await treasurer.put('/api/garden/update', { id, name, area })).status).toBe(204);
};
/** As if all of a garden's areas had been typed before today. */
const letDaysPass = (gardenId: string) =>
  sql`update garden_area set created_at = created_at - interval '2 days' where garden_id = ${gardenId}`.execute(
    app.db,
  );

describe('the areas of a garden', () => {
  it('begin with the first one typed, which holds since ever, and go on with each that follows from its day on', async () => {
    const form = { name: 'Powierzchnie 1', sector: 'Sektor 1', area: '30' };
    const { id } = (await treasurer.post<Reply>('/api/garden/create', form)).body;
    expect(await areasOf(id)).toEqual([[30, 'other', '1900-01-01', true]]);
    // A slip that is mended on the same day was never an area.
    await typeArea(id, '300');
    expect(await areasOf(id)).toEqual([[300, 'other', '1900-01-01', true]]);
    await letDaysPass(id);
    const byHand = { gardenId: id, area: '250', source: 'other', validFrom: '2015-05-01' };
    expect((await addArea(byHand)).status).toBe(201);
    await typeArea(id, '312,5');
    await typeArea(id, '312,6');
    expect(await areasOf(id)).toEqual([
      [312.6, 'other', today, true],
      [250, 'other', '2015-05-01', false],
      [300, 'other', '1900-01-01', false],
    ]);
    // Nor is there another one of the day that somebody added by hand before.
    await letDaysPass(id);
    await typeArea(id, '313');
    expect((await areasOf(id)).map(([area]) => area)).toEqual([313, 250, 300]);
    // A save that leaves the area is no other area.
    await typeArea(id, '313');
    expect(await areasOf(id)).toHaveLength(3);
  });

  it('are those of the plan for fees, whatever else was measured or typed later', async () => {
    const { id: gardenId } = await addGarden(app.db, { area: 300 });
    const plan = { gardenId, area: '310,25', source: 'plan', validFrom: '2020-05-01' };
    const { status, body } = await addArea(plan);
    expect(status).toBe(201);
    await addArea({ gardenId, area: 305, source: 'survey', validFrom: '2024-01-01' });
    await addArea({ gardenId, area: 320, source: 'plan', validFrom: '2090-01-01' });
    expect(await areasOf(gardenId)).toEqual([
      [320, 'plan', '2090-01-01', false],
      [305, 'survey', '2024-01-01', false],
      [310.25, 'plan', '2020-05-01', true],
      [300, 'other', '1900-01-01', false],
    ]);
    // The garden itself has the area that was typed last.
    const details = await treasurer.get<{ area: number }>(`/api/garden/getDetails/${gardenId}`);
    expect(details.body.area).toBe(300);

    const again = await addArea({ ...plan, area: 311 });
    expect([again.status, again.body.fields]).toEqual([409, { validFrom: areaOfThatDay }]);
    expect((await addArea({ ...plan, gardenId: unknownId })).status).toBe(404);
    const nonsense = await addArea({ gardenId, area: '0', source: 'guess', validFrom: '' });
    expect(Object.keys(nonsense.body.fields ?? {})).toEqual(['area', 'source', 'validFrom']);

    const path = `/api/garden/delete-area/${body.id}`;
    const stale = await treasurer.request(path, {
      method: 'DELETE',
      headers: { 'if-match': '"7"' },
    });
    expect(stale.status).toBe(412);
    expect((await treasurer.delete(path)).status).toBe(204);
    expect((await areasOf(gardenId)).at(1)).toEqual([305, 'survey', '2024-01-01', true]);
    const told = await auditOf(app.db, 'garden-area', body.id);
    expect(told.map(({ action }) => action)).toEqual(['create', 'delete']);
  });
});

describe('the facts of a garden', () => {
  it('hold from a day on, and are replaced when they are stated of the same day again', async () => {
    const { id: gardenId } = await addGarden(app.db);
    const facts = { gardenId, residents: '2', electricity: true, water: false, note: '' };
    expect((await setFacts({ ...facts, validFrom: '2025-04-01' })).status).toBe(201);
    const { id } = (await setFacts({ ...facts, validFrom: '2026-04-01' })).body;
    const again = { ...facts, residents: 3, note: 'Oświadczenie', validFrom: '2026-04-01' };
    expect((await setFacts(again)).body.id).toBe(id);
    expect((await basisOf(gardenId)).facts).toMatchObject([
      { id, validFrom: '2026-04-01', residents: 3, note: 'Oświadczenie', isCurrent: true },
      { validFrom: '2025-04-01', residents: 2, electricity: true, isCurrent: false },
    ]);
    const told = await auditOf(app.db, 'garden-fact', id);
    expect(told.map(({ action }) => action)).toEqual(['create', 'update']);

    const tooMany = await setFacts({ ...facts, residents: '21', validFrom: '2026-04-01' });
    expect(tooMany.body.fields).toEqual({ residents: 'Wpisz liczbę od 0 do 20' });
    const nowhere = await setFacts({ ...again, gardenId: unknownId });
    expect(nowhere.status).toBe(404);
    expect((await treasurer.delete(`/api/garden/delete-facts/${id}`)).status).toBe(204);
    expect((await basisOf(gardenId)).facts).toHaveLength(1);
  });

  it('are read by who reads gardens, and kept by who keeps them', async () => {
    const { id: gardenId } = await addGarden(app.db);
    const employee = await app.as('ROLE_EMPLOYEE');
    expect((await employee.get(`/api/garden/${gardenId}/basis`)).status).toBe(200);
    const facts = { gardenId, residents: 1, electricity: true, water: true, validFrom: today };
    expect((await employee.post('/api/garden/set-facts', facts)).status).toBe(403);
    expect((await treasurer.get(`/api/garden/${unknownId}/basis`)).status).toBe(404);
  });
});

it('a run reads of many gardens at once what each is charged by on a day', async () => {
  const one = await addGarden(app.db, { area: 300 });
  const other = await addGarden(app.db, { area: null });
  const plan = { area: '312,50', source: 'plan', validFrom: '2026-01-01' };
  await addArea({ gardenId: one.id, ...plan });
  const facts = { residents: 2, electricity: true, water: true, validFrom: '2026-06-01' };
  await setFacts({ gardenId: one.id, ...facts });
  const on = (day: string) => readPlotBasis(app.db, [one.id, other.id, unknownId], day);
  const nothing = { residents: 0, electricity: false, water: false };
  expect([...(await on('2025-12-31')).values()]).toEqual(
    expect.arrayContaining([
      { gardenId: one.id, area: '300.00', areaSource: 'other', ...nothing },
      { gardenId: other.id, area: null, areaSource: null, ...nothing },
    ]),
  );
  const later = await on('2026-06-01');
  expect(later.size).toBe(2);
  expect(later.get(one.id)).toEqual({
    gardenId: one.id,
    area: '312.50',
    areaSource: 'plan',
    residents: 2,
    electricity: true,
    water: true,
  });
});

it('an update makes of the area of each garden the first of its history, and no change of that day corrects it', async () => {
  const { db } = await databaseOf('0075_tariffs');
  const { id } = await addGarden(db, { area: 287.35 });
  await sql`update garden set created_at = now() - interval '1 year'`.execute(db);
  await addGarden(db, { area: null });
  await db.transaction().execute((trx) => migrateTo(trx, 'latest'));
  const rows = () =>
    db
      .selectFrom('gardenArea')
      .select(['gardenId', 'area', 'source', 'validFrom'])
      .orderBy('validFrom')
      .execute();
  const first = { gardenId: id, area: '287.35', source: 'other', validFrom: '1900-01-01' };
  expect(await rows()).toEqual([first]);
  await db.updateTable('garden').set({ area: 300 }).where('id', '=', id).execute();
  expect(await rows()).toEqual([first, { ...first, area: '300.00', validFrom: today }]);
});
