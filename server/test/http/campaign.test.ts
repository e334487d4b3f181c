import type { CampaignDetails, CampaignListItem } from '@grzadka/contract/campaign/campaign.model';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { CampaignMeter } from '@grzadka/contract/campaign/meters/campaign-meter.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCampaign, addCampaignReader, addSubmission } from '#test/campaigns.ts';
import { addGarden, addLogin, addMeasurement, addMeter } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');

const form = {
  name: 'Jesień 2026',
  types: 'water',
  sectorIds: [],
  roles: ['plot', 'common', 'main'],
  readFrom: '2026-10-12',
  readThru: '2026-10-25',
  selfReport: true,
  selfReportThru: '2026-10-25',
  photoRequired: false,
  missing: 'estimate',
  readers: [],
};

const create = (values: object = {}) =>
  treasurer.post<ErrorBody & { id: string }>('/api/campaign/create', { ...form, ...values });
const turn = (name: 'open' | 'close' | 'reopen', id: string, headers = {}) =>
  treasurer.put<ErrorBody & { estimated: number; left: number }>(
    `/api/campaign/${name}`,
    { id },
    headers,
  );
const details = async (id: string) =>
  (await treasurer.get<CampaignDetails>(`/api/campaign/get/${id}`)).body;
const metersOf = async (id: string, query = '') =>
  (await treasurer.get<ListPage<CampaignMeter>>(`/api/campaign/${id}/meters?${query}`)).body;

let sectors = 0;

/** A sector of its own, so that no round of another test is about its meters. */
async function addSector(): Promise<string> {
  sectors += 1;
  const id = newId();
  const position = 100 + sectors;
  await db
    .insertInto('sector')
    .values({ id, name: `Sektor ${position}`, position })
    .execute();
  return id;
}

/** An open round of some water meters in a sector of its own. */
async function openRound(count: number, given: object = {}) {
  const sectorId = await addSector();
  const meters: { id: string; name: string }[] = [];
  for (let index = 0; index < count; index += 1) meters.push(await addMeter(db, { sectorId }));
  const { body } = await create({ name: `Tura ${sectorId}`, sectorIds: [sectorId], ...given });
  expect((await turn('open', body.id)).status).toBe(204);
  return { id: body.id, sectorId, meters };
}

/** How far each meter of a round is, by its name. */
async function statesOf(id: string): Promise<Record<string, string>> {
  const { items } = await metersOf(id);
  return Object.fromEntries(items.map(({ id: meterId, state }) => [meterId, state]));
}

describe('a round', () => {
  it('is made as a draft, listed, read, changed and told to the audit', async () => {
    const sectorId = await addSector();
    await addMeter(db, { sectorId });
    await addMeter(db, { sectorId, type: 'ElectricityMeter' });
    await addMeter(db, { sectorId, active: false });
    const { id: loginId } = await addLogin(db, { role: 'ROLE_USER' });
    const readers = [{ userLoginId: loginId, sectorIds: [sectorId] }];
    const { status, body } = await create({ sectorIds: [sectorId], readers });
    expect(status).toBe(201);
    const round = await details(body.id);
    expect(round).toMatchObject({
      name: 'Jesień 2026',
      types: 'water',
      state: 'draft',
      sectors: [{ id: sectorId }],
      noticeBy: '2026-10-05',
      readers: [{ userLoginId: loginId, name: 'Kowalski Jan', sectors: [{ id: sectorId }] }],
      counts: { total: 1, 'to-read': 1, read: 0 },
      addable: 0,
    });
    const renamed = await treasurer.put('/api/campaign/update', {
      id: body.id,
      name: 'Wiosna 2027',
    });
    expect(renamed.status).toBe(204);
    expect(await details(body.id)).toMatchObject({
      name: 'Wiosna 2027',
      readers: [{ userLoginId: loginId }],
    });
    const { items } = (await treasurer.get<ListPage<CampaignListItem>>('/api/campaign')).body;
    expect(items).toContainEqual({
      id: body.id,
      name: 'Wiosna 2027',
      types: 'water',
      readFrom: '2026-10-12',
      readThru: '2026-10-25',
      state: 'draft',
      meters: 0,
      done: 0,
    });
    expect(await treasurer.put('/api/campaign/update', { id: body.id, readers: [] })).toMatchObject(
      {
        status: 204,
      },
    );
    const entries = await auditOf(db, 'campaign', body.id);
    expect(entries.at(0)).toMatchObject({
      action: 'update',
      before: { readers: expect.stringContaining('Kowalski Jan') },
      after: { readers: '' },
    });
    expect(entries.at(-1)).toMatchObject({ action: 'create', after: { name: 'Jesień 2026' } });
  });

  it('refuses days in the wrong order, people and sectors that are not there, and a name that is taken', async () => {
    const refused = async (values: object) => {
      const { status, body } = await create(values);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await refused({ readThru: '2026-10-11' })).toEqual([400, ['readThru']]);
    expect(await refused({ roles: [] })).toEqual([400, ['roles']]);
    expect(await refused({ sectorIds: [newId()] })).toEqual([400, ['sectorIds']]);
    const { id } = await addLogin(db);
    const twice = [id, id].map((userLoginId) => ({ userLoginId, sectorIds: [] }));
    expect(await refused({ readers: twice })).toEqual([400, ['readers']]);
    expect(await refused({ readers: [{ userLoginId: newId(), sectorIds: [] }] })).toEqual([
      400,
      ['readers'],
    ]);
    const { id: disabled } = await addLogin(db, { enabled: false });
    expect(await refused({ readers: [{ userLoginId: disabled, sectorIds: [] }] })).toEqual([
      400,
      ['readers'],
    ]);
    const { name } = await addCampaign(db, { name: 'Zajęta' });
    expect(await refused({ name: name.toUpperCase() })).toEqual([409, ['name']]);
  });

  it('is deleted only as a draft, and not by who has not seen it', async () => {
    const remove = (id: string, headers = {}) =>
      treasurer.request<ErrorBody>(`/api/campaign/delete/${id}`, { method: 'DELETE', headers });
    const { id } = await addCampaign(db);
    expect((await remove(id, { 'if-match': '"2"' })).status).toBe(412);
    expect((await remove(id)).status).toBe(204);
    const open = await openRound(1);
    expect(await remove(open.id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.notDraft },
    });
  });
});

