import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { addTexts, itemsOf, newsOwner } from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { startTestAppOnce, type TestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

const nothing = { unused: 0, orphans: 0, isSuspicious: false };

/** Leaves an object as a crash before its row would, `hours` ago. */
async function leaveOrphan(app: TestApp, hours: number, key: string = newId()): Promise<string> {
  await app.storage.put(key, Readable.from(['x']), 1);
  const then = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(app.dataDir, 'storage', key), then, then);
  return key;
}

/** Makes everything that is unused so since `days` ago. */
async function passDays(app: TestApp, days: number): Promise<void> {
  await sql`
    update stored_object set unused_since = unused_since - make_interval(days => ${days})
  `.execute(app.db);
}

it('keeps what is used, however old', async () => {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  await uploaded(clerk, pdf);
  const owner = await newsOwner(clerk);
  await clerk.request(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  const before = await storedKeys(app.storage);
  expect(before).toHaveLength(2);
  for (const key of before) {
    await utimes(join(app.dataDir, 'storage', key), new Date(0), new Date(0));
  }
  expect(await sweepStorage(app)).toEqual(nothing);
  await passDays(app, 1000);
  expect(await sweepStorage(app)).toEqual(nothing);
  expect(await storedKeys(app.storage)).toEqual(before);
});

it('removes what was deleted once it can no longer be restored', async () => {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  const id = await uploaded(clerk, pdf);
  const owner = await newsOwner(clerk);
  await clerk.request(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  await clerk.delete(`/api/file/delete/${id}`);
  await clerk.delete(owner.delete);

  expect(await sweepStorage(app)).toEqual(nothing);
  await passDays(app, 89);
  expect(await sweepStorage(app)).toEqual(nothing);
  expect(await storedKeys(app.storage)).toHaveLength(2);
  await passDays(app, 2);
  expect(await sweepStorage(app)).toEqual({ ...nothing, unused: 2 });
  expect(await storedKeys(app.storage)).toEqual([]);
  expect(await app.db.selectFrom('image').select('id').execute()).toEqual([]);
});

it('counts anew when something is used again', async () => {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  const owner = await newsOwner(clerk);
  const image = await clerk.request<{ id: string }>(`${owner.actions}/add-image`, {
    method: 'POST',
    multipart: await pngForm({ ...owner.key, alt: 'x' }),
  });
  const [textId = ''] = await addTexts(clerk, owner, ['raz']);
  const [item] = await itemsOf(clerk, owner);
  const imageId = item?.itemType === 'Image' ? (item.url.split('/').at(-1) ?? '') : '';
  await clerk.delete(`${owner.items}/${image.body.id}`);
  await sweepStorage(app);
  await passDays(app, 60);

  const restored = { blockType: 'Image', alt: 'x', html: null, imageId } as const;
  await app.db.updateTable('contentBlock').set(restored).where('id', '=', textId).execute();
  await sweepStorage(app);
  await passDays(app, 1000);
  await clerk.delete(`${owner.items}/${textId}`);
  await sweepStorage(app);
  await passDays(app, 60);
  expect(await sweepStorage(app)).toEqual(nothing);
  expect((await clerk.get(`/api/image/${imageId}`)).status).toBe(200);
});

it('removes what a crash left a day ago, and no foreign object', async () => {
  const app = await startTestAppOnce();
  const young = await leaveOrphan(app, 23);
  const foreign = await leaveOrphan(app, 1000, 'notatki.txt');
  await leaveOrphan(app, 25);
  expect(await sweepStorage(app)).toEqual({ ...nothing, orphans: 1 });
  expect(await storedKeys(app.storage)).toEqual([young, foreign].toSorted());
});

it('touches nothing when the database knows none of what is stored', async () => {
  const app = await startTestAppOnce();
  const keys = await Promise.all(Array.from({ length: 21 }, () => leaveOrphan(app, 100)));
  expect(await sweepStorage(app)).toEqual({ ...nothing, isSuspicious: true });
  expect(await storedKeys(app.storage)).toEqual(keys.toSorted());
});

it('leaves one orphan at most when the storage fails, and goes on the next time', async () => {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  for (const name of ['raz', 'dwa', 'trzy']) {
    await clerk.delete(`/api/file/delete/${await uploaded(clerk, pdf, name)}`);
  }
  await sweepStorage(app);
  await passDays(app, 91);
  const failing = { ...app.storage, delete: () => Promise.reject(new Error('the disk is gone')) };
  await expect(sweepStorage({ db: app.db, storage: failing })).rejects.toThrow('the disk is gone');
  expect(await app.db.selectFrom('storedObject').select('id').execute()).toHaveLength(2);
  expect(await sweepStorage(app)).toEqual({ ...nothing, unused: 2 });
});
