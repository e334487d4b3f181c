import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { SyncEntry, SyncResult } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { measurementRefusals } from '@grzadka/contract/meter/measurement/measurement.refusals';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { readEntry, sync, type Walker, walksOf } from '#test/campaign-walks.ts';
import { addHolder, report, takeReports } from '#test/own-garden.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
await takeReports(app);
const { db } = app;
const { addReader, addRound, measurementsOf } = walksOf(app);

async function outcomeOf(client: Walker, campaignId: string, entry: SyncEntry) {
  const { body } = await client.post<{ results: SyncResult[] }>('/api/campaign/sync', {
    campaignId,
    readings: [entry],
  });
  return body.results[0];
}

const submissionsOf = (meterId: string) =>
  db.selectFrom('submission').select('id').where('meterId', '=', meterId).execute();

describe('the key of an entry', () => {
  it('of somebody else is refused, and gives nothing of what came under it', async () => {
    const { id, meters } = await addRound(2);
    const [meterId = '', flooded = ''] = meters;
    const [one, other] = [await addReader(id), await addReader(id)];
    const read = readEntry(meterId, '100');
    const visit = readEntry(flooded, '', { state: 'inaccessible', reason: 'flooded' });
    expect(await sync(one.client, id, [read, visit])).toEqual(['saved', 'saved']);
    for (const { clientKey, meterId: about } of [read, visit]) {
      const copied = readEntry(about, '101', { clientKey });
      expect(await outcomeOf(other.client, id, copied)).toEqual({
        clientKey,
        outcome: 'refused',
        measurementId: null,
        message: campaignRefusals.keyOfPerson,
      });
      expect(await outcomeOf(other.client, id, { ...copied, clientKey: newId() })).toMatchObject({
        outcome: about === meterId ? 'submitted' : 'saved',
      });
    }
    expect(await sync(one.client, id, [read, visit])).toEqual(['duplicate', 'duplicate']);
  });

  it('of a reading is refused to a report, which could never be taken', async () => {
    const holder = await addHolder(app);
    const clientKey = newId();
    const clerk = await app.as('ROLE_EMPLOYEE');
    const typed = { meterId: holder.meterId, measurementValue: '125', clientKey };
    expect((await clerk.post('/api/meter/add-measurement', typed)).status).toBe(201);
    const { status, body } = await report(holder, { clientKey });
    expect([status, body.message]).toEqual([409, measurementRefusals.keyOfOther]);
    expect(await submissionsOf(holder.meterId)).toEqual([]);
  });

  it('of what waits, and of what somebody else typed, is refused to a reading of the office', async () => {
    const holder = await addHolder(app);
    const [reported, typed] = [newId(), newId()];
    expect((await report(holder, { clientKey: reported })).status).toBe(201);
    const [clerk, other] = [await app.as('ROLE_EMPLOYEE'), await app.as('ROLE_TREASURER')];
    const add = (client: typeof clerk, clientKey: string, measurementValue: string) =>
      client.post<{ id: string; message: string }>('/api/meter/add-measurement', {
        meterId: holder.meterId,
        measurementValue,
        clientKey,
      });
    const refused = [409, measurementRefusals.keyOfOther];
    const first = await add(clerk, typed, '125');
    expect((await add(clerk, typed, '125')).body.id).toBe(first.body.id);
    for (const [client, key] of [
      [clerk, reported],
      [other, typed],
    ] as const) {
      const { status, body } = await add(client, key, '126');
      expect([status, body.message]).toEqual(refused);
    }
    expect((await measurementsOf([holder.meterId])).map(({ value }) => value)).toEqual([
      '100.000',
      '120.000',
      '125.000',
    ]);
  });
});
