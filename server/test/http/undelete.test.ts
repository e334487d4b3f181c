import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { describe, expect, it } from 'vitest';
import { deletedLines } from '#src/admin/report-deleted.ts';
import { listDeleted } from '#src/audit/deleted-records.ts';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { addTexts, move, newsOwner, noticeOwner, pageVersionOwner } from '#test/content-owners.ts';
import { download, pdf, uploaded } from '#test/documents.ts';
import { addAssignment, addGarden, addLogin, addParty, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_TREASURER');

const owners = {
  'a news entry': newsOwner,
  'a notice': noticeOwner,
  'a page version': pageVersionOwner,
};

describe('what was deleted comes back whole', () => {
  it.each(Object.entries(owners))('%s with its blocks in their order', async (_, createOwner) => {
    const owner = await createOwner(clerk);
    const [, second = ''] = await addTexts(clerk, owner, ['pierwszy', 'drugi']);
    await clerk.request(`${owner.actions}/add-image`, {
      method: 'POST',
      multipart: await pngForm({ ...owner.key, alt: 'Altana' }, { width: 40, height: 30 }),
    });
    await move(clerk, owner, second, 'up');
    const before = await clerk.get<{ id: string; content: { items: unknown[] } }>(owner.get);
    expect(before.body.content.items).toHaveLength(3);

    await clerk.delete(owner.delete);
    expect((await clerk.get(owner.get)).status).toBe(404);
    await undelete(app.db, { recordId: before.body.id, actor: commandLine });

    expect(await clerk.get(owner.get)).toMatchObject({ status: 200, body: before.body });
    await clerk.delete(owner.delete);
    await undelete(app.db, { recordId: before.body.id, actor: commandLine });
    expect(await clerk.get(owner.get)).toMatchObject({ status: 200, body: before.body });
  });

  it('a document with its bytes and its dates', async () => {
    const id = await uploaded(clerk, pdf);
    const publicationFromDate = '2026-05-01T06:00:00.000Z';
    await clerk.put('/api/file/update', { id, name: 'Statut', publicationFromDate });
    const { body } = await clerk.get<DocumentListItem>(`/api/file/get/${id}`);
    await clerk.delete(`/api/file/delete/${id}`);
    expect((await download(clerk, id)).status).toBe(404);

    await undelete(app.db, { recordId: id, actor: commandLine });
    expect((await clerk.get(`/api/file/get/${id}`)).body).toEqual(body);
    expect((await download(clerk, id)).bytes.toString()).toBe(pdf.content);
  });

  it('a party with its gardens and logins, whose passwords are gone', async () => {
    const { id } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
    const { loginId } = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
    const taken = await addLogin(app.db, { partyId: id, role: 'ROLE_USER', loginId: 'zofia' });
    const { id: gardenId } = await addGarden(app.db, { name: '17A' });
    await addAssignment(app.db, { partyId: id, gardenId, validFrom: '2020-03-01' });
    const { body: before } = await clerk.get<PartyDetails>(`/api/party/getDetails/${id}`);
    await clerk.delete(`/api/party/delete/${id}`);
    await app.db.deleteFrom('deletedLoginSecret').execute();
    await addLogin(app.db, { loginId: 'ZOFIA' });

    expect(await undelete(app.db, { recordId: id, actor: commandLine })).toMatchObject({
      name: 'Łąka Zofia',
      logins: [loginId],
      takenLogins: ['zofia'],
    });
    const { body: after } = await clerk.get<PartyDetails>(`/api/party/getDetails/${id}`);
    expect(after.party).toEqual(before.party);
    expect(after.party.gardens).toEqual([expect.objectContaining({ name: '17A' })]);
    expect(after.partyLogins).toEqual(
      before.partyLogins.filter((login) => login.loginId !== taken.loginId),
    );
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(401);
  });
});

describe('what cannot come back', () => {
  const deletedFile = async () => {
    const id = await uploaded(clerk, pdf);
    const { objectId } = await app.db
      .selectFrom('document')
      .select('objectId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await clerk.delete(`/api/file/delete/${id}`);
    return { id, objectId };
  };

  it('is a document whose object the sweep has removed', async () => {
    const { id, objectId } = await deletedFile();
    await app.db.deleteFrom('storedObject').where('id', '=', objectId).execute();
    await expect(undelete(app.db, { recordId: id, actor: commandLine })).rejects.toThrow(
      'Nie można przywrócić: pliku już nie ma (usunięte pliki są przechowywane 90 dni).',
    );
    expect((await clerk.get(`/api/file/get/${id}`)).status).toBe(404);
  });

  it('is a party whose register number somebody else has by now', async () => {
    const { id } = await addParty(app.db);
    const give = (partyId: string) =>
      app.db
        .updateTable('party')
        .set({ registerNumber: '114' })
        .where('id', '=', partyId)
        .execute();
    await give(id);
    await clerk.delete(`/api/party/delete/${id}`);
    await give((await addParty(app.db)).id);
    await expect(undelete(app.db, { recordId: id, actor: commandLine })).rejects.toThrow(
      'Nie można przywrócić: inny podmiot ma już ten sam numer ewidencyjny.',
    );
    expect((await clerk.get(`/api/party/get/${id}`)).status).toBe(404);
  });

  it('is what is there, came back already, or never was', async () => {
    const { id } = await addParty(app.db);
    const file = await deletedFile();
    await undelete(app.db, { recordId: file.id, actor: commandLine });
    for (const recordId of [id, file.id, 'bzdura', '']) {
      await expect(undelete(app.db, { recordId: recordId, actor: commandLine })).rejects.toThrow(
        `Nie ma nic do przywrócenia o numerze „${recordId}”.`,
      );
    }
  });
});

it('lists what was deleted and is gone, the newest first, with name, time and person', async () => {
  const older = await addParty(app.db, { firstName: 'Anna', lastName: 'Żółć' });
  const newer = await uploaded(clerk, pdf, 'Regulamin');
  await clerk.delete(`/api/party/delete/${older.id}`);
  await clerk.delete(`/api/file/delete/${newer}`);
  const [first, second] = await listDeleted(app.db);
  expect([first?.id, second?.id]).toEqual([newer, older.id]);
  const lines = deletedLines(first && second ? [first, second] : []);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^[0-9a-f-]{36} {2}\d{4}\.\d\d\.\d\d \d\d:\d\d {2}dokument „Regulamin” {2}usunięcie: Kowalski Jan$/,
    ),
    expect.stringContaining('podmiot „Żółć Anna”'),
  ]);

  await undelete(app.db, { recordId: newer, actor: commandLine });
  expect((await listDeleted(app.db)).map(({ id }) => id)).not.toContain(newer);
  expect(deletedLines([])).toEqual(['Nie ma nic do przywrócenia.']);
});
