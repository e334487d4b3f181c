import { readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup, BackupList } from '@grzadka/contract/backup/backup.model';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { nightlyBackupWorker } from '#src/backup/nightly/nightly-backup.worker.ts';
import { backupRequestJob } from '#src/backup/requested/backup-request.job.ts';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import { createWorkers } from '#src/workers.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { installationOf } from '#test/installation.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { storedKeys } from '#test/test-storage.ts';

const app = await startTestApp();
const folder = join(app.dataDir, 'backups');
const admin = await app.as('ROLE_ADMIN');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
await uploaded(admin, pdf);

const backups = async () => (await admin.get<BackupList>('/api/backup')).body;
const create = () => admin.request('/api/backup/create', { method: 'POST' });
const check = (id: string) => admin.post('/api/backup/check', { id });

const soon = { timeout: 10_000, interval: 50 };

/** The program's own job, for one test. */
async function work(): Promise<void> {
  const { url } = await installationOf(app);
  const all = createWorkers({ ...app, url, log: silent });
  const workers = all.filter(({ job }) => job === backupRequestJob);
  const jobs = await runJobs({ ...app, log: silent, workers, pollingInterval: 0.5 });
  onTestFinished(() => jobs.stop());
}

/** The list when nothing is being done any more. */
function whenDone(): Promise<BackupList> {
  return vi.waitFor(async () => {
    const list = await backups();
    expect(list.work).toBeNull();
    return list;
  }, soon);
}

/** One archive, made in the name of the administrator. */
async function made(): Promise<Backup> {
  await work();
  expect(await create()).toMatchObject({ status: 204 });
  const [newest] = (await whenDone()).items;
  if (newest === undefined) throw new Error('No archive was made');
  return newest;
}

let backup: Backup;

it('is made by a job, one at a time, and tells who asked for it', async () => {
  expect(await backups()).toMatchObject({ items: [], work: null, lastFailure: null });
  expect(await create()).toMatchObject({ status: 204 });
  const refused = { status: 409, body: { message: 'Kopia jest właśnie tworzona' } };
  expect(await create()).toMatchObject(refused);
  const { work: waiting, place, installation } = await backups();
  expect(waiting).toMatchObject({ kind: 'create', writtenBytes: null });
  expect(place).toEqual({ folder, isOnAnotherDisk: false });
  expect(installation).toMatchObject({ dataDir: app.dataDir, settings: [] });

  await work();
  const { items } = await whenDone();
  expect(items).toHaveLength(1);
  [backup] = items as [Backup];
  expect(backup).toMatchObject({
    id: waiting?.id,
    kind: 'requested',
    check: null,
    downloadedAt: null,
    isKept: true,
  });
  expect(backup.madeBy).toEqual(expect.any(String));
  expect(await checkArchive(join(folder, backup.fileName))).toMatchObject({ objects: 1 });

  const { body } = await admin.get('/api/system/overview');
  const { cards } = systemOverview.parse(body);
  expect(cards.find(({ key }) => key === 'backup')?.state).toMatchObject({
    level: 'warning',
    newestAt: backup.createdAt,
    awayAt: null,
  });
});

it('is read through against its manifest, which a damaged one does not outlive', async () => {
  backup ??= await made();
  await work();
  expect(await check(backup.id)).toMatchObject({ status: 204 });
  const [whole] = (await whenDone()).items;
  expect(whole?.check).toMatchObject({ isWhole: true });

  const damaged = 'grzadka-2026-11-20.tar';
  const bytes = await readFile(join(folder, backup.fileName));
  await writeFile(join(folder, damaged), bytes.subarray(0, bytes.length / 2));
  expect(await check(damaged)).toMatchObject({ status: 204 });
  const [newest, kept] = (await whenDone()).items;
  expect(newest).toMatchObject({ id: damaged, check: { isWhole: false }, isKept: false });
  // What is newest of those that would come back stays, and nothing else.
  expect(kept).toMatchObject({ id: backup.id, isKept: true });
});

