import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { campaignCalls } from '#test/campaign-calls.ts';
import { readEntry, sync } from '#test/campaign-walks.ts';
import { addMeasurement, addMeter } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const { treasurer, create, turn, details, metersOf, addSector, openRound, statesOf } =
  await campaignCalls(app);

const days = { readFrom: '2026-04-01', readThru: '2026-04-15' };

/** Ends whatever waits for a lock, as a power cut does. */
const breakOff = () =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);

/** Does something while somebody else holds a meter for which a turn of a round waits. */
async function whileHeld<Turned>(
  meterId: string,
  begin: () => Promise<Turned>,
  meanwhile: () => Promise<void>,
): Promise<Turned> {
  const { turned } = await db.transaction().execute(async (trx) => {
    await sql`select from meter where id = ${meterId} for update`.execute(trx);
    const under = begin();
    await untilWaitingForLocks(db, 1);
    await meanwhile();
    return { turned: under };
  });
  return turned;
}

async function typed(meterId: string): Promise<number> {
  const reading = { meterId, measurementValue: '170' };
  return (await treasurer.post('/api/meter/add-measurement', reading)).status;
}

describe('opening', () => {
  /** A draft of one meter more than a portion has. */
  async function largeDraft(name: string) {
    const sectorId = await addSector();
    const ids: string[] = [];
    for (let index = 0; index <= 250; index += 1) ids.push((await addMeter(db, { sectorId })).id);
    const [first = '', ...others] = ids.toSorted();
    const { id } = (await create({ name, sectorIds: [sectorId], ...days })).body;
    return { id, sectorId, first, last: others.at(-1) ?? '' };
  }

  it('goes on in portions that nobody waits for, and the round is open with all of them at once', async () => {
    const { id, first, last } = await largeDraft('Duża');
    const opened = await whileHeld(
      last,
      () => turn('open', id),
      async () => {
        expect(await typed(first)).toBe(201);
        expect(await details(id)).toMatchObject({ state: 'draft', counts: { total: 251 } });
      },
    );
    expect(opened.status).toBe(204);
    expect(await details(id)).toMatchObject({ state: 'open', counts: { total: 251, read: 1 } });
  });

  it('that is broken off leaves no meter behind', async () => {
    const { id, sectorId, last } = await largeDraft('Przerwana');
    const opened = await whileHeld(
      last,
      () => turn('open', id),
      async () => {
        await breakOff();
      },
    );
    expect(opened.status).toBeGreaterThanOrEqual(500);
    const other = (await create({ name: 'Zamiast niej', sectorIds: [sectorId], ...days })).body;
    expect((await turn('open', other.id)).status).toBe(204);
    expect((await details(other.id)).counts.total).toBe(251);
  });

  it('takes what matches once it is over, whatever was changed meanwhile', async () => {
    const { id, sectorId, first, last } = await largeDraft('Zmieniana');
    const elsewhere = await addSector();
    const moved = await addMeter(db, { sectorId: elsewhere });
    const opened = await whileHeld(
      last,
      () => turn('open', id),
      async () => {
        await db
          .updateTable('meter')
          .set({ sectorId: elsewhere })
          .where('id', '=', first)
          .execute();
        await db.updateTable('meter').set({ sectorId }).where('id', '=', moved.id).execute();
      },
    );
    expect(opened.status).toBe(204);
    const states = await db
      .selectFrom('campaignMeter')
      .select('meterId')
      .where('campaignId', '=', id)
      .execute();
    const meters = states.map(({ meterId }) => meterId);
    expect([meters.length, meters.includes(first), meters.includes(moved.id)]).toEqual([
      251,
      false,
      true,
    ]);
  });

  it('has the meters that an opening left behind long ago, when nobody could give them back', async () => {
    const { sectorId, meters } = await openRound(1, days);
    const meterId = meters[0]?.id ?? '';
    await db.deleteFrom('campaignMeter').where('meterId', '=', meterId).execute();
    const left = (await create({ name: 'Porzucona', sectorIds: [sectorId], ...days })).body;
    const taken = { campaignId: left.id, meterId, isOpen: true };
    await db
      .insertInto('campaignMeter')
      .values({ id: left.id, ...taken, addedAt: '2026-04-01T10:00:00Z' })
      .execute();
    const { body } = await create({ name: 'Nowa', sectorIds: [sectorId], ...days });
    expect((await turn('open', body.id)).status).toBe(204);
    expect((await details(body.id)).counts.total).toBe(1);
  });
});

describe('opening again', () => {
  /** A closed round of one meter more than a portion has, whose first and last are estimated. */
  async function estimatedRound() {
    const { id, sectorId, meters } = await openRound(51, days);
    const ids = meters.map((meter) => meter.id).toSorted();
    const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
    for (const meterId of [first, last]) {
      await addMeasurement(db, { meterId, value: '120', measuredAt: '2025-04-15T10:00:00Z' });
      await addMeasurement(db, { meterId, value: '162.6', measuredAt: '2025-10-15T10:00:00Z' });
    }
    expect((await turn('close', id)).body).toEqual({ estimated: 2, left: 49 });
    return { id, sectorId, first, last };
  }

  it('goes on in portions that nobody waits for, and what was broken off is finished by the next press', async () => {
    const { id, sectorId, first, last } = await estimatedRound();
    const broken = await whileHeld(
      last,
      () => turn('reopen', id),
      async () => {
        expect(await details(id)).toMatchObject({ state: 'open', isReopening: true });
        expect(await statesOf(id)).toMatchObject({ [first]: 'to-read', [last]: 'estimated' });
        expect(await sync(treasurer, id, [readEntry(first, '170')])).toEqual(['saved']);
        await breakOff();
      },
    );
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(await details(id)).toMatchObject({ state: 'open', isReopening: true });
    // Its meters are its own all the while.
    const { name } = await details(id);
    const { body } = await create({ name: 'Obok', sectorIds: [sectorId], ...days });
    const refused = await turn('open', body.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`jest już w turze ${name}`);

    expect((await turn('reopen', id)).status).toBe(204);
    expect(await details(id)).toMatchObject({ state: 'open', isReopening: false });
    expect(await statesOf(id)).toMatchObject({ [first]: 'read', [last]: 'to-read' });
    const { rows } = await sql<{ taken: number }>`
      select count(*)::int as taken from measurement_reversal
      where measurement_id in (select id from measurement where campaign_id = ${id})
    `.execute(db);
    expect(rows).toEqual([{ taken: 2 }]);
    expect(await turn('reopen', id)).toMatchObject({
      status: 409,
      body: { message: campaignRefusals.notClosed },
    });
  });

  it('that was broken off can be closed', async () => {
    const { id, last } = await estimatedRound();
    await whileHeld(
      last,
      () => turn('reopen', id),
      async () => {
        await breakOff();
      },
    );
    expect((await turn('close', id)).body).toEqual({ estimated: 2, left: 49 });
    expect(await details(id)).toMatchObject({ state: 'closed', isReopening: false });
    expect((await metersOf(id, 'filter-by-state=true&state=estimated')).totalItems).toBe(2);
  });
});
