import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type {
  CheckResult,
  ConsistencyReport,
} from '@grzadka/contract/consistency/consistency.model';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkConsistency } from '#src/consistency/check-consistency.ts';
import { checkConsistencyWorker } from '#src/consistency/check-consistency.worker.ts';
import { newId } from '#src/core/database/record-id.ts';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addCampaign, addCampaignMeter } from '#test/campaigns.ts';
import { addTexts, newsOwner, pageVersionOwner } from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { addAssignment, addGarden, addMeasurement, addMeter, addParty } from '#test/factories.ts';
import { postSomething } from '#test/ledger.ts';
import { addMeasurements, addReversal, devicesOf } from '#test/meter-devices.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { pngForm } from '#test/test-images.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const admin = await app.as('ROLE_ADMIN');

async function report(): Promise<ConsistencyReport> {
  const { status, body } = await admin.get<ConsistencyReport>('/api/system/consistency');
  expect(status).toBe(200);
  return body;
}

async function cardState(): Promise<object | null | undefined> {
  const { body } = await admin.get<{ cards: { key: string; state: object | null }[] }>(
    '/api/system/overview',
  );
  return body.cards.find(({ key }) => key === 'consistency')?.state;
}

/** Does every check as the job does it, and gives what went into the log as an error. */
async function checkAll(storage: Storage = app.storage): Promise<unknown[]> {
  const errors: unknown[] = [];
  const log = { info: () => {}, error: (line: unknown) => void errors.push(line) };
  const { signal } = new AbortController();
  await app.db.deleteFrom('consistencyCheck').execute();
  await checkConsistency({ db: app.db, storage }, { log, signal });
  return errors;
}

async function outcomeOf<Key extends CheckResult['key']>(key: Key) {
  const { checks } = await report();
  const isWanted = (result: CheckResult): result is Extract<CheckResult, { key: Key }> =>
    result.key === key;
  return checks.find(isWanted)?.outcome;
}

const foundBy = async () => (await report()).checks.map(({ outcome }) => outcome?.found);

