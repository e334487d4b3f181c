import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest, manifestName, manifestSumName } from '#src/backup/archive/archive-format.ts';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import { storageUrl } from '#src/core/config/storage-url.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { openS3Storage } from '#src/core/storage/s3-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { addText, newsOwner } from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
  addSecondFactor,
} from '#test/factories.ts';
import {
  emptyInstallation,
  everyGuard,
  everyObject,
  everyRow,
  installationOf,
} from '#test/installation.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';
import { startTestBucket, storedKeys } from '#test/test-storage.ts';

const tarBlock = 512;

/** Fills an application with something of everything. */
async function fill(app: TestApp): Promise<void> {
  const { db } = app;
  const clerk = await app.as('ROLE_TREASURER');
  await addSecondFactor(db, (await addLogin(db)).id);
  const { id: gardenId } = await addGarden(db);
  const { id: partyId } = await addParty(db, { lastName: 'Żółć\t\\N\n"x"' });
  await addAssignment(db, { gardenId, partyId });
  const { id: meterId } = await addMeter(db, { gardenId });
  for (const day of ['2026-01-01', '2026-02-01']) {
    await addMeasurement(db, { meterId, value: '12.345', measuredAt: `${day}T10:00:00.123Z` });
  }
  const owner = await newsOwner(clerk);
  await addText(clerk, owner, 'Zebranie');
  const form = await pngForm({ ...owner.key, alt: 'x' });
  await clerk.request(`${owner.actions}/add-image`, { method: 'POST', multipart: form });
  // More than one read of the storage, and no whole number of blocks.
  await uploaded(clerk, { ...pdf, content: Uint8Array.from(randomBytes(100_001)) }, 'Duży');
  await uploaded(clerk, { ...pdf, content: '' }, 'Pusty');
  await clerk.delete(`/api/file/delete/${await uploaded(clerk, pdf, 'Usunięty')}`);
}

/** An archive without one of its entries, and with a manifest that does not list it where that is to fit. */
async function withoutEntry(archive: Buffer, removed: string, fits: boolean): Promise<Buffer> {
  const entries = new Map<string, Buffer>();
  for await (const entry of Readable.from([archive]).pipe(extract())) {
    entries.set(entry.header.name, await buffer(entry));
  }
  entries.delete(removed);
  if (fits) {
    const listed = manifest.parse(JSON.parse(String(entries.get(manifestName))));
    const kept = listed.entries.filter(({ name }) => name !== removed);
    const text = JSON.stringify({ ...listed, objects: listed.objects - 1, entries: kept });
    const sum = createHash('sha256').update(text).digest('hex');
    entries.set(manifestName, Buffer.from(text));
    entries.set(manifestSumName, Buffer.from(`${sum}  ${manifestName}\n`));
  }
  const tar = pack();
  for (const [name, content] of entries) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}

const app = await startTestApp();
/** Where nothing may come to be. */
const untouched = await emptyInstallation(afterAll);
let path: string;
let folder: string;
beforeAll(async () => {
  await fill(app);
  folder = app.dataDir;
  path = join(folder, 'kopia.tar');
  await backUp(await installationOf(app), path);
});

