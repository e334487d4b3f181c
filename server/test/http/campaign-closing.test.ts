import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { campaignCalls } from '#test/campaign-calls.ts';
import { addSubmission } from '#test/campaigns.ts';
import { addMeasurement } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, turn, details, metersOf, openRound, statesOf } = await campaignCalls(app);

/** Closes a round as far as a power cut let it be closed. */
const breakOffClosing = (id: string) =>
  db
    .updateTable('campaign')
    .set({ state: 'closed', closedAt: new Date().toISOString(), isClosing: true })
    .where('id', '=', id)
    .execute();

const estimated = (id: string) => metersOf(id, 'filter-by-state=true&state=estimated');

it('goes on in portions that nobody waits for, and what was broken off is finished by the next press', async () => {
  // One meter more than a portion has.
  const { id, meters } = await openRound(201, { readFrom: '2026-04-01', readThru: '2026-04-15' });
  const ids = meters.map((meter) => meter.id).toSorted();
  const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
  for (const meterId of [first, last]) {
    await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
    await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
  }
  const broken = await db.transaction().execute(async (trx) => {
    await sql`select from meter where id = ${last} for update`.execute(trx);
    const closed = turn('close', id);
    await untilWaitingForLocks(db, 1);
    expect(await details(id)).toMatchObject({ state: 'closed', isClosing: true });
    expect((await estimated(id)).items.map((meter) => meter.id)).toEqual([first]);
    const read = { meterId: first, measurementValue: '170' };
    expect((await treasurer.post('/api/meter/add-measurement', read)).status).toBe(201);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return { closed };
  });
  expect((await broken.closed).status).toBeGreaterThanOrEqual(500);
  expect(await details(id)).toMatchObject({ state: 'closed', isClosing: true });

  expect(await turn('close', id)).toMatchObject({
    status: 200,
    body: { estimated: 2, left: 199 },
  });
  expect(await details(id)).toMatchObject({ isClosing: false });
  const { items } = await estimated(id);
  expect(items.map((meter) => meter.reading?.value)).toEqual([204.967, 204.967]);
  // Nothing was estimated twice, and what is closed is not closed again.
  const estimates = await db
    .selectFrom('measurement')
    .select('meterId')
    .where('campaignId', '=', id)
    .where('channel', '=', 'estimate')
    .execute();
  expect(estimates.map(({ meterId }) => meterId).toSorted()).toEqual([first, last]);
  expect((await turn('close', id)).status).toBe(409);
});

it('that was broken off can be taken back', async () => {
  const { id } = await openRound(1);
  await breakOffClosing(id);
  expect((await turn('reopen', id)).status).toBe(204);
  expect(await details(id)).toMatchObject({ state: 'open', isClosing: false });
});

it('estimates what is reported to the closed round before its portion comes, as if that had come afterwards', async () => {
  const { id, meters } = await openRound(1, { readFrom: '2026-04-01', readThru: '2026-04-15' });
  const [{ id: meterId } = { id: '' }] = meters;
  await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
  await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
  await breakOffClosing(id);
  const late = await addSubmission(db, { meterId, campaignId: id, value: '190' });
  expect(await statesOf(id)).toEqual({ [meterId]: 'reported' });
  expect((await turn('close', id)).body).toEqual({ estimated: 0, left: 0 });
  expect(await statesOf(id)).toEqual({ [meterId]: 'disputed' });
  const sentBack = { id: late.id, reason: 'Nie widać cyfr' };
  expect((await treasurer.post('/api/submission/return', sentBack)).status).toBe(204);
  expect(await statesOf(id)).toEqual({ [meterId]: 'estimated' });
});
