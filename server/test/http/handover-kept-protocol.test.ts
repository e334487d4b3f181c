import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import { download } from '#test/documents.ts';
import { handoverCalls } from '#test/handover-calls.ts';
import { addChangingPlot, paperOf } from '#test/handover-papers.ts';
import { addHandover, handoverOf } from '#test/handovers.ts';
import { postDebt, postPayment } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));
const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
const admin = await app.as('ROLE_ADMIN');
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const day = '2026-10-31';

/** A plot that has changed hands, with the protocol of that. */
async function kept(name: string) {
  const plot = await addChangingPlot(db, { name, day });
  const { id: handoverId } = await addHandover(db, plot.changes);
  await handoverCalls(treasurer).end(handoverId);
  const { documentId } = await handoverOf(treasurer, handoverId);
  return { ...plot, handoverId, documentId: documentId ?? '' };
}

describe('the protocol of a handover that has ended', () => {
  it('is a document of the garden, and stays what it was', async () => {
    const { documentId, handoverId, gardenId, settlementId } = await kept('K-1');
    const { bytes } = await download(employee, documentId);
    expect((await employee.get(`/api/file/get/${documentId}`)).body).toMatchObject({
      name: 'Protokół przekazania działki K-1, 31.10.2026',
      fileName: 'protokol-przekazania-K-1-2026-10-31.pdf',
      gardenId,
      ledgerYear: null,
      state: 'draft',
    });
    expect((await handoverOf(treasurer, handoverId)).documentId).toBe(documentId);
    await postDebt(db, {
      account: settlementId,
      day: '2026-11-02',
      parts: [{ amount: 1_00, dueOn: '2026-11-30' }],
    });
    await postPayment(db, { account: settlementId, day: '2026-11-02', amount: 1_00 });
    const again = await paperOf(treasurer, handoverId, 'protocol');
    expect(again.response.status).toBe(200);
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(again.text).toContain('Oddaje Świętosław Żółć');
    // That of who came is there, too.
    expect(again.text.match(/Konto rozliczeniowe GR\d{8} /g)).toHaveLength(2);
    const found = await employee.get('/api/search?phrase=protok%C3%B3%C5%82%20K-1');
    expect(JSON.stringify(found.body)).toContain(documentId);
  });

  it('is not changed, published, deleted or taken along', async () => {
    const { documentId: id } = await kept('K-2');
    const refusal = expect.stringContaining('To protokół przekazania działki.');
    const update = { id, name: 'Zwykły dokument', publicationFromDate: new Date().toISOString() };
    const changed = await admin.put<ErrorBody>('/api/file/update', update);
    expect([changed.status, changed.body.message]).toEqual([409, refusal]);
    const removed = await admin.delete<ErrorBody>(`/api/file/delete/${id}`);
    expect([removed.status, removed.body.message]).toEqual([409, refusal]);
    for (const action of ['publish-now', 'end-publication', 'delete'] as const) {
      const { body } = await admin.post<{ done: number; failed: { message: string }[] }>(
        '/api/file/bulk',
        { action, ids: [id] },
      );
      expect([body.done, body.failed[0]?.message], action).toEqual([0, refusal]);
    }
    const everything = {
      action: 'delete',
      query: { 'filter-by-name': 'true', 'name-pattern': 'K-2' },
    };
    expect((await admin.post('/api/file/bulk', everything)).body).toMatchObject({ done: 0 });
    // Whatever the program forgot, the database does not publish it, nor give it to anybody.
    await expect(
      execute(url, `update document set publication_from_date = now() where id = '${id}'`),
    ).rejects.toThrow('document_of_garden_is_unpublished');
    const attached = `
      insert into message (id, kind) values ('${newId()}', 'information');
      insert into message_attachment (message_id, document_id, position)
      select message.id, '${id}', 0 from message limit 1
    `;
    await expect(execute(ownerUrl, attached)).rejects.toThrow('goes nowhere');
  });

  it('is not there where the storage does not take it, as the end is not, nor by a dry run', async () => {
    const plot = await addChangingPlot(db, { name: 'K-3', day });
    const { id } = await addHandover(db, plot.changes);
    const { preview, complete } = handoverCalls(treasurer);
    const objects = async () => {
      const { rows } = await sql`select id from stored_object`.execute(db);
      const files = await Array.fromAsync(app.storage.list());
      return [rows.length, files.flat().length];
    };
    const before = await objects();
    const { body } = await preview(id);
    expect(body.missing).toEqual([]);
    expect(await objects()).toEqual(before);
    const put = vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new AppError('unavailable'));
    expect((await complete(id, body.shown)).status).toBe(503);
    put.mockRestore();
    expect(await objects()).toEqual(before);
    expect(await handoverOf(treasurer, id)).toMatchObject({ state: 'open', documentId: null });
    expect((await complete(id, body.shown)).status).toBe(204);
  });

  it.each([
    ['one night after the other', false],
    ['in one night', true],
  ])('goes when all whom it names are erased, %s', async (_, atOnce) => {
    const { documentId, handoverId, gardenId, sellerId, buyerId } = await kept(
      atOnce ? 'K-5' : 'K-4',
    );
    const isOver = { validThru: '2026-11-15' };
    await db
      .updateTable('assignment')
      .set(isOver)
      .where('gardenId', '=', gardenId)
      .where('partyId', '=', buyerId)
      .execute();
    const { objectId } = await db
      .selectFrom('document')
      .select('objectId')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    const erase = async (partyId: string) => {
      const asked = { partyId, ground: 'not-needed', askedOn: '2026-11-01', askedBy: 'person' };
      const { status, body } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);
      expect(status).toBe(201);
      await sql`update erasure set held_thru = '2020-01-01' where id = ${body.id}`.execute(db);
    };
    await erase(sellerId);
    if (!atOnce) await eraseDue(needs);
    expect((await download(treasurer, documentId)).status).toBe(200);
    await erase(buyerId);
    await eraseDue(needs);
    expect((await download(treasurer, documentId)).status).toBe(404);
    expect(await app.storage.size(objectId)).toBeNull();
    expect(await handoverOf(treasurer, handoverId)).toMatchObject({ documentId: null });
    const { text } = await paperOf(treasurer, handoverId, 'protocol');
    expect(text).not.toContain('Żółć');
  });
});