describe('opening', () => {
  it('takes all meters in use that match, once, and says how many', async () => {
    const { id, sectorId, meters } = await openRound(2);
    await addMeter(db, { sectorId });
    expect((await metersOf(id)).items.map((meter) => meter.id).toSorted()).toEqual(
      meters.map((meter) => meter.id).toSorted(),
    );
    expect(await details(id)).toMatchObject({ state: 'open', addable: 1, counts: { total: 2 } });
    const { body } = await treasurer.post('/api/campaign/add-missing', { id });
    expect(body).toEqual({ added: 1 });
    expect(await details(id)).toMatchObject({ addable: 0, counts: { total: 3 } });
    expect((await turn('open', id)).status).toBe(409);
    expect(await auditOf(db, 'campaign', id)).toContainEqual(
      expect.objectContaining({ action: 'open', after: expect.objectContaining({ meters: 2 }) }),
    );
  });

  it('counts what was read already in its time', async () => {
    const sectorId = await addSector();
    const [read, early] = [await addMeter(db, { sectorId }), await addMeter(db, { sectorId })];
    // The first instant of the day in the gardens, and the last one before it.
    await addMeasurement(db, { meterId: read.id, value: '1', measuredAt: '2026-10-11T22:00:00Z' });
    await addMeasurement(db, { meterId: early.id, value: '1', measuredAt: '2026-10-11T21:59:59Z' });
    const { body } = await create({ name: 'Zaczęta', sectorIds: [sectorId] });
    await turn('open', body.id);
    expect(await statesOf(body.id)).toEqual({ [read.id]: 'read', [early.id]: 'to-read' });
  });

  it('is refused without a meter, and where one is in another open round', async () => {
    const { body: none } = await create({ name: 'Pusta', sectorIds: [await addSector()] });
    expect(await turn('open', none.id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.noMeters },
    });
    const { sectorId, meters, id } = await openRound(1);
    const { name } = await details(id);
    const { body } = await create({ name: 'Druga', sectorIds: [sectorId] });
    expect(await turn('open', body.id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.meterInOther(meters[0]?.name ?? '', name) },
    });
    expect((await turn('close', id)).status).toBe(200);
    expect((await turn('open', body.id)).status).toBe(204);
    // The other one cannot be opened again now.
    expect((await turn('reopen', id)).status).toBe(409);
  });

  it('of two rounds with the same meters at once is refused for one of them', async () => {
    const sectorId = await addSector();
    const meter = await addMeter(db, { sectorId });
    const ids: string[] = [];
    for (const name of ['Jedna', 'Druga z nich'])
      ids.push((await create({ name, sectorIds: [sectorId] })).body.id);
    const both = await db.transaction().execute(async (trx) => {
      await sql`select from meter where id = ${meter.id} for update`.execute(trx);
      const opened = ids.map((id) => turn('open', id));
      await untilWaitingForLocks(db, 2);
      return { opened };
    });
    const statuses = (await Promise.all(both.opened)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
  });
});

