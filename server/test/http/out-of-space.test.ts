import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { download, pdf, upload, uploaded } from '#test/documents.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { fileForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await serveApp({ databaseUrl: url });
afterAll(() => app.close());
const { id: loginId } = await addLogin(app.db);
const clerk = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, loginId) });

/** What an upload could have left in the database and on disk. */
async function traces() {
  const { db, storage, dataDir } = app;
  const rows = await db.selectFrom('document').select('id').execute();
  const objects = await db.selectFrom('storedObject').select('id').execute();
  const waiting = await readdir(join(dataDir, 'uploads')).catch(() => []);
  return { rows, objects, waiting, stored: await storedKeys(storage) };
}

async function expectUnavailable() {
  const { status, headers, body } = await upload(clerk, fileForm({ name: 'Regulamin' }, pdf));
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Puts a file where a folder was, so that nothing can be written or made there. */
async function loseFolder(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
}

it('a database without space, memory or connections stores nothing, and no object either', async () => {
  await uploaded(clerk, pdf);
  const before = await traces();
  for (const state of ['53100', '53200', '53300', '58030']) {
    await execute(
      ownerUrl,
      `create or replace function fail() returns trigger language plpgsql as
         $$ begin raise exception using errcode = '${state}'; end $$;
       create or replace trigger fail before insert on document for each row execute function fail()`,
    );
    await expectUnavailable();
    expect(await traces()).toEqual(before);
  }
  await execute(ownerUrl, 'drop trigger fail on document');
  await uploaded(clerk, pdf);
});

it.each(['ENOSPC', 'EDQUOT'])(
  'a temporary folder that refuses a file by %s is a 503, and the next upload goes through',
  async (code) => {
    const before = await traces();
    await using handle = await open(import.meta.filename);
    // What every file opened by `node:fs/promises` is an instance of; Node exports it nowhere.
    const files = Object.getPrototypeOf(handle) as typeof handle;
    const refuse = vi.spyOn(files, 'writeFile');
    refuse.mockRejectedValueOnce(Object.assign(new Error('no space'), { code }));
    await expectUnavailable();
    refuse.mockRestore();
    expect(await traces()).toEqual(before);
    await uploaded(clerk, pdf);
  },
);

it('a temporary folder that is lost is a 503 until it is there again', async () => {
  const folder = join(app.dataDir, 'uploads');
  await loseFolder(folder);
  const before = await traces();
  await expectUnavailable();
  expect(await traces()).toEqual(before);
  await rm(folder);
  await uploaded(clerk, pdf);
});

it('a storage folder that vanished is a 503 for writing and reading and is not made anew, until it is there again', async () => {
  const id = await uploaded(clerk, pdf);
  const before = await traces();
  const folder = join(app.dataDir, 'storage');
  const gone = { status: 503, body: { message: expect.stringContaining('zniknął') as string } };
  const expectGone = async () => {
    expect(await upload(clerk, fileForm({ name: 'Regulamin' }, pdf))).toMatchObject(gone);
    expect(await clerk.get('/api/health/ready')).toMatchObject(gone);
    expect((await download(clerk, id)).status).toBe(503);
    await expect(sweepStorage(app)).rejects.toMatchObject({ code: 'unavailable' });
  };
  await rename(folder, `${folder}-elsewhere`);
  await expectGone();
  expect(await readdir(app.dataDir)).not.toContain('storage');
  // Where a disk is not mounted an empty folder is left, and another disk bears another mark.
  await mkdir(folder);
  await expectGone();
  await writeFile(join(folder, 'grzadka-magazyn.txt'), `${newId()}\n`);
  await expectGone();
  await rm(folder, { recursive: true });
  await loseFolder(folder);
  await expectUnavailable();
  await rm(folder);

  await rename(`${folder}-elsewhere`, folder);
  expect((await clerk.get('/api/health/ready')).status).toBe(200);
  expect(await traces()).toEqual(before);
  expect((await download(clerk, id)).status).toBe(200);
});