async function addImage(owner: Awaited<ReturnType<typeof newsOwner>>): Promise<void> {
  const { status } = await admin.request(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  expect(status).toBe(201);
}

/** A newer measurement that was taken back, an exchange that was recorded late, and one that was undone. */
async function addReversedAndExchanged(meterId: string): Promise<void> {
  const [wrong = ''] = await addMeasurements(app.db, meterId, { '2026-01-03T10:00:00Z': '7' });
  await addReversal(app.db, wrong);
  const { replace, undo } = devicesOf(admin, meterId);
  await replace({ at: '2026-01-01T12:00:00Z', lastValue: '1' });
  const { body } = await replace({ lastValue: '1' });
  expect((await undo(body.id)).status).toBe(204);
}

it('says that nothing was checked yet, and then that what the program writes agrees', async () => {
  expect((await report()).checks.filter(({ outcome }) => outcome !== null)).toEqual([]);
  expect(await cardState()).toMatchObject({ level: 'warning', checkedAt: null });
  expect(await checkAll()).toEqual([]);
  expect(await foundBy()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);

  const [garden, party] = [await addGarden(app.db), await addParty(app.db)];
  await addAssignment(app.db, { gardenId: garden.id, partyId: party.id });
  const { id: meterId } = await addMeter(app.db);
  await addMeter(app.db);
  for (const measuredAt of ['2026-01-02T10:00:00Z', '2026-01-01T10:00:00Z']) {
    await addMeasurement(app.db, { meterId, value: '1', measuredAt });
  }
  await addReversedAndExchanged(meterId);
  await postSomething(app.db);
  const owner = await newsOwner(admin);
  const [first] = await addTexts(admin, owner, ['raz', 'dwa']);
  await admin.delete(`${owner.items}/${first}`);
  await addImage(owner);
  await uploaded(admin, pdf);

  expect(await checkAll()).toEqual([]);
  expect(await foundBy()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await cardState()).toMatchObject({ level: 'ok', found: 0, hasFailed: false });
});

it('finds meters, parties and contents that were damaged, keeps ten of each, and mends none unasked', async () => {
  const meter = await addMeter(app.db, { name: 'W-12A' });
  const measuredAt = '2026-01-01T10:00:00Z';
  const { id } = await addMeasurement(app.db, { meterId: meter.id, value: '1', measuredAt });
  const party = await addParty(app.db, { firstName: 'Ewa', lastName: 'Zając' });
  const [news, page] = [await newsOwner(admin), await pageVersionOwner(admin)];
  const [, , third] = await addTexts(admin, news, ['raz', 'dwa', 'trzy']);
  const [only] = await addTexts(admin, page, ['raz']);
  for (let number = 1; number <= 10; number += 1) {
    const other = await addMeter(app.db);
    await sql`update meter set last_measurement_id = ${id} where id = ${other.id}`.execute(app.db);
  }
  await sql`
    update meter set last_measured_at = '2025-12-31T10:00:00Z' where id = ${meter.id}
  `.execute(app.db);
  const exchanged = await addMeter(app.db, { name: 'W-12B' });
  await addMeasurement(app.db, { meterId: exchanged.id, value: '1', measuredAt });
  await sql`
    update installation set installed_at = '2026-01-01T10:00:00.001Z' where meter_id = ${exchanged.id}
  `.execute(app.db);
  const bare = await addMeter(app.db);
  await sql`update installation set undone_at = now() where meter_id = ${bare.id}`.execute(app.db);
  const round = await addCampaign(app.db, { name: 'Jesień 2026', state: 'open' });
  for (const walked of [meter, exchanged, bare]) {
    await addCampaignMeter(app.db, { campaignId: round.id, meterId: walked.id });
  }
  await sql`update campaign_meter set state = 'read' where meter_id = ${meter.id}`.execute(app.db);
  await sql`update campaign_meter set search = '' where meter_id = ${bare.id}`.execute(app.db);
  await sql`update party set gardens_held = 3 where id = ${party.id}`.execute(app.db);
  await sql`update content_block set position = 4 where id = ${third}`.execute(app.db);
  await sql`update content_block set position = 2 where id = ${only}`.execute(app.db);

  const errors = await checkAll();
  const there = { isThere: true, parentId: null };
  const meters = await outcomeOf('last-measurement');
  expect(meters?.found).toBe(11);
  expect(meters?.findings).toHaveLength(10);
  expect(meters?.findings[0]).toEqual({
    record: { type: 'meter', id: meter.id, name: 'W-12A', ...there },
    keptAt: '2025-12-31T10:00:00.000Z',
    lastAt: '2026-01-01T10:00:00.000Z',
  });
  const chains = (await outcomeOf('device-chain'))?.findings;
  expect(chains?.map(({ record, ...facts }) => ({ id: record?.id, ...facts }))).toEqual([
    { id: exchanged.id, hasDevice: true, strayMeasurements: 1 },
    { id: bare.id, hasDevice: false, strayMeasurements: 0 },
  ]);
  expect((await outcomeOf('campaign-meter'))?.findings).toEqual([
    { record: { type: 'campaign', id: round.id, name: 'Jesień 2026', ...there }, meters: 2 },
  ]);
  expect((await outcomeOf('gardens-held'))?.findings).toEqual([
    { record: { type: 'party', id: party.id, name: 'Zając Ewa', ...there }, kept: 3, counted: 0 },
  ]);
  const pageVersion = { type: 'page-version', id: page.key['pageVersionId'], name: 'Władze' };
  expect((await outcomeOf('block-position'))?.findings).toEqual([
    { record: { type: 'news', id: news.key['newsId'], name: 'Nowy wpis', ...there } },
    { record: { ...pageVersion, isThere: true, parentId: 'wladze' } },
  ]);
  expect(await cardState()).toMatchObject({ level: 'problem', found: 17 });
  expect(errors).toHaveLength(5);
  expect(JSON.stringify(errors)).toContain(party.id);
  expect(JSON.stringify(errors)).not.toContain('Zając');

  await checkAll();
  expect(await foundBy()).toEqual([11, 2, 1, 1, 0, 0, 2, 0, 0]);

  // What is listed is counted anew, and the rest when it is.
  for (const [check, left] of [
    ['last-measurement', 1],
    ['last-measurement', 0],
    ['campaign-meter', 0],
    ['gardens-held', 0],
  ] as const) {
    expect((await admin.post('/api/system/recount', { check })).status).toBe(204);
    expect((await report()).isUnderWay).toBe(true);
    await checkAll();
    expect((await outcomeOf(check))?.found).toBe(left);
  }
  const about = async (type: string, recordId: string) =>
    (await auditOf(app.db, type, recordId)).map(({ action }) => action);
  expect(await about('meter', meter.id)).toEqual(['recount']);
  expect(await about('party', party.id)).toEqual(['recount']);
  expect((await admin.post('/api/system/recount', { check: 'collation' })).status).toBe(400);
  await sql`delete from job_queue.job`.execute(app.db);
});

it('finds documents, images and what was deleted whose objects are gone', async () => {
  const documentId = await uploaded(admin, pdf, 'Regulamin');
  const deletedId = await uploaded(admin, pdf);
  const owner = await newsOwner(admin);
  await addImage(owner);
  const lost = await app.db
    .selectFrom('storedObject')
    .select('id')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  await admin.delete(`/api/file/delete/${deletedId}`);
  for (const { id } of lost) await app.storage.delete(id);

  await checkAll();
  const { findings = [], note } = (await outcomeOf('stored-object')) ?? {};
  expect(
    findings.map(({ record }) => record && `${record.type} ${record.id} ${record.name}`),
  ).toEqual([`document ${documentId} Regulamin`, null, `news ${owner.key['newsId']} Nowy wpis`]);
  expect(note).toEqual({ leftOver: 0 });

  // What is gone by now is shown without a name.
  await admin.delete(owner.delete);
  const afterwards = await outcomeOf('stored-object');
  expect(afterwards?.findings.at(-1)?.record).toMatchObject({ isThere: false, name: null });
});

it('tells of what a crash has left as what the sweep removes, unless it would leave it', async () => {
  const leaveOrphan = async (daysAgo: number) => {
    const key = newId();
    await app.storage.put(key, Readable.from(['x']), 1);
    const then = new Date(Date.now() - daysAgo * 24 * 3_600_000);
    await utimes(join(app.dataDir, 'storage', key), then, then);
  };
  await app.db.deleteFrom('document').execute();
  await leaveOrphan(2);
  await leaveOrphan(0);
  await checkAll();
  const before = await outcomeOf('stored-object');
  expect(before?.note).toEqual({ leftOver: 1 });

  for (let number = 1; number <= 20; number += 1) await leaveOrphan(2);
  await checkAll();
  const after = await outcomeOf('stored-object');
  expect(after?.findings[0]).toEqual({ record: null, unknownObjects: 22 });
  expect(after?.note).toEqual({ leftOver: 0 });
});

it('finds an order of letters that has changed under the indexes', async () => {
  await execute(ownerUrl, `update pg_collation set collversion = '1' where collname = 'polish'`);
  await checkAll();
  expect((await outcomeOf('collation'))?.findings).toEqual([{ record: null, collation: 'own' }]);
});

it('is done by the others where one cannot be done', async () => {
  const storage: Storage = {
    ...app.storage,
    list() {
      throw new Error('the disk is gone');
    },
  };
  const errors = await checkAll(storage);
  expect(errors).toContainEqual(expect.objectContaining({ check: 'stored-object' }));
  expect((await outcomeOf('stored-object'))?.found).toBeNull();
  expect((await outcomeOf('collation'))?.found).toBe(1);
  expect(await cardState()).toMatchObject({ hasFailed: true });
});

it('is done by a job soon after it was asked for, and not again by that of the same day', async () => {
  await app.db.deleteFrom('consistencyCheck').execute();
  expect((await admin.post('/api/system/check-consistency', undefined)).status).toBe(204);
  expect(await report()).toMatchObject({ isUnderWay: true });

  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const worker = checkConsistencyWorker({ ...app, log });
  const jobs = await runJobs({ pool: app.pool, log, workers: [worker], pollingInterval: 0.5 });
  const isOver = async () => !(await report()).isUnderWay;
  onTestFinished(() => jobs.stop());
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 50 });
  expect((await report()).checks.filter(({ outcome }) => outcome === null)).toEqual([]);

  const times = () => app.db.selectFrom('consistencyCheck').select('finishedAt').execute();
  const before = await times();
  await worker.run({}, { jobs: noJobs, isLast: false, signal: new AbortController().signal });
  expect(await times()).toEqual(before);
  await sql`
    update consistency_check set started_at = started_at - interval '1 day'
  `.execute(app.db);
  await worker.run({}, { jobs: noJobs, isLast: false, signal: new AbortController().signal });
  expect(await times()).not.toEqual(before);
});
