import type { CampaignPackage } from '@grzadka/contract/campaign/walk/campaign-package.model';
import { unpackMeters } from '@grzadka/contract/campaign/walk/unpack-meters';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { campaignCalls } from '#test/campaign-calls.ts';
import { readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { addSubmission } from '#test/campaigns.ts';
import { addGarden, addMeasurement, addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, create, turn, details, metersOf, addSector, openRound, statesOf } =
  await campaignCalls(app);
const walks = walksOf(app);

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

  it('stays read where the right value stands in the place of one that was read for it out of its time', async () => {
    const { id, meters } = await openRound(1);
    const meterId = meters[0]?.id ?? '';
    const measuredAt = '2026-10-01T10:00:00.000Z';
    expect(await sync(treasurer, id, [readEntry(meterId, '612', { measuredAt })])).toEqual([
      'saved',
    ]);
    const [read] = (await metersOf(id)).items;
    const reversed = await treasurer.post('/api/meter/reverse-measurement', {
      measurementId: read?.reading?.id,
      reason: 'mistyped',
      replacementValue: '162',
    });
    expect(reversed.status).toBe(201);
    expect((await metersOf(id)).items).toMatchObject([
      { state: 'read', reading: { value: 162, measuredAt } },
    ]);
  });

  it('is reported or disputed while a submission waits', async () => {
    const { id, meters } = await openRound(2);
    const [meterId = '', other = ''] = meters.map((meter) => meter.id);
    await addMeasurement(db, { meterId, value: '1', measuredAt: '2026-10-15T10:00:00Z' });
    const one = await addSubmission(db, { meterId, campaignId: id, value: '2' });
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

  it('is read where a submission waits that says the same, unless another one does not', async () => {
    const { id, meters } = await openRound(1);
    const meterId = meters[0]?.id ?? '';
    await addMeasurement(db, { meterId, value: '1', measuredAt: '2026-10-15T10:00:00Z' });
    await addSubmission(db, { meterId, campaignId: id, value: '1' });
    expect(await statesOf(id)).toEqual({ [meterId]: 'read' });
    expect((await turn('close', id)).status).toBe(409);
    await addSubmission(db, { meterId, campaignId: id, value: '2' });
    await addSubmission(db, { meterId, campaignId: id, value: '1.0' });
    expect(await statesOf(id)).toEqual({ [meterId]: 'disputed' });
  });

  it('is to be read again once its report is sent back, for whoever walks there, too', async () => {
    const { id, sectorId, meters } = await openRound(2);
    const [meterId = '', other = ''] = meters.map((meter) => meter.id);
    const { client, loginId } = await walks.addReader(id, [sectorId]);
    const said = { meterId, campaignId: id, channel: 'self' } as const;
    const { id: reported } = await addSubmission(db, said);
    const progress = async () => {
      const { counts, bySector, byReader } = await details(id);
      const packed = await client.get<CampaignPackage>(`/api/campaign/${id}/package`);
      const taken = unpackMeters(packed.body).find((meter) => meter.id === meterId);
      return [
        counts.reported,
        counts['to-read'],
        bySector[0]?.counts['to-read'],
        byReader.find(({ userLoginId }) => userLoginId === loginId)?.left,
        taken?.state,
      ];
    };
    expect(await progress()).toEqual([1, 1, 1, 1, 'reported']);
    const sentBack = { id: reported, reason: 'Nie widać cyfr' };
    expect((await treasurer.post('/api/submission/return', sentBack)).status).toBe(204);
    expect(await progress()).toEqual([0, 2, 2, 2, 'to-read']);
    expect(await statesOf(id)).toEqual({ [meterId]: 'to-read', [other]: 'to-read' });
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
