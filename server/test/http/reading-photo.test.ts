import { buffer } from 'node:stream/consumers';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import {
  longestPhotoEdge,
  maxPhotoBytes,
  photoRefusals,
} from '@grzadka/contract/submission/photo-rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { deleteOldPhotos } from '#src/submission/photo/delete-old-photos.worker.ts';
import { addHolder, phonePhoto, report, takeReports } from '#test/own-garden.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { fileForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

const app = await startTestApp();
await takeReports(app);
const clerk = await app.as('ROLE_EMPLOYEE');

const addPhoto = (
  client: TestClient,
  clientKey: string,
  content: Uint8Array<ArrayBuffer> | string,
) =>
  client.request<ErrorBody>('/api/measurement/add-photo', {
    method: 'POST',
    multipart: fileForm({ clientKey }, { content, name: 'licznik.jpg', type: 'image/jpeg' }),
  });

async function photoOf(of: TestApp, clientKey: string): Promise<string | undefined> {
  const row = of.db.selectFrom('readingPhoto').select('id').where('clientKey', '=', clientKey);
  return (await row.executeTakeFirst())?.id;
}

/** A photo that a holder sent with a reading. */
async function sent(of: TestApp = app) {
  const holder = await addHolder(of);
  const clientKey = newId();
  const photo = await phonePhoto({ width: 60, height: 40 });
  const { body } = await report(holder, { clientKey, photo });
  return { holder, clientKey, id: (await photoOf(of, clientKey)) ?? '', submissionId: body.id };
}

const before = (interval: string) => sql<string>`now() - ${interval}::interval`;

it('a photo from a telephone is scaled, and nothing is left of where it was taken', async () => {
  const holder = await addHolder(app);
  const clientKey = newId();
  const taken = await phonePhoto();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect((await report(holder, { clientKey, photo: taken })).status).toBe(201);
  const id = (await photoOf(app, clientKey)) ?? '';
  const kept = await buffer(await app.storage.read(id));
  const { width, height, format, exif } = await sharp(kept).metadata();
  expect([width, height, format, exif]).toEqual([longestPhotoEdge, 1067, 'webp', undefined]);
});

it('a photo of 20 MB is taken, and little of it is kept', async () => {
  const holder = await addHolder(app);
  const clientKey = newId();
  await report(holder, { clientKey });
  // As a telephone that keeps a moment of film behind the picture.
  const taken = new Uint8Array(maxPhotoBytes);
  taken.set(await phonePhoto());
  expect((await addPhoto(holder.client, clientKey, taken)).status).toBe(204);
  const kept = await buffer(await app.storage.read((await photoOf(app, clientKey)) ?? ''));
  expect((await sharp(kept).metadata()).width).toBe(longestPhotoEdge);
  expect(kept.length).toBeLessThan(maxPhotoBytes / 50);
});

it('of a report that says what is read already stands with that reading', async () => {
  const { holder, id, submissionId } = await sent();
  const reading = { meterId: holder.meterId, measurementValue: '130' };
  const { body: typed } = await clerk.post<{ id: string }>('/api/meter/add-measurement', reading);
  const accepted = await clerk.post<{ id: string }>('/api/submission/accept', { id: submissionId });
  expect(accepted.body.id).toBe(typed.id);
  const { body } = await clerk.get(`/api/meter/${holder.meterId}/photos`);
  expect(body).toMatchObject({ items: [{ measurementId: typed.id, photo: { id } }] });
});

it('whoever sent it sees it, and staff, and nobody else', async () => {
  const { holder, id } = await sent();
  const stranger = await addHolder(app);
  const own = await holder.client.send(`/api/own/photo/${id}`);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await clerk.send(`/api/measurement/photo/${id}`)).status).toBe(200);
  expect((await stranger.client.get(`/api/own/photo/${id}`)).status).toBe(404);
  expect((await stranger.client.get(`/api/measurement/photo/${id}`)).status).toBe(403);
  // No image of a text.
  expect((await clerk.get(`/api/measurement/photo/${newId()}`)).status).toBe(404);
});

it('a photo comes after its reading, once, from whoever sent that', async () => {
  const [holder, stranger] = await Promise.all([addHolder(app), addHolder(app)]);
  const clientKey = newId();
  const photo = await phonePhoto({ width: 60, height: 40 });
  const early = await addPhoto(holder.client, clientKey, photo);
  expect([early.status, early.body.message]).toEqual([404, photoRefusals.noReading]);
  await report(holder, { clientKey });
  expect((await addPhoto(stranger.client, clientKey, photo)).status).toBe(404);
  const kept = (await storedKeys(app.storage)).length;
  const replies = await Promise.all([1, 2].map(() => addPhoto(holder.client, clientKey, photo)));
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect((await addPhoto(holder.client, clientKey, photo)).status).toBe(204);
  expect((await storedKeys(app.storage)).length).toBe(kept + 1);
});

