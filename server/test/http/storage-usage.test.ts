import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { newsOwner } from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { startUpload } from '#test/raw-upload.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

const usage = async () => (await admin.get<StorageUsage>('/api/system/storage')).body;
const none = { count: 0, bytes: 0 };
const pdfBytes = Buffer.byteLength(pdf.content);

it('counts documents, images and what was deleted, each once, and what the next sweep removes', async () => {
  expect(await usage()).toMatchObject({ documents: none, images: none, deleted: none });

  const first = await uploaded(admin, pdf);
  await uploaded(admin, pdf);
  const owner = await newsOwner(admin);
  await admin.request(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  const image = await app.db.selectFrom('image').select('size').executeTakeFirstOrThrow();
  const images = { count: 1, bytes: Number(image.size) };
  const documents = { count: 2, bytes: 2 * pdfBytes };
  expect(await usage()).toMatchObject({ objects: 'folder', documents, images, deleted: none });

  await admin.delete(`/api/file/delete/${first}`);
  await admin.delete(owner.delete);
  const deleted = { count: 2, bytes: pdfBytes + images.bytes };
  const afterwards = { documents: { count: 1, bytes: pdfBytes }, images: none, deleted };
  expect(await usage()).toMatchObject({ ...afterwards, sweep: { removes: none } });

  // The sweep takes note of them; they are due in the first one after ninety days.
  await sweepStorage(app);
  const passDays = (days: number) =>
    sql`update stored_object set unused_since = now() - make_interval(days => ${days})
      where unused_since is not null`.execute(app.db);
  await passDays(88);
  expect(await usage()).toMatchObject({ ...afterwards, sweep: { removes: none } });
  await passDays(91);
  expect(await usage()).toMatchObject({ ...afterwards, sweep: { removes: deleted } });
  await sweepStorage(app);
  expect(await usage()).toMatchObject({ ...afterwards, deleted: none, sweep: { removes: none } });
});

it('counts an upload as long as it is in progress, with what has arrived of it', async () => {
  expect((await usage()).uploads).toEqual(none);
  const upload = startUpload(app, admin.cookie());
  await upload.write(Buffer.alloc(100_000, 'x'));
  await expect.poll(async () => (await usage()).uploads).toEqual({ count: 1, bytes: 100_000 });
  const [status] = await upload.finish();
  expect(status).toBe(201);
  await expect.poll(async () => (await usage()).uploads).toEqual(none);
});

describe('what an upload that broke off left in the storage', () => {
  /** Leaves objects without a row, written so many hours ago. */
  async function abandon(hours: number, count: number): Promise<void> {
    const then = new Date(Date.now() - hours * 3_600_000);
    for (let i = 0; i < count; i++) {
      const key = newId();
      await app.storage.put(key, Readable.from(['xyz']), 3);
      await utimes(join(app.dataDir, 'storage', key), then, then);
    }
  }

  it('is counted, and removed by the first sweep that finds it older than a day', async () => {
    expect((await usage()).abandoned).toEqual({ ...none, isKept: false });
    await abandon(24, 1);
    // As if it had been written after the next sweep of a day with 25 hours.
    await abandon(-2, 1);
    const found = await usage();
    expect(found.abandoned).toEqual({ count: 2, bytes: 6, isKept: false });
    expect(found.sweep.removes).toEqual({ count: 1, bytes: 3 });
  });

  it('stays where there is more of it than uploads leave', async () => {
    await abandon(24, 20);
    const { abandoned, sweep } = await usage();
    expect(abandoned).toEqual({ count: 22, bytes: 66, isKept: true });
    expect(sweep.removes).toEqual(none);
  });
});

it('tells when the next sweep comes, by the gardens’ clocks', async () => {
  const { sweep } = await usage();
  const at = new Date(sweep.at);
  expect(at.toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw' })).toBe('03:40:00');
  const { rows } = await sql<{ isNext: boolean }>`
    select ${sweep.at}::timestamptz > now() - interval '1 minute'
      and ${sweep.at}::timestamptz <= now() + interval '25 hours' as is_next
  `.execute(app.db);
  expect(rows).toEqual([{ isNext: true }]);
});

it('counts the program’s own backups, the size of the database, and what is free', async () => {
  const folder = join(app.dataDir, 'backups');
  expect((await usage()).backups).toEqual(none);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'grzadka-2026-11-21.tar'), 'x'.repeat(700));
  await writeFile(join(folder, 'grzadka-przed-aktualizacja-2026-11-20-081500.tar'), 'x'.repeat(30));
  await writeFile(join(folder, 'zdjęcia.zip'), 'x'.repeat(5000));
  const { backups, database, free } = await usage();
  expect(backups).toEqual({ count: 2, bytes: 730 });
  expect(database.bytes).toBeGreaterThan(1024 * 1024);
  expect(free.map(({ place }) => place)).toEqual(['data', 'backups']);
});

it('says where none are made, and where the objects lie in a bucket, which may not answer', async () => {
  const bucket = 'http://key:secret@127.0.0.1:1/zasobnik';
  const elsewhere = await startTestAppOnce({ BACKUP_DIR: 'off', STORAGE_URL: bucket });
  const { body } = await (await elsewhere.as('ROLE_ADMIN')).get<StorageUsage>(
    '/api/system/storage',
  );
  expect(body).toMatchObject({ objects: 'bucket', backups: null, abandoned: null });
  expect(body.free.map(({ place }) => place)).toEqual(['data']);
});
