import type { Role } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { PartyDetails } from '@grzadka/contract/party/party-reply';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { forgetLoginSecrets } from '#src/party/deleted-login-secrets.ts';
import { auditOf, insertDatedEntries } from '#test/audit-trail.ts';
import { addTexts, newsOwner, noticeOwner, pageVersionOwner } from '#test/content-owners.ts';
import { download, pdf, uploaded } from '#test/documents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addParty,
  addSecondFactor,
  addZone,
  testPassword,
} from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_TREASURER');
const manager = await app.as('ROLE_SUPER_USER');

/** Deletes a record and gives the entry of the audit that the reply names. */
async function deleted(client: TestClient, path: string): Promise<string> {
  const { status, headers } = await client.delete(path);
  expect(status).toBe(204);
  return headers.get('audit-entry') ?? '';
}

const restore = (client: TestClient, id: string) =>
  client.post<ErrorBody & { recordId: string }>('/api/audit/restore', { id });

/**
 * Lets two minutes pass: the entry of the audit for a deletion, which nobody may change, is written once more under another id
 * and with an earlier time.
 */
async function twoMinutesLater(entry: string): Promise<string> {
  await sql`
    update deleted_login_secret set deleted_at = deleted_at - interval '2 minutes'
  `.execute(app.db);
  const earlier = newId();
  const { ownerUrl } = await installationOf(app);
  const again = sql`
    insert into audit_entry (id, at, login_id, actor, action, record_type, record_id, before)
    select ${earlier}, at - interval '2 minutes', login_id, actor, action, record_type, record_id, before
    from audit_entry
    where id = ${entry}
  `;
  await insertDatedEntries(ownerUrl, again);
  return earlier;
}

const owners = {
  news: newsOwner,
  notice: noticeOwner,
  'page-version': pageVersionOwner,
};

describe('a deletion is undone', () => {
  it.each(Object.entries(owners))(
    'of a record of %s, with texts and images',
    async (type, make) => {
      const owner = await make(clerk);
      await addTexts(clerk, owner, ['pierwszy', 'drugi']);
      await clerk.request(`${owner.actions}/add-image`, {
        method: 'POST',
        multipart: await pngForm({ ...owner.key, alt: 'Altana' }, { width: 40, height: 30 }),
      });
      const before = await clerk.get<{ id: string; content: { items: unknown[] } }>(owner.get);
      expect(before.body.content.items).toHaveLength(3);

      const entry = await deleted(clerk, owner.delete);
      const { status, body } = await restore(clerk, entry);

      const recordId = before.body.id;
      expect([status, body]).toEqual([201, { recordType: type, recordId }]);
      const after = await clerk.get(owner.get);
      expect(after.body).toEqual(before.body);
      const told = await auditOf(app.db, type, recordId);
      expect(told.filter(({ action }) => action === 'undelete')).toMatchObject([
        { actor: 'Kowalski Jan', after: { deletion: entry } },
      ]);
      const headers = { 'if-match': before.headers.get('etag') ?? '' };
      const stale = await clerk.request(owner.delete, { method: 'DELETE', headers });
      expect(stale.status).toBe(412);
    },
  );

  it('of a document, with its file', async () => {
    const id = await uploaded(clerk, pdf);
    const { body } = await clerk.get(`/api/file/get/${id}`);
    const entry = await deleted(clerk, `/api/file/delete/${id}`);
    expect((await restore(clerk, entry)).body).toEqual({ recordType: 'document', recordId: id });
    expect((await clerk.get(`/api/file/get/${id}`)).body).toEqual(body);
    expect((await download(clerk, id)).bytes.toString()).toBe(pdf.content);
  });

  it('of a party, with gardens and logins that sign in as before, but with no session', async () => {
    const { id } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
    const plain = await addLogin(app.db, { partyId: id, role: 'ROLE_EMPLOYEE' });
    const guarded = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
    const { recoveryCode } = await addSecondFactor(app.db, guarded.id);
    const { id: gardenId } = await addGarden(app.db, { name: '17A' });
    await addAssignment(app.db, { partyId: id, gardenId, validFrom: '2020-03-01' });
    // Who shares the garden, or took it over meanwhile, is not in the way.
    const other = await addParty(app.db);
    await addAssignment(app.db, { partyId: other.id, gardenId, validFrom: '2020-03-01' });
    const session = app.anonymous();
    await session.signIn(plain.loginId, testPassword);
    const { body: before } = await clerk.get<PartyDetails>(`/api/party/getDetails/${id}`);

    const entry = await deleted(clerk, `/api/party/delete/${id}`);
    expect((await restore(clerk, entry)).status).toBe(201);

    expect((await clerk.get(`/api/party/getDetails/${id}`)).body).toEqual(before);
    expect((await session.get('/api/garden')).status).toBe(401);
    expect((await app.anonymous().signIn(plain.loginId, testPassword)).status).toBe(204);
    const half = app.anonymous();
    const asked = await half.signIn(guarded.loginId, testPassword);
    expect(asked.body).toMatchObject({ code: 'second-factor' });
    const code = await half.post('/api/session/second-factor', { code: recoveryCode });
    expect(code.status).toBe(204);
    const told = JSON.stringify(await app.db.selectFrom('auditEntry').selectAll().execute());
    expect(told).not.toMatch(/argon2/);
    expect(await app.db.selectFrom('deletedLoginSecret').selectAll().execute()).toEqual([]);
  });

  it('at any time by who may restore; the logins have no password then', async () => {
    const { id } = await addParty(app.db);
    const { loginId } = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
    const entry = await deleted(clerk, `/api/party/delete/${id}`);
    expect((await restore(manager, await twoMinutesLater(entry))).status).toBe(201);
    const { body } = await clerk.get<PartyDetails>(`/api/party/getDetails/${id}`);
    expect(body.partyLogins).toMatchObject([{ loginId, enabled: true }]);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(401);
  });
});