it('a photo of a report that was replaced meanwhile is not kept, and its sender has nothing to do about it', async () => {
  const holder = await addHolder(app);
  const clientKey = newId();
  const photo = await phonePhoto({ width: 60, height: 40 });
  await report(holder, { clientKey });
  await report(holder, { measurementValue: '131' });
  const kept = (await storedKeys(app.storage)).length;
  expect((await addPhoto(holder.client, clientKey, photo)).status).toBe(204);
  expect(await photoOf(app, clientKey)).toBeUndefined();
  expect((await storedKeys(app.storage)).length).toBe(kept);
});

it('staff add one to a reading of their own', async () => {
  const { meterId } = await addHolder(app);
  const clientKey = newId();
  const reading = { meterId, measurementValue: '133', clientKey };
  expect((await clerk.post('/api/meter/add-measurement', reading)).status).toBe(201);
  const photo = await phonePhoto({ width: 60, height: 40 });
  expect((await addPhoto(clerk, clientKey, photo)).status).toBe(204);
  expect(await photoOf(app, clientKey)).toBeDefined();
});

it('a file that is no photo, or too large a one, is refused', async () => {
  const holder = await addHolder(app);
  const clientKey = newId();
  await report(holder, { clientKey });
  const text = await addPhoto(holder.client, clientKey, 'to nie jest zdjęcie');
  expect([text.status, text.body.fields]).toEqual([415, { file: photoRefusals.type }]);
  const large = await addPhoto(holder.client, clientKey, new Uint8Array(maxPhotoBytes + 1));
  expect(large.status).toBe(413);
  expect(await photoOf(app, clientKey)).toBeUndefined();
});

it('a photo is gone twelve months after the decision, and not before', async () => {
  const { clientKey, submissionId, id } = await sent();
  const decided = (interval: string) =>
    app.db
      .updateTable('submission')
      .set({ decidedAt: before(interval) })
      .where('id', '=', submissionId)
      .execute();
  // While it waits, it stays, however old it is.
  await sql`update reading_photo set created_at = created_at - interval '3 years'`.execute(app.db);
  expect(await deleteOldPhotos(app)).toBe(0);
  expect((await clerk.post('/api/submission/accept', { id: submissionId })).status).toBe(201);
  await decided('12 months - 1 hour');
  expect(await deleteOldPhotos(app)).toBe(0);
  await decided('12 months + 1 hour');
  expect(await deleteOldPhotos(app)).toBe(1);
  expect(await photoOf(app, clientKey)).toBeUndefined();
  expect(await storedKeys(app.storage)).not.toContain(id);
  const rows = app.db.selectFrom('storedObject').select('id').where('id', '=', id);
  expect(await rows.execute()).toEqual([]);
});

it('a photo without a decision is gone twelve months after its reading was recorded', async () => {
  const { meterId, loginId, client } = await addHolder(app);
  const photo = await phonePhoto({ width: 60, height: 40 });
  const addRecorded = async (interval: string) => {
    const clientKey = newId();
    await sql`
      insert into measurement (id, meter_id, value, measured_at, client_key, login_id, recorded_at)
      values (${newId()}, ${meterId}, 125, '2025-09-01', ${clientKey}, ${loginId}, ${before(interval)})
    `.execute(app.db);
    expect((await addPhoto(client, clientKey, photo)).status).toBe(204);
    return clientKey;
  };
  const [over, left] = [
    await addRecorded('12 months + 1 hour'),
    await addRecorded('12 months - 1 hour'),
  ];
  await deleteOldPhotos(app);
  expect(await photoOf(app, over)).toBeUndefined();
  expect(await photoOf(app, left)).toBeDefined();
});

it('the sweep keeps it as long as it is there, and the checks know whose it is', async () => {
  const own = await startTestAppOnce();
  await takeReports(own);
  const { id, holder } = await sent(own);
  const passed = sql`update stored_object set unused_since = unused_since - interval '100 days'`;
  for (let night = 0; night < 2; night += 1) {
    expect(await sweepStorage(own)).toMatchObject({ unused: 0, orphans: 0 });
    await passed.execute(own.db);
  }
  expect(await storedKeys(own.storage)).toEqual([id]);
  // The next report takes the place of the first one, and its photo goes with the sweep.
  await report(holder, { measurementValue: '131' });
  await sweepStorage(own);
  await passed.execute(own.db);
  expect(await sweepStorage(own)).toMatchObject({ unused: 1 });
  expect(await storedKeys(own.storage)).toEqual([]);
});