describe('a meter of a round', () => {
  it('is read by whatever is entered in its time, and to be read again once that is taken back', async () => {
    const { id, meters } = await openRound(2);
    const [meterId = '', other = ''] = meters.map((meter) => meter.id);
    const measuredAt = '2026-10-15T10:00:00.000Z';
    const added = await treasurer.post<{ id: string }>('/api/meter/add-measurement', {
      meterId,
      measurementValue: '12,5',
      measuredAt,
    });
    expect(added.status).toBe(201);
    expect(await statesOf(id)).toEqual({ [meterId]: 'read', [other]: 'to-read' });
    const [first] = (await metersOf(id, 'sort-by=seen-at&sort-direction=desc')).items;
    expect(first).toMatchObject({
      id: meterId,
      reading: { id: added.body.id, value: 12.5, measuredAt, channel: 'office' },
      seenAt: measuredAt,
    });
    const reversed = await treasurer.post('/api/meter/reverse-measurement', {
      measurementId: added.body.id,
      reason: 'misread',
    });
    expect(reversed.status).toBe(201);
    expect(await statesOf(id)).toEqual({ [meterId]: 'to-read', [other]: 'to-read' });
  });

  it('is reported or disputed while a submission waits', async () => {
    const { id, meters } = await openRound(2);
    const [meterId = '', other = ''] = meters.map((meter) => meter.id);
    await addMeasurement(db, { meterId, value: '1', measuredAt: '2026-10-15T10:00:00Z' });
    const one = await addSubmission(db, { meterId, campaignId: id });
    await addSubmission(db, { meterId: other, campaignId: id });
    expect(await statesOf(id)).toEqual({ [meterId]: 'disputed', [other]: 'reported' });
    expect(await turn('close', id)).toMatchObject({
      status: 409,
      body: { message: 'Najpierw rozpatrz zgłoszenia: 2' },
    });
    await db
      .updateTable('submission')
      .set({ state: 'returned', returnReason: 'nieczytelne', decidedAt: new Date() })
      .where('id', '=', one.id)
      .execute();
    expect(await statesOf(id)).toEqual({ [meterId]: 'read', [other]: 'reported' });
  });

  it('stands in the order of sector, walk, plot and name, whatever is read', async () => {
    const sectorId = await addSector();
    const [ten, two] = [
      await addGarden(db, { name: 'A-10', sector: sectorId }),
      await addGarden(db, { name: 'A-2', sector: sectorId }),
    ];
    const last = await addMeter(db, { name: 'W-10', gardenId: ten.id });
    const third = await addMeter(db, { name: 'W-2b', gardenId: two.id });
    const second = await addMeter(db, { name: 'W-2a', gardenId: two.id });
    const first = await addMeter(db, { name: 'Z', sectorId, walkOrder: 5 });
    const { body } = await create({ name: 'Po kolei', sectorIds: [sectorId] });
    await turn('open', body.id);
    const order = async () => (await metersOf(body.id)).items.map((meter) => meter.id);
    expect(await order()).toEqual([first.id, second.id, third.id, last.id]);
    await addMeasurement(db, { meterId: last.id, value: '1', measuredAt: '2026-10-15T10:00:00Z' });
    expect(await order()).toEqual([first.id, second.id, third.id, last.id]);
    const moved = await treasurer.put('/api/meter/set-walk-order', {
      meterIds: [last.id, second.id],
    });
    expect(moved.status).toBe(204);
    expect(await order()).toEqual([first.id, last.id, second.id, third.id]);
    expect(await auditOf(db, 'meter', last.id)).toContainEqual(
      expect.objectContaining({
        action: 'update',
        before: { walkOrder: null },
        after: { walkOrder: 20 },
      }),
    );
    const found = await metersOf(body.id, 'filter-by-phrase=true&phrase=a-10');
    expect(found.items.map((meter) => meter.id)).toEqual([last.id]);
    const read = await metersOf(body.id, 'filter-by-state=true&state=read');
    expect(read.items.map((meter) => meter.id)).toEqual([last.id]);
  });
});