describe('an archive', () => {
  it('comes back in an empty installation row by row and byte by byte, and from there again', async () => {
    const there = await emptyInstallation();
    await restore(there, path, { replace: false });
    await bringUpToDate(there);
    const rows = await everyRow(app.db);
    expect(rows['measurement']).toHaveLength(2);
    expect([rows['second_factor'], rows['recovery_code']]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    expect(await everyRow(there.db)).toEqual(rows);
    const objects = await everyObject(app.storage);
    expect(Object.keys(objects)).toHaveLength(4);
    expect(await everyObject(there.storage)).toEqual(objects);
    expect(await everyGuard(there.db)).toEqual(await everyGuard(app.db));

    const again = join(folder, 'z-powrotem.tar');
    const used = await startTestAppOnce();
    await uploaded(await used.as('ROLE_EMPLOYEE'), pdf, 'Inny');
    await backUp(there, again);
    const target = await installationOf(used);
    await expect(restore(target, again, { replace: false })).rejects.toThrow(
      /^W programie są już dane\. .* --replace/,
    );
    expect(await everyObject(used.storage)).not.toEqual(objects);
    await restore(target, again, { replace: true });
    await bringUpToDate(target);
    // As the application's role.
    expect(await everyRow(used.db)).toEqual(rows);
    expect(await everyObject(used.storage)).toEqual(objects);
  });

  it('passes from a folder into a bucket, and from there into a folder', async () => {
    await using bucket = await startTestBucket();
    const storage = openS3Storage(storageUrl.parse(bucket.url));
    const there = { ...(await emptyInstallation()), storage };
    await restore(there, path, { replace: false });
    const objects = await everyObject(app.storage);
    expect(await everyObject(storage)).toEqual(objects);

    const again = join(folder, 'z-magazynu.tar');
    await backUp({ url: there.ownerUrl, storage }, again);
    const back = await emptyInstallation();
    await restore(back, again, { replace: false });
    expect(await everyObject(back.storage)).toEqual(objects);
    expect(await everyRow(back.db)).toEqual(await everyRow(app.db));
  });

  it('is for its owner alone, and nothing is left aside', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readdir(dirname(path))).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('carries neither sessions nor messages', async () => {
    const text = (await readFile(path)).toString('latin1');
    expect(text).toContain('tables/login/');
    expect(text).not.toMatch(
      /tables\/(session|pending_sign_in|known_device|sign_in_attempt|mail_message)\//,
    );
  });
});

describe('an archive of an earlier version', () => {
  const kept = fileURLToPath(new URL('../archives/', import.meta.url));
  // One of each release is kept, as that release wrote it.
  it.each([['version-0.1.0.tar', { gardens: 30, measurements: 37 }]])(
    '%s comes back',
    async (name, counts) => {
      const there = await emptyInstallation();
      await restore(there, join(kept, name), { replace: false });
      await bringUpToDate(there);
      const { garden, measurement, document } = await everyRow(there.db);
      expect({ gardens: garden?.length, measurements: measurement?.length }).toEqual(counts);
      expect(document).toHaveLength(1);
      const contents = Object.values(await everyObject(there.storage));
      expect(contents).toHaveLength(2);
      expect(contents).toContain(Buffer.from('Regulamin ogrodu').toString('base64'));
      expect(await everyGuard(there.db)).toEqual(await everyGuard(app.db));
    },
  );
});

describe('nothing changes', () => {
  async function refusal(
    change: (bytes: Buffer) => Promise<Buffer> | Buffer | string,
    name: string,
  ) {
    const file = join(folder, `${name}.tar`);
    await writeFile(file, await change(await readFile(path)));
    const word = await restore(untouched, file, { replace: true }).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    expect(await everyRow(untouched.db)).toEqual({});
    expect(await storedKeys(untouched.storage)).toEqual([]);
    return word.replace(file, 'PLIK');
  }
  const damaged = 'Kopia zapasowa „PLIK” jest uszkodzona lub niekompletna. Niczego nie zmieniono.';
  const damagedIn = (entry: string) => damaged.replace('.', ` (${entry}).`);
  const foreign = 'Plik „PLIK” nie jest kopią zapasową Grządki. Niczego nie zmieniono.';

  function flipped(bytes: Buffer, at: number): Buffer {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  }
  const lastOf = (bytes: Buffer, text: string) => bytes.lastIndexOf(text) + 1;
  /** Where the content of the last entry begins whose name begins so; the manifest names it, too. */
  function lastContent(bytes: Buffer, name: string): number {
    let header = bytes.lastIndexOf(name);
    while (header % tarBlock !== 0) header = bytes.lastIndexOf(name, header - 1);
    return header + tarBlock;
  }

  it.each([
    ['a byte of a table', (bytes: Buffer) => bytes.indexOf('tables/login/') + 520],
    ['a byte of an object', (bytes: Buffer) => lastContent(bytes, 'objects/0')],
  ])('for an archive with a fault in %s, which it names', async (name, at) => {
    const word = await refusal((bytes) => flipped(bytes, at(bytes)), name);
    expect(word).toMatch(/niekompletna \((tables\/login|objects)\/\S+\)\. Niczego/);
  });

  it.each([
    ['the name of an entry', (bytes: Buffer) => bytes.indexOf('tables/party/')],
    ['the time in the manifest', (bytes: Buffer) => lastOf(bytes, '"createdAt"') + 15],
    ['the sum of the manifest', (bytes: Buffer) => lastOf(bytes, '  manifest.json\n') - 5],
  ])('for an archive with a fault in %s', async (name, at) => {
    expect(await refusal((bytes) => flipped(bytes, at(bytes)), name)).toBe(damaged);
  });

  it.each([
    ['in the middle', (bytes: Buffer) => bytes.length / 2],
    ['before the manifest', (bytes: Buffer) => bytes.lastIndexOf('manifest.json\0')],
  ])('for an archive cut %s', async (name, length) => {
    expect(await refusal((bytes) => bytes.subarray(0, length(bytes)), name)).toBe(damaged);
  });

  it.each([
    ['which its manifest lists', false],
    ['and its manifest made to fit', true],
  ])('for an archive with an object taken out, %s', async (name, fits) => {
    const removed = (await everyRow(app.db))['stored_object']?.[0]?.slice(1, 37) ?? '';
    const entry = `objects/${removed}`;
    expect(await refusal((bytes) => withoutEntry(bytes, entry, fits), name)).toBe(damagedIn(entry));
  });

  it('when the storage gives up half-way: what it has taken by then goes again', async () => {
    let puts = 0;
    const storage: Storage = {
      ...untouched.storage,
      put(...object) {
        puts += 1;
        return puts < 3 ? untouched.storage.put(...object) : Promise.reject(new Error('full'));
      },
    };
    const restored = restore({ ...untouched, storage }, path, { replace: false });
    await expect(restored).rejects.toThrow('full');
    expect(puts).toBe(3);
    expect(await everyRow(untouched.db)).toEqual({});
    expect(await storedKeys(untouched.storage)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Ala ma kota\n'.repeat(1000)],
  ])('for a file that is no archive but %s', async (name, content) => {
    expect(await refusal(() => content, name)).toBe(foreign);
  });
});