it('what deleted logins signed in with is forgotten when the minute is over', async () => {
  const secrets = () => app.db.selectFrom('deletedLoginSecret').select('loginId').execute();
  const party = async () => {
    const { id } = await addParty(app.db);
    const login = await addLogin(app.db, { partyId: id, role: 'ROLE_USER' });
    return { loginId: login.id, entry: await deleted(clerk, `/api/party/delete/${id}`) };
  };
  await twoMinutesLater((await party()).entry);
  const { loginId } = await party();
  await forgetLoginSecrets(app.db);
  expect(await secrets()).toEqual([{ loginId }]);
});

describe('a deletion is not undone', () => {
  const unknownId = '01930000-0000-7000-8000-000000000000';
  const newsEntry = async () => {
    const owner = await newsOwner(clerk);
    return { owner, entry: await deleted(clerk, owner.delete) };
  };

  it('twice', async () => {
    const { entry } = await newsEntry();
    await restore(clerk, entry);
    const { status, body } = await restore(clerk, entry);
    expect([status, body.message]).toEqual([409, 'Te dane są już przywrócone. Odśwież listę.']);
  });

  it('twice by two at once', async () => {
    const { entry } = await newsEntry();
    const replies = await Promise.all([restore(clerk, entry), restore(manager, entry)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('Te dane są już przywrócone. Odśwież listę.');
  });

  it('once it was undone, and the record deleted again', async () => {
    const { owner, entry } = await newsEntry();
    await restore(clerk, entry);
    const second = await deleted(clerk, owner.delete);
    expect((await restore(clerk, entry)).status).toBe(409);
    expect((await clerk.get(owner.get)).status).toBe(404);
    expect((await restore(clerk, second)).status).toBe(201);
  });

  it('when the minute is over, but by who may restore', async () => {
    const { entry } = await newsEntry();
    const late = await twoMinutesLater(entry);
    const { status, body } = await restore(clerk, late);
    expect([status, body.message]).toEqual([
      403,
      'Od usunięcia minęło zbyt dużo czasu. Poproś administratora o przywrócenie.',
    ]);
    expect((await restore(manager, late)).status).toBe(201);
  });

  it('by somebody else', async () => {
    const { owner, entry } = await newsEntry();
    const { status, body } = await restore(await app.as('ROLE_TREASURER'), entry);
    expect([status, body.message]).toEqual([
      403,
      'Cofnąć może to tylko osoba, która usunęła te dane. Poproś ją albo administratora.',
    ]);
    expect((await clerk.get(owner.get)).status).toBe(404);
  });

  const signedIn = async (role: Role) => {
    const login = await addLogin(app.db, { role });
    const client = app.anonymous();
    await client.signIn(login.loginId, testPassword);
    const become = (other: Role) =>
      app.db.updateTable('login').set({ role: other }).where('id', '=', login.id).execute();
    return { client, become };
  };

  it('by somebody who may write such records no more', async () => {
    const { client, become } = await signedIn('ROLE_TREASURER');
    const { id } = await addParty(app.db);
    const entry = await deleted(client, `/api/party/delete/${id}`);
    await become('ROLE_EMPLOYEE');
    expect((await restore(client, entry)).status).toBe(403);
  });

  it('by somebody whom one of its logins outranks', async () => {
    const { id } = await addParty(app.db);
    await addLogin(app.db, { partyId: id, role: 'ROLE_ADMIN' });
    const admin = await app.as('ROLE_ADMIN');
    const entry = await deleted(admin, `/api/party/delete/${id}`);
    expect((await restore(manager, entry)).status).toBe(403);
    expect((await restore(admin, entry)).status).toBe(201);
  });

  it('when somebody has the user name of one of its logins by now', async () => {
    const { id } = await addParty(app.db);
    await addLogin(app.db, { partyId: id, role: 'ROLE_USER', loginId: 'zofia' });
    const entry = await deleted(clerk, `/api/party/delete/${id}`);
    const taken = await addLogin(app.db, { loginId: 'ZOFIA' });
    const { status, body } = await restore(clerk, entry);
    expect(status).toBe(409);
    expect(body.message).toContain('nazwę użytkownika: zofia');
    expect((await clerk.get(`/api/party/get/${id}`)).status).toBe(404);

    await app.db.deleteFrom('login').where('id', '=', taken.id).execute();
    expect((await restore(clerk, entry)).status).toBe(201);
    expect((await app.anonymous().signIn('zofia', testPassword)).status).toBe(204);
  });

  it('when its file is gone', async () => {
    const id = await uploaded(clerk, pdf);
    const { objectId } = await app.db
      .selectFrom('document')
      .select('objectId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const entry = await deleted(clerk, `/api/file/delete/${id}`);
    await app.db.deleteFrom('storedObject').where('id', '=', objectId).execute();
    const { status, body } = await restore(clerk, entry);
    expect([status, body.message]).toEqual([
      409,
      'Nie można tego przywrócić: pliku już nie ma (usunięte pliki są przechowywane 90 dni).',
    ]);
  });

  it('by what is no entry, or one of something else', async () => {
    const { id } = await addParty(app.db);
    await clerk.put('/api/party/update', {
      id,
      partyType: 'person',
      firstName: 'Anna',
      lastName: 'Nowak',
    });
    const [update] = await auditOf(app.db, 'party', id);
    const zone = await addZone(app.db);
    await manager.delete(`/api/zone/delete/${zone.id}`);
    const [ofZone] = await auditOf(app.db, 'zone', zone.id);
    expect(ofZone?.action).toBe('delete');
    for (const entry of [unknownId, 'bzdura', id, update?.id, ofZone?.id]) {
      expect((await restore(manager, entry ?? '')).status, entry).toBe(404);
    }
  });
});

it('a deletion that cannot be undone names no entry', async () => {
  const zone = await addZone(app.db);
  const { status, headers } = await manager.delete(`/api/zone/delete/${zone.id}`);
  expect([status, headers.get('audit-entry')]).toEqual([204, null]);
});
