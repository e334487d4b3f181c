import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageUrl } from '#src/core/config/storage-url.ts';
import { newId } from '#src/core/database/record-id.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { describeForeignStorage, ownStorage } from '#src/core/storage/own-storage.ts';
import { openS3Storage } from '#src/core/storage/s3-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { startTestApp } from '#test/test-app.ts';
import { startTestBucket } from '#test/test-storage.ts';

const app = await startTestApp();
beforeAll(async () => void (await uploaded(await app.as('ROLE_EMPLOYEE'), pdf)));
const folder = join(app.dataDir, 'storage');
const gone = { code: 'unavailable', message: expect.stringContaining('zniknął') as string };

/** As an earlier version left them. */
async function withoutMarks(): Promise<void> {
  await app.db.deleteFrom('storageMark').execute();
  await rm(join(folder, 'grzadka-magazyn.txt'), { force: true });
}

const marked = async () =>
  (await app.db.selectFrom('storageMark').select('mark').execute())[0]?.mark;

describe('the first start of this version', () => {
  it('marks a folder that has objects, once for several processes', async () => {
    await withoutMarks();
    await Promise.all([app.storage.check(), app.storage.check(), app.storage.check()]);
    expect(await openFolderStorage(folder).readMark()).toBe(await marked());
  });

  it('makes no folder anew where the database names objects, and takes the right one when it is there', async () => {
    await withoutMarks();
    await rename(folder, `${folder}-elsewhere`);
    await expect(app.storage.check()).rejects.toMatchObject(gone);
    expect(await describeForeignStorage(openFolderStorage(folder), app.db)).not.toContain('zapisz');
    expect(await marked()).toBeUndefined();
    await rename(`${folder}-elsewhere`, folder);
    await expect(app.storage.check()).resolves.toBeUndefined();
  });
});

it('a folder that was copied elsewhere is the same one; another one is told with the way out', async () => {
  const copy = join(app.dataDir, 'kopia-folderu');
  await cp(folder, copy, { recursive: true });
  const there = openFolderStorage(copy);
  await expect(ownStorage(there, app.db).check()).resolves.toBeUndefined();
  expect(await describeForeignStorage(there, app.db)).toBeNull();

  const mark = join(copy, 'grzadka-magazyn.txt');
  await writeFile(mark, newId());
  await expect(ownStorage(there, app.db).check()).rejects.toMatchObject(gone);
  const line = await describeForeignStorage(there, app.db);
  expect(line).toContain(
    await readFile(join(folder, 'grzadka-magazyn.txt'), 'utf8').then((text) => text.trim()),
  );
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startTestBucket>>;
  beforeAll(async () => {
    bucket = await startTestBucket();
  });
  afterAll(() => bucket[Symbol.asyncDispose]());

  it('that is empty is not taken for the one of this database', async () => {
    const storage: Storage = openS3Storage(storageUrl.parse(bucket.url));
    const own = ownStorage(storage, app.db);
    await expect(own.check()).rejects.toMatchObject(gone);
    await expect(own.size(newId())).rejects.toMatchObject(gone);
    await storage.writeMark((await marked()) ?? '');
    await expect(own.check()).resolves.toBeUndefined();
    expect(await own.size(newId())).toBeNull();
  });
});
