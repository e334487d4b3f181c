import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import { migrate } from '#src/core/schema/migrate.ts';
import { databaseOf } from '#test/old-database.ts';

const [party, former, garden, other, login] = Array.from({ length: 5 }, newId);

it('keeps what assignments, logins and the audit held before they were named anew', async () => {
  const { db } = await databaseOf('0024_page');
  await sql`
    insert into party (id, party_type, first_name, last_name) values (${party}, 'person', 'Anna', 'Lis')
  `.execute(db);
  await sql`
    insert into garden (id, sector_id, name) values (${garden}, 1, '7'), (${other}, 1, '8')
  `.execute(db);
  await sql`
    insert into login (id, party_id, login_id, password_hash, role)
    values (${login}, ${party}, 'anna', 'x', 'ROLE_USER')
  `.execute(db);
  // A holding entered twice, which the program has refused for long, and one that is over.
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from, valid_thru) values
      (${newId()}, ${garden}, ${party}, '2020-01-01', '2024-12-31'),
      (${newId()}, ${garden}, ${party}, '2022-01-01', null),
      (${newId()}, ${other}, ${party}, null, '2019-12-31')
  `.execute(db);
  const deleted = {
    party: [
      { id: former, partyType: 'person', firstName: 'Jan', lastName: 'Wilk', name: 'Wilk Jan' },
    ],
    login: [{ id: newId(), partyId: former, loginId: 'jan', role: 'ROLE_USER', enabled: true }],
    assignment: [
      { id: newId(), gardenId: other, partyId: former, validFrom: '2020-01-01', validThru: null },
    ],
  };
  await sql`
    insert into audit_entry (id, actor, action, record_type, record_id, before)
    values (${newId()}, 'Zofia', 'delete', 'party', ${former}, ${JSON.stringify(deleted)})
  `.execute(db);

  await migrate(db);

  const holdings = db.selectFrom('assignment').select(['gardenId', 'validFrom', 'validThru']);
  expect(
    await holdings
      .where('partyId', '=', party ?? '')
      .orderBy('validThru')
      .execute(),
  ).toEqual([
    { gardenId: other, validFrom: null, validThru: '2019-12-31' },
    { gardenId: garden, validFrom: '2020-01-01', validThru: 'infinity' },
  ]);
  expect(await db.selectFrom('login').select(['id', 'userName']).execute()).toEqual([
    { id: login, userName: 'anna' },
  ]);
  const restored = await undelete(db, { recordId: former ?? '', actor: commandLine });
  expect(restored).toMatchObject({ name: 'Wilk Jan', logins: ['jan'], takenLogins: [] });
  expect(await holdings.where('partyId', '=', former ?? '').execute()).toEqual([
    { gardenId: other, validFrom: '2020-01-01', validThru: 'infinity' },
  ]);
});

it('brings back the documents and the blocks that were deleted before they were named anew', async () => {
  const { db } = await databaseOf('0032_audit');
  const [news, content, block, document, object] = Array.from({ length: 5 }, newId);
  await sql`insert into stored_object (id) values (${object})`.execute(db);
  const deletedNews = {
    content: [{ id: content }],
    contentItem: [
      { id: block, contentId: content, position: 1, itemType: 'HtmlText', html: '<p>Woda</p>' },
    ],
    news: [{ id: news, contentId: content, title: 'Zebranie' }],
  };
  const deletedDocument = {
    file: [
      {
        id: document,
        objectId: object,
        name: 'Statut',
        fileName: 'statut.pdf',
        contentType: 'application/pdf',
        size: 7,
      },
    ],
  };
  const added = { id: newId(), position: 2, itemType: 'HtmlText' };
  await sql`
    insert into audit_entry (id, actor, action, record_type, record_id, before, after) values
      (${newId()}, 'Zofia', 'add-html-text', 'news', ${newId()}, null, ${JSON.stringify(added)}),
      (${newId()}, 'Zofia', 'delete', 'news', ${news}, ${JSON.stringify(deletedNews)}, null),
      (${newId()}, 'Zofia', 'delete', 'file', ${document}, ${JSON.stringify(deletedDocument)}, null)
  `.execute(db);

  await migrate(db);

  await undelete(db, { recordId: news ?? '', actor: commandLine });
  expect(
    await db.selectFrom('contentBlock').select(['id', 'contentId', 'blockType', 'html']).execute(),
  ).toEqual([{ id: block, contentId: content, blockType: 'HtmlText', html: '<p>Woda</p>' }]);
  const restored = await undelete(db, { recordId: document ?? '', actor: commandLine });
  expect(restored).toMatchObject({ recordType: 'document', name: 'Statut' });
  expect(await db.selectFrom('document').select(['id', 'fileName']).execute()).toEqual([
    { id: document, fileName: 'statut.pdf' },
  ]);
  const told = db.selectFrom('auditEntry').select('after').where('action', '=', 'add-html-text');
  expect(await told.execute()).toEqual([
    { after: { id: added.id, position: 2, blockType: 'HtmlText' } },
  ]);
});
