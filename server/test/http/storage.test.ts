import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { storageUrl } from '#src/core/config/storage-url.ts';
import { newId } from '#src/core/database/record-id.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { openS3Storage } from '#src/core/storage/s3-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { itemsOf, newsOwner } from '#test/content-owners.ts';
import { download, uploaded } from '#test/documents.ts';
import { openNetworkHole } from '#test/network-hole.ts';
import { serveApp } from '#test/serve-app.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { pngForm } from '#test/test-images.ts';
import {
  startHalfObject,
  startPagedListing,
  startTestBucket,
  storedKeys,
  temporaryFolder,
} from '#test/test-storage.ts';

await using undo = new AsyncDisposableStack();
const folder = undo.use(await temporaryFolder());
const bucket = undo.use(await startTestBucket());
const resources = undo.move();
afterAll(() => resources.disposeAsync());

const storages: [string, Storage][] = [
  ['a folder', openFolderStorage(join(folder.path, 'storage'))],
  ['a bucket', openS3Storage(storageUrl.parse(bucket.url))],
];

describe.each(storages)('%s', (_, storage) => {
  const put = (key: string, content: Buffer) =>
    storage.put(key, Readable.from(content), content.length);
  const keys = async () => {
    const found: string[] = [];
    for await (const batch of storage.list()) found.push(...batch.map(({ key }) => key));
    return found;
  };

  it('is ready once it is marked, which is no object', async () => {
    expect(await storage.readMark()).toBeNull();
    await storage.writeMark('znak');
    expect(await storage.readMark()).toBe('znak');
    await expect(storage.check()).resolves.toBeUndefined();
    expect(await keys()).toEqual([]);
  });

  it('knows the size of what is there, and what is not', async () => {
    const key = newId();
    expect(await storage.size(key)).toBeNull();
    await put(key, Buffer.from('0123'));
    expect(await storage.size(key)).toBe(4);
  });

  it.each([0, 1, 70_000, 1_500_000])('gives back %i bytes as they were', async (size) => {
    const key = newId();
    const content = randomBytes(size);
    await put(key, content);
    expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
  });

  it('gives back a part', async () => {
    const key = newId();
    await put(key, Buffer.from('0123456789'));
    const part = (first: number, last: number) => storage.read(key, { first, last }).then(buffer);
    expect((await part(0, 3)).toString()).toBe('0123');
    expect((await part(9, 9)).toString()).toBe('9');
  });

  it('lists what was written when and how large it is, and nothing that was deleted', async () => {
    const key = newId();
    const before = Date.now();
    await put(key, Buffer.from('treść'));
    const entries = (await Array.fromAsync(storage.list())).flat();
    const described = await entries.find((entry) => entry.key === key)?.describe();
    expect(described?.size).toBe(Buffer.byteLength('treść'));
    // A bucket has times in whole seconds.
    expect(Math.abs((described?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);

    await storage.delete(key);
    await storage.delete(key);
    expect(await keys()).not.toContain(key);
  });

  it('tells of an object that cannot be read', async () => {
    await expect(storage.read(newId())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('tells of content that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('początek');
        throw new Error('the sender is gone');
      })(),
    );
    await expect(storage.put(newId(), broken, 100)).rejects.toBeInstanceOf(AppError);
  });
});

it('a bucket is listed to its last page', async () => {
  const pages = [[newId(), newId()], [newId()], [newId(), newId()]];
  await using listing = await startPagedListing(pages);
  const storage = openS3Storage(storageUrl.parse(listing.url));
  const batches = await Array.fromAsync(storage.list());
  expect(batches.map((batch) => batch.map(({ key }) => key))).toEqual(pages);
});

describe('a bucket that goes silent', () => {
  it('fails every call', async () => {
    await using own = await startTestBucket();
    await using hole = await openNetworkHole(own.url);
    const storage = openS3Storage(storageUrl.parse(hole.url), { answer: 300, receipt: 300 });
    hole.cut();
    const calls = [
      storage.put(newId(), Readable.from('ok'), 2),
      storage.read(newId()),
      storage.size(newId()),
      storage.delete(newId()),
      Array.fromAsync(storage.list()),
      storage.check(),
    ];
    await Promise.all(
      calls.map((call) => expect(call).rejects.toMatchObject({ code: 'unavailable' })),
    );
    hole.mend();
    const written = async () => storage.put(newId(), Readable.from('ok'), 2).then(() => 'written');
    await expect.poll(() => written().catch(() => '')).toBe('written');
  });

  it('in the middle of an object fails its reader, but not one who pauses', async () => {
    await using own = await startHalfObject();
    // Time enough for the beginning of the object on a busy machine.
    const storage = openS3Storage(storageUrl.parse(own.url), { answer: 1_000, receipt: 1_000 });
    const body = await storage.read(newId());
    await once(body, 'readable');
    // What the time limit emits, while the reader has not taken what there is.
    body.emit('timeout');
    expect(body.destroyed).toBe(false);
    await expect(buffer(body)).rejects.toThrow('the storage went silent');
  });
});

describe('readiness', () => {
  it('includes the folder', async () => {
    const app = await startTestAppOnce();
    expect((await app.anonymous().get('/api/health/ready')).status).toBe(200);
    expect(await readdir(app.dataDir)).toContain('storage');
  });

  it('includes the bucket', async () => {
    await using own = await startTestBucket();
    const app = await startTestAppOnce({ STORAGE_URL: own.url });
    expect((await app.anonymous().get('/api/health/ready')).status).toBe(200);
    const missing = await startTestAppOnce({ STORAGE_URL: `${own.url}-inny` });
    expect((await missing.anonymous().get('/api/health/ready')).status).toBe(503);
    expect((await missing.anonymous().get('/api/health/live')).status).toBe(200);
  });

  it('does not wait for a bucket that does not answer', async () => {
    await using own = await startTestBucket();
    await using hole = await openNetworkHole(own.url);
    const { url: databaseUrl } = await createTestDatabase();
    const env = { STORAGE_URL: hole.url };
    const app = await serveApp({ databaseUrl, readinessLimit: 300, env });
    onTestFinished(() => app.close());
    const ready = async () => (await fetch(`${app.origin}/api/health/ready`)).status;
    await expect.poll(ready).toBe(200);
    hole.cut();
    expect(await ready()).toBe(503);
  });
});

it('documents and images live in the bucket that STORAGE_URL names', async () => {
  await using own = await startTestBucket();
  const app = await startTestAppOnce({ STORAGE_URL: own.url });
  const clerk = await app.as('ROLE_EMPLOYEE');
  const id = await uploaded(clerk, { content: '0123456789', name: 'cyfry.txt' });
  const empty = await uploaded(clerk, { content: '', name: 'pusty.txt' });
  const owner = await newsOwner(clerk);
  const image = await clerk.request(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  expect(image.status).toBe(201);

  expect((await download(clerk, id)).bytes.toString()).toBe('0123456789');
  expect((await download(clerk, id, { range: 'bytes=3-5' })).bytes.toString()).toBe('345');
  expect((await download(clerk, empty)).bytes).toHaveLength(0);
  const [item] = await itemsOf(clerk, owner);
  const url = item?.itemType === 'Image' ? item.url : '';
  expect((await clerk.get(url)).headers.get('content-type')).toBe('image/webp');
  expect(await storedKeys(app.storage)).toHaveLength(3);
  expect(await readdir(app.dataDir)).not.toContain('storage');
});

describe('STORAGE_URL', () => {
  it.each([
    [
      'https://klucz:se%2Fkret@s3.example.pl/ogrod',
      {
        endpoint: 'https://s3.example.pl',
        region: 'us-east-1',
        bucket: 'ogrod',
        credentials: { accessKeyId: 'klucz', secretAccessKey: 'se/kret' },
      },
    ],
    [
      'http://k:s@127.0.0.1:9000/ogrod/?region=pl',
      {
        endpoint: 'http://127.0.0.1:9000',
        region: 'pl',
        bucket: 'ogrod',
        credentials: { accessKeyId: 'k', secretAccessKey: 's' },
      },
    ],
    [
      's3://ogrod?region=eu-central-1',
      { endpoint: null, region: 'eu-central-1', bucket: 'ogrod', credentials: null },
    ],
  ])('%s says all there is to know', (url, settings) => {
    expect(storageUrl.parse(url)).toEqual(settings);
  });

  it.each([
    'ftp://k:s@host/ogrod',
    'https://k:s@host',
    'https://k:s@host/a/b',
    'https://k@host/ogrod',
    'https://host/ogrod',
    'https://k:%ZZ@host/ogrod',
    's3://',
    's3://k:s@ogrod/folder',
    'ogrod',
  ])('%s is refused', (url) => {
    const { error } = storageUrl.safeParse(url);
    expect(error?.issues[0]?.message).toContain('podaj adres magazynu plików');
  });
});
