import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { download, upload } from '#test/documents.ts';
import { openNetworkHole } from '#test/network-hole.ts';
import { fileForm } from '#test/test-images.ts';
import { startTestBucket } from '#test/test-storage.ts';
import { tellFigure } from './figure.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { mayMount, smallDisk } from './small-disk.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

const megabyte = 1024 * 1024;

/** Documents that were acknowledged, by their ids, with the hashes of what was sent. */
type Archive = Map<string, string>;

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Sends a document of a megabyte; keeps its hash when it is acknowledged, and gives the reply. */
async function send({ client }: Office, archive: Archive) {
  const content = Uint8Array.from(randomBytes(megabyte));
  const reply = await upload(client, fileForm({ name: 'Skan' }, { content, name: 'skan.bin' }));
  if (reply.status === 201) archive.set(reply.body.id, hashOf(content));
  return reply;
}

async function expectArchive({ client, db }: Office, archive: Archive): Promise<void> {
  for (const [id, hash] of archive) {
    const { status, bytes } = await download(client, id);
    expect([status, hashOf(bytes)]).toEqual([200, hash]);
  }
  const rows = await db.selectFrom('document').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...archive.keys()].toSorted());
}

async function expectRefused(office: Office): Promise<void> {
  const { status, headers, body } = await send(office, new Map());
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe.skipIf(!mayMount())('a full disk (where this user may mount one)', () => {
  it.each(['storage', 'uploads'])(
    'below the %s refuses documents, holds nothing else up, and takes them again when it has room',
    async (name) => {
      const disk = await smallDisk(400);
      const dataDir = newDataDir();
      // The database's user passes through it.
      await mkdir(dataDir, { mode: 0o711 });
      await symlink(disk.folder, join(dataDir, name));
      const office = await startOffice({ dataDir });
      const clerks = await setToWork(office);
      const archive: Archive = new Map();
      await send(office, archive);

      await disk.fill();
      await expectRefused(office);
      await untilWorking(clerks);
      await disk.empty();
      expect((await send(office, archive)).status).toBe(201);

      await expectArchive(office, archive);
      // And its mark.
      expect(await readdir(join(dataDir, 'storage'))).toHaveLength(archive.size + 1);
      expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
      expect([...clerks.failures]).toEqual([]);
      await expectKept(clerks, office.db);
      await stopOffice(office);
    },
  );
});

it('a storage folder that is gone and comes back', async () => {
  const office = await startOffice();
  const archive: Archive = new Map();
  await send(office, archive);
  const [id = ''] = archive.keys();
  const folder = join(office.dataDir, 'storage');
  await rename(folder, `${folder}-elsewhere`);
  expect((await download(office.client, id)).status).toBe(503);
  const clerks = await setToWork(office);
  await untilWorking(clerks);
  await expectRefused(office);
  await rename(`${folder}-elsewhere`, folder);
  await send(office, archive);
  await expectArchive(office, archive);
  await expectKept(clerks, office.db);
  await stopOffice(office);
});

it.each(['silent', 'stopped'] as const)('a bucket that is %s and comes back', async (fault) => {
  await using bucket = await startTestBucket();
  const hole = await openNetworkHole(bucket.url);
  onTestFinished(() => hole[Symbol.asyncDispose]());
  const office = await startOffice({ env: { STORAGE_URL: hole.url } });
  const archive: Archive = new Map();
  await send(office, archive);
  const [id = ''] = archive.keys();

  if (fault === 'silent') hole.cut();
  else await hole.close();
  const begun = performance.now();
  const clerks = await setToWork(office);
  const timed = async (reply: Promise<{ status: number }>) => {
    expect((await reply).status).toBe(503);
    return performance.now() - begun;
  };
  const [ready, read, sent] = await Promise.all([
    timed(office.client.get('/api/health/ready')),
    timed(download(office.client, id)),
    timed(send(office, archive)),
  ]);
  tellFigure(`bucket ${fault}, 503 after`, { ready, read, sent });
  await untilWorking(clerks);

  if (fault === 'silent') hole.mend();
  else await hole.reopen();
  const ended = performance.now();
  const take = async () => (await send(office, archive)).status;
  await expect.poll(take).toBe(201);
  tellFigure(`bucket ${fault}`, { 'well again after': performance.now() - ended });
  await expectArchive(office, archive);
  await expectKept(clerks, office.db);
  await stopOffice(office);
});
