import { campaignSync, type SyncEntry } from '@grzadka/contract/campaign/walk/campaign-sync.model';
import { expect, it } from 'vitest';
import { syncEntries } from '#src/campaign/walk/sync-entries.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const { addReader, addRound } = walksOf(app);

/** Somebody who has read two values, the first of them otherwise than somebody else, and found a meter flooded. */
async function walked() {
  const { id, meters } = await addRound(3);
  const [read = '', disputed = '', flooded = ''] = meters;
  const [other, reader] = [await addReader(id), await addReader(id)];
  await sync(other.client, id, [readEntry(disputed, '7')]);
  await sync(reader.client, id, [readEntry(disputed, '8')]);
  const entries = [
    readEntry(read, '12'),
    readEntry(disputed, '9'),
    readEntry(flooded, '', { state: 'inaccessible', reason: 'flooded' }),
  ];
  return { id, meters, reader, entries };
}

/** All that there is of some meters, with how far they are and what the audit knows, as lines. */
async function storedOf(meterIds: readonly string[]): Promise<string[]> {
  const measurements = await db
    .selectFrom('measurement')
    .select('value')
    .where('meterId', 'in', meterIds)
    .execute();
  const submissions = await db
    .selectFrom('submission')
    .select(['value', 'state'])
    .where('meterId', 'in', meterIds)
    .execute();
  const visits = await db
    .selectFrom('campaignVisit')
    .select('reason')
    .where('meterId', 'in', meterIds)
    .execute();
  const states = await db
    .selectFrom('campaignMeter')
    .select('state')
    .where('meterId', 'in', meterIds)
    .execute();
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action'])
    .where('recordId', 'in', meterIds)
    .execute();
  return [
    ...measurements.map(({ value }) => `reading ${Number(value)}`),
    ...submissions.map(({ value, state }) => `${state} ${Number(value)}`),
    ...visits.map(({ reason }) => reason),
    ...states.map(({ state }) => `meter ${state}`),
    ...entries.map(({ action }) => action),
  ].toSorted();
}

const before = [
  'add-measurement',
  'meter disputed',
  'meter to-read',
  'meter to-read',
  'reading 7',
  'waiting 8',
];

const after = [
  'add-measurement',
  'add-measurement',
  'flooded',
  'meter disputed',
  'meter inaccessible',
  'meter read',
  'reading 12',
  'reading 7',
  'replaced 8',
  'waiting 9',
];

it('a sync that is cut off at any statement is there as a whole or not at all, and once when it is sent again', async () => {
  const left = { whole: 0, none: 0 };
  for (let pieces = 1; left.whole === 0; pieces += 1) {
    const { id, meters, reader, entries } = await walked();
    expect(await storedOf(meters)).toEqual(before);
    const isDone = await cutOff(pieces, { id, loginId: reader.loginId, entries });
    const found = await storedOf(meters);
    const isThere = found.length === after.length;
    expect(found).toEqual(isThere ? after : before);
    expect(isThere || !isDone).toBe(true);
    left[isThere ? 'whole' : 'none'] += 1;

    const again = await sync(reader.client, id, entries);
    expect(again).toEqual(
      isThere ? ['duplicate', 'duplicate', 'duplicate'] : ['saved', 'submitted', 'saved'],
    );
    expect(await storedOf(meters)).toEqual(after);
  }
  // Before and after each of its statements.
  expect(left.none).toBeGreaterThan(8);
});

/** Sends entries over a way that breaks after so many pieces; whether that was answered. */
async function cutOff(
  pieces: number,
  { id, loginId, entries }: { id: string; loginId: string; entries: SyncEntry[] },
): Promise<boolean> {
  await using way = await openBreakingWay(url, pieces);
  const database = openDatabase(way.url, { max: 1 });
  const caller: Caller = {
    userLoginId: loginId,
    sessionId: '',
    userName: 'piechur',
    displayName: 'Nowak Anna',
    role: 'ROLE_USER',
    mustSwitchOnSecondFactor: false,
    person: { firstName: 'Anna', lastName: 'Nowak' },
  };
  const request = campaignSync.parse({ campaignId: id, readings: entries });
  const isDone = await syncEntries(database.db, { ...request, caller }).then(
    () => true,
    () => false,
  );
  await closeDatabase(database);
  return isDone;
}
