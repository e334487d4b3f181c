import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { describe, expect, it } from 'vitest';
import { campaignCalls } from '#test/campaign-calls.ts';
import { readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, openRound, addSector, turn, statesOf } = await campaignCalls(app);
const { addReader, measurementsOf } = walksOf(app);

const today = new Date().toISOString().slice(0, 10);

/** A round of two sectors with a meter in each, which names somebody for the first. */
async function roundOfTwoSectors() {
  const other = await addSector();
  const outside = await addMeter(db, { sectorId: other });
  const round = await openRound(1, { readFrom: today, readThru: today });
  const set = { id: round.id, sectorIds: [round.sectorId, other] };
  expect((await treasurer.put('/api/campaign/update', set)).status).toBe(204);
  const added = await treasurer.post('/api/campaign/add-missing', { id: round.id });
  expect(added.body).toEqual({ added: 1 });
  const reader = await addReader(round.id, [round.sectorId]);
  return { id: round.id, other, inside: round.meters[0]?.id ?? '', outside: outside.id, reader };
}

describe('somebody whom a round names for a sector', () => {
  it('reads the meters of that sector; what they read elsewhere waits for a decision and is not lost', async () => {
    const { id, inside, outside, reader } = await roundOfTwoSectors();
    const entries = [readEntry(inside, '5'), readEntry(outside, '6')];
    expect(await sync(reader.client, id, entries)).toEqual(['saved', 'submitted']);
    expect(await sync(reader.client, id, entries)).toEqual(['duplicate', 'duplicate']);
    expect(await measurementsOf([inside, outside])).toMatchObject([{ meterId: inside }]);
    expect(await statesOf(id)).toEqual({ [inside]: 'read', [outside]: 'reported' });
  });

  it('cannot say of another meter that it was not accessible, which nobody could decide about', async () => {
    const { id, outside, reader } = await roundOfTwoSectors();
    const visit = readEntry(outside, '', { state: 'inaccessible', reason: 'locked' });
    const { body } = await reader.client.post<{ results: SyncResult[] }>('/api/campaign/sync', {
      campaignId: id,
      readings: [visit],
    });
    expect(body.results).toMatchObject([
      { outcome: 'refused', message: campaignRefusals.outsideSectors },
    ]);
    expect((await statesOf(id))[outside]).toBe('to-read');
  });

  it('keeps what they read of a meter that was moved into another sector meanwhile', async () => {
    const { id, inside, other, reader } = await roundOfTwoSectors();
    await db.updateTable('meter').set({ sectorId: other }).where('id', '=', inside).execute();
    expect(await sync(reader.client, id, [readEntry(inside, '5')])).toEqual(['submitted']);
    expect((await turn('close', id)).status).toBe(409);
  });

  it('is bound to nothing who may add measurements anyway', async () => {
    const { id, outside } = await roundOfTwoSectors();
    const clerk = await addReader(id, [await addSector()], 'ROLE_EMPLOYEE');
    expect(await sync(clerk.client, id, [readEntry(outside, '6')])).toEqual(['saved']);
  });
});