describe('closing', () => {
  it('estimates what nobody read by the usual rate, and leaves what has none', async () => {
    const { id, meters } = await openRound(3, { readFrom: '2026-04-01', readThru: '2026-04-15' });
    const [usual = '', once = '', read = ''] = meters.map((meter) => meter.id);
    await addMeasurement(db, { meterId: usual, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
    await addMeasurement(db, {
      meterId: usual,
      value: '162.6',
      measuredAt: '2025-10-15T10:00:00Z',
    });
    await addMeasurement(db, { meterId: once, value: '7', measuredAt: '2025-10-15T10:00:00Z' });
    await addMeasurement(db, { meterId: read, value: '1', measuredAt: '2026-04-10T10:00:00Z' });
    const { status, body } = await turn('close', id);
    expect([status, body]).toEqual([200, { estimated: 1, left: 1 }]);
    expect(await statesOf(id)).toEqual({ [usual]: 'estimated', [once]: 'to-read', [read]: 'read' });
    const { items } = await metersOf(id, 'filter-by-state=true&state=estimated');
    expect(items[0]?.reading).toMatchObject({
      value: 204.967,
      measuredAt: '2026-04-15T12:00:00.000Z',
      channel: 'estimate',
    });
    const entries = await auditOf(db, 'meter', usual);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'add-measurement',
        after: expect.objectContaining({ channel: 'estimate', campaignId: id, value: 204.967 }),
      }),
    );
    // A closed round is not changed, and counts what is entered later of its own time alone.
    expect((await treasurer.put('/api/campaign/update', { id, name: 'Inna' })).status).toBe(409);
    await addMeasurement(db, { meterId: once, value: '9', measuredAt: new Date().toISOString() });
    expect((await statesOf(id))[once]).toBe('to-read');
  });

  it('leaves all where the round says so', async () => {
    const { id, meters } = await openRound(1, { missing: 'leave' });
    for (const [value, day] of [
      ['1', '2025-04-15'],
      ['2', '2025-10-15'],
    ] as const) {
      await addMeasurement(db, {
        meterId: meters[0]?.id ?? '',
        value,
        measuredAt: `${day}T10:00:00Z`,
      });
    }
    expect((await turn('close', id)).body).toEqual({ estimated: 0, left: 1 });
  });

  it('is taken back with its estimates, until a charge rests on the round', async () => {
    const { id, meters } = await openRound(1, { readFrom: '2026-04-01', readThru: '2026-04-15' });
    const meterId = meters[0]?.id ?? '';
    await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
    await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
    await turn('close', id);
    expect((await turn('reopen', id)).status).toBe(204);
    expect(await statesOf(id)).toEqual({ [meterId]: 'to-read' });
    expect(await auditOf(db, 'meter', meterId)).toContainEqual(
      expect.objectContaining({ action: 'reverse-measurement' }),
    );
    expect((await turn('close', id)).body).toEqual({ estimated: 1, left: 0 });
    const { items } = await metersOf(id);
    await db
      .insertInto('billedStretch')
      .values({
        id: newId(),
        meterId,
        firstDay: '2025-10-16',
        lastDay: '2026-04-15',
        quantity: '42.367',
        measurementId: items[0]?.reading?.id ?? '',
        number: 'NAL/7/2026',
      })
      .execute();
    expect(await turn('reopen', id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.charged('NAL/7/2026') },
    });
    expect((await details(id)).chargedBy).toBe('NAL/7/2026');
  });

  it('waits for a reading that is on its way, and needs no estimate then', async () => {
    const { id, meters } = await openRound(1, { readFrom: '2026-04-01', readThru: '2026-04-15' });
    const meterId = meters[0]?.id ?? '';
    await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
    await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
    const { closing } = await db.transaction().execute(async (trx) => {
      await addMeasurement(trx, { meterId, value: '200', measuredAt: '2026-04-14T10:00:00Z' });
      const under = turn('close', id);
      await untilWaitingForLocks(db, 1);
      return { closing: under };
    });
    expect((await closing).body).toEqual({ estimated: 0, left: 0 });
    expect(await statesOf(id)).toEqual({ [meterId]: 'read' });
  });
});

describe('the progress of a round', () => {
  it('is counted by sector and by reader', async () => {
    const { id: loginId } = await addLogin(db);
    const { id, sectorId, meters } = await openRound(3);
    await addCampaignReader(db, { campaignId: id, loginId, sectorIds: [sectorId] });
    await db
      .insertInto('campaignVisit')
      .values({
        id: newId(),
        campaignId: id,
        meterId: meters[0]?.id ?? '',
        reason: 'flooded',
        visitedAt: '2026-10-15T10:00:00Z',
        loginId,
      })
      .execute();
    await addMeasurement(db, {
      meterId: meters[1]?.id ?? '',
      value: '1',
      measuredAt: '2026-10-15T10:00:00Z',
    });
    const round = await details(id);
    const counts = { total: 3, 'to-read': 1, read: 1, inaccessible: 1 };
    expect(round.counts).toMatchObject(counts);
    expect(round.bySector).toMatchObject([{ sector: { id: sectorId }, counts }]);
    expect(round.byReader).toEqual([
      {
        userLoginId: loginId,
        name: 'Kowalski Jan',
        read: 0,
        inaccessible: 1,
        assigned: 3,
        left: 1,
      },
      { userLoginId: null, name: null, read: 1, inaccessible: 0, assigned: 0, left: 0 },
    ]);
    const seen = await metersOf(id, `filter-by-reader=true&reader=${loginId}`);
    expect(seen.items).toMatchObject([{ state: 'inaccessible', visit: { reason: 'flooded' } }]);
  });
});
