import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { campaignCalls } from '#test/campaign-calls.ts';
import { addCharge, addMeasurement, addMeter } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, create, turn, details, metersOf, addSector, openRound, statesOf } =
  await campaignCalls(app);

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
      expect.objectContaining({
        action: 'open-campaign',
        after: expect.objectContaining({ meters: 2 }),
      }),
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
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
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

  it('is not taken back where a charge rests on an estimate, even one that a later reading has replaced', async () => {
    const { id, meters } = await openRound(1, { readFrom: '2026-04-01', readThru: '2026-04-15' });
    const meterId = meters[0]?.id ?? '';
    await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
    await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
    await turn('close', id);
    const { items } = await metersOf(id);
    const measurementId = items[0]?.reading?.id ?? '';
    await addCharge(db, { meterId, measurementId, number: 'NAL/8/2026' });
    // Typed from paper afterwards: it counts in the round from then on.
    await addMeasurement(db, { meterId, value: '200', measuredAt: '2026-04-14T10:00:00Z' });
    expect(await statesOf(id)).toEqual({ [meterId]: 'read' });
    expect(await turn('reopen', id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.charged('NAL/8/2026') },
    });
    expect((await details(id)).chargedBy).toBe('NAL/8/2026');
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