it('is downloaded by its bytes or a part of them, which the audit and the list tell', async () => {
  backup ??= await made();
  const address = `/api/backup/content/${backup.id}`;
  const written = await readFile(join(folder, backup.fileName));
  const part = await admin.send(address, { headers: { range: 'bytes=3-9' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(written.subarray(3, 10));
  expect((await backups()).items).toContainEqual(
    expect.objectContaining({ id: backup.id, downloadedAt: null }),
  );

  const all = await admin.send(address);
  expect(all.status).toBe(200);
  expect(all.headers.get('content-disposition')).toBe(`attachment; filename=${backup.fileName}`);
  expect(Buffer.from(await all.arrayBuffer())).toEqual(written);
  await vi.waitFor(
    async () =>
      expect((await backups()).items).toContainEqual(
        expect.objectContaining({ id: backup.id, downloadedAt: expect.any(String) }),
      ),
    soon,
  );
  const entries = await app.db
    .selectFrom('auditEntry')
    .select(['action', 'recordName'])
    .where('recordType', '=', 'backup')
    .where('recordId', '=', backup.id)
    .orderBy('at')
    .execute();
  const ofIt = (action: string) => ({ action, recordName: backup.fileName });
  expect(entries).toEqual([ofIt('create'), ofIt('download'), ofIt('download')]);
});

it('is deleted, but for the newest good one; what is no archive cannot even be named', async () => {
  backup ??= await made();
  const older = 'grzadka-2026-01-02.tar';
  await writeFile(join(folder, older), 'x');
  await utimes(join(folder, older), 0, new Date('2026-01-02T00:30:00Z'));
  await writeFile(join(folder, 'notatki.txt'), 'x');
  const remove = (id: string) => admin.delete(`/api/backup/delete/${encodeURIComponent(id)}`);
  expect(await remove(backup.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('najnowsza dobra kopia') },
  });
  expect(await remove(older)).toMatchObject({ status: 204 });
  for (const id of [older, 'notatki.txt', '../storage', `../backups/${backup.id}`]) {
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await check(id)).toMatchObject({ status: 404 });
    const address = `/api/backup/content/${encodeURIComponent(id)}`;
    expect(await admin.get(address)).toMatchObject({ status: 404 });
  }
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining([backup.fileName, 'notatki.txt']));
  expect(names).not.toContain(older);
});

it('that fails says why, at night and by day, until a later one is there', async () => {
  const [unread = ''] = await storedKeys(app.storage);
  const storage = join(app.dataDir, 'storage');
  await rename(storage, `${storage}-elsewhere`);
  const nightly = nightlyBackupWorker({ ...app, ...(await installationOf(app)), log: silent });
  const attempt = { jobs: noJobs, isLast: true, signal: new AbortController().signal };
  await expect(nightly.run({}, attempt)).rejects.toThrow(unread);
  const ofTheNight = (await backups()).lastFailure;
  expect(ofTheNight?.reason).toContain(unread);
  await work();
  expect(await create()).toMatchObject({ status: 204 });
  const { lastFailure } = await whenDone();
  expect(lastFailure?.at).not.toBe(ofTheNight?.at);
  expect(lastFailure).toMatchObject({
    reason: `Nie udało się odczytać pliku „${unread}” z magazynu plików: nie wykonano kopii.`,
  });
  await rename(`${storage}-elsewhere`, storage);
  expect(await create()).toMatchObject({ status: 204 });
  expect((await whenDone()).lastFailure).toBeNull();
});

it('is made by nobody where BACKUP_DIR is off', async () => {
  const other = await startTestAppOnce({ BACKUP_DIR: 'off' });
  const client = await other.as('ROLE_SUPER_USER');
  expect((await client.get<BackupList>('/api/backup')).body).toMatchObject({
    place: null,
    items: [],
  });
  expect(await client.request('/api/backup/create', { method: 'POST' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('BACKUP_DIR=off') },
  });
});
