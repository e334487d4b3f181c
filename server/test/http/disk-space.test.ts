import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { megabyte } from '@grzadka/contract/core/upload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { nightlyBackupWorker } from '#src/backup/nightly/nightly-backup.worker.ts';
import { readConfig } from '#src/core/config/config.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { pdf, upload, uploaded } from '#test/documents.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startUpload } from '#test/raw-upload.ts';
import { type ServedApp, serveApp } from '#test/serve-app.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { fileForm, pngForm } from '#test/test-images.ts';
import { startTestBucket, storedKeys } from '#test/test-storage.ts';

/** More than any disk has. */
const hugeFloor = { MIN_FREE_DISK_MB: '100000000' };

/** The application with a clerk, on disks with as much room as `disk.free` says. */
async function startOnDisk(disk: { free: number }, env: Record<string, string> = {}) {
  const { url } = await createTestDatabase();
  const app = await serveApp({ databaseUrl: url, env, freeBytes: async () => disk.free });
  onTestFinished(() => app.close());
  const { id } = await addLogin(app.db);
  const clerk = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  return { app, clerk };
}

/** Everything that an upload could have left. */
async function traces({ db, dataDir, storage }: ServedApp) {
  const rows = await db.selectFrom('storedObject').select('id').execute();
  const waiting = await readdir(join(dataDir, 'uploads')).catch(() => []);
  return [rows, waiting, await storedKeys(storage)];
}

const nothing = [[], [], []];

describe('below the floor of free space', () => {
  it('documents and images are refused with what to free, and all else goes on', async () => {
    const app = await startTestAppOnce(hugeFloor);
    const clerk = await app.as('ROLE_EMPLOYEE');
    const news = await clerk.post<{ id: string }>('/api/news/create', { title: 'Zdjęcia' });
    expect(news.status).toBe(201);
    const image = await clerk.request<ErrorBody>('/api/news/content/item/add-image', {
      method: 'POST',
      multipart: await pngForm({ newsId: news.body.id, alt: 'Zdjęcie' }),
    });
    const document = await upload(clerk, fileForm({ name: 'Regulamin' }, pdf));
    for (const { status, headers, body } of [image, document]) {
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(body.message).toMatch(
        /^Brak miejsca na dysku: zwolnij co najmniej [\d\s]+\u00a0MB albo poproś o to administratora komputera/,
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await traces(app)).toEqual(nothing);
    expect((await clerk.get('/api/health/ready')).status).toBe(200);
  });

  it('a file counts twice where it is stored in a folder, once where it goes to a bucket', async () => {
    const file = { ...pdf, content: 'x'.repeat(megabyte) };
    const disk = { free: 10 * megabyte + 1.5 * megabyte };
    const floor = { MIN_FREE_DISK_MB: '10' };
    const inFolder = await startOnDisk(disk, floor);
    const refused = await upload(inFolder.clerk, fileForm({ name: 'Plan' }, file));
    expect([refused.status, refused.body.message]).toEqual([
      503,
      expect.stringContaining('zwolnij co najmniej 1\u00a0MB'),
    ]);
    expect(await traces(inFolder.app)).toEqual(nothing);
    disk.free += megabyte;
    await uploaded(inFolder.clerk, file);

    const bucket = await startTestBucket();
    onTestFinished(() => bucket[Symbol.asyncDispose]());
    disk.free -= megabyte;
    const inBucket = await startOnDisk(disk, { ...floor, STORAGE_URL: bucket.url });
    await uploaded(inBucket.clerk, file);
  });

  it('an upload of untold size ends where the disk gets there, and nothing of it is kept', async () => {
    const disk = { free: 20 * megabyte };
    const { app, clerk } = await startOnDisk(disk, { MIN_FREE_DISK_MB: '10' });
    const sending = startUpload(app, clerk.cookie());
    await sending.write(Buffer.alloc(100_000));
    disk.free = 10 * megabyte;
    await sending.write(Buffer.alloc(100_000));
    expect(await sending.reply()).toMatchObject([503, { code: 'unavailable' }]);
    expect(await traces(app)).toEqual(nothing);
    await sending.abort();
  });

  it('a backup is not written, the nightly one neither, which says so in the log', async () => {
    const app = await startTestAppOnce();
    const source = await installationOf(app);
    const sentence = expect.stringMatching(
      /^Brak miejsca na dysku: zwolnij co najmniej [\d\s]+\u00a0MB tam, gdzie ma powstać kopia/,
    );
    const folder = join(app.dataDir, 'kopie');
    const log: unknown[] = [];
    const nightly = nightlyBackupWorker({
      ...source,
      config: readConfig({ ...hugeFloor, BACKUP_DIR: folder }),
      log: { info: () => {}, error: (line: unknown) => void log.push(line) },
    });
    const attempt = { jobs: noJobs, isLast: true, signal: new AbortController().signal };
    await expect(nightly.run({}, attempt)).rejects.toMatchObject({ message: sentence });
    expect(log).toEqual([{ reason: sentence }]);
    const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar'));
    expect(await backups()).toEqual([]);

    const path = join(folder, 'kopia.tar');
    const refused = backUp({ ...source, minFreeBytes: 1e15 }, path);
    await expect(refused).rejects.toMatchObject({ message: sentence });
    await backUp({ ...source, minFreeBytes: 1 }, path);
    expect(await backups()).toEqual(['kopia.tar']);
  });
});

describe('free space', () => {
  it('stands in readiness and in the metrics, by what lies on the disk', async () => {
    const { clerk } = await startOnDisk({ free: 1.5 * 1024 * megabyte });
    const { status, body } = await clerk.get('/api/health/ready');
    expect([status, body]).toEqual([
      200,
      { status: 'ok', freeDiskMb: { data: 1536, backups: 1536 } },
    ]);
    const outside = await clerk.get('/api/health/ready', { 'x-forwarded-for': '203.0.113.9' });
    expect([outside.status, outside.body]).toEqual([200, { status: 'ok' }]);
    const metrics = (await clerk.get<string>('/metrics')).body;
    expect(metrics).toContain(`grzadka_disk_free_bytes{place="data"} ${1536 * megabyte}`);
  });

  it('that is gone makes it not ready and names the cause of every other 503', async () => {
    const message =
      'Brak miejsca na dysku: zwolnij co najmniej 20\u00a0MB. Program wróci wtedy do pracy sam.';
    const freeBytes = async () => 12 * megabyte;
    const databaseUrl = 'postgres://nikt:tajne@127.0.0.1:1/brak';
    const app = await serveApp({ databaseUrl, freeBytes });
    onTestFinished(() => app.close());
    const client = createTestClient(app.origin);
    for (const reply of [
      await client.get('/api/health/ready'),
      await client.signIn('ktos', 'haslo-haslo'),
    ]) {
      expect([reply.status, reply.body]).toEqual([503, { code: 'unavailable', message }]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const { clerk } = await startOnDisk({ free: 12 * megabyte });
    const { status, body } = await clerk.get('/api/health/ready');
    expect([status, body]).toEqual([503, { code: 'unavailable', message }]);
    const outside = await clerk.get('/api/health/ready', { 'x-forwarded-for': '203.0.113.9' });
    expect([outside.status, outside.body]).toEqual([
      503,
      {
        code: 'unavailable',
        message: 'Brak miejsca na dysku. Program wróci do pracy sam, gdy będzie miejsce.',
      },
    ]);
    expect((await clerk.get('/api/garden')).status).toBe(200);
  });
});
