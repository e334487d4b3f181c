import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import { expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';
const browser = 'Firefox, Windows';

function signIn(client: TestClient, username: string, password = testPassword) {
  const form = { username, password };
  const headers = { 'user-agent': firefox };
  return client.request('/api/session/login', { method: 'POST', form, headers });
}

/** Returns the entries of the audit for a login, oldest first: what was done, by whom, and the fields. */
async function entriesOf(loginId: string) {
  const entries = await auditOf(app.db, 'login', loginId);
  return entries.map(({ action, actor, loginId: by, before, after }) => {
    return { action, actor, by, before, after };
  });
}

const countEntries = async () =>
  (await app.db.selectFrom('auditEntry').select('id').execute()).length;

async function addOwner(loginId: string) {
  const party = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
  return addLogin(app.db, { loginId, partyId: party.id });
}

const failed = (action: string) => {
  return { action, actor: 'niezalogowany', by: null, before: null, after: { browser } };
};

it('the audit knows who signed in and out, and which sessions were ended', async () => {
  const { id } = await addOwner('wchodzi');
  const [lost, client] = [app.anonymous(), app.anonymous()];
  await signIn(lost, 'wchodzi');
  await signIn(client, 'wchodzi');
  const { body } = await client.get<{ items: OpenSession[] }>('/api/session/sessions');
  const other = body.items.find(({ isCurrent }) => !isCurrent);
  await client.delete(`/api/session/sessions/${other?.id}`);
  await client.delete(`/api/session/sessions/${other?.id}`);
  // Signs out whoever is signed in there.
  await signIn(client, 'wchodzi');
  await client.post('/api/session/logout', undefined);
  await client.post('/api/session/logout', undefined);

  const by = { actor: 'Łąka Zofia', by: id };
  const begun = { action: 'sign-in', ...by, before: null, after: { browser } };
  const ended = { ...by, before: { browser }, after: null };
  expect(await entriesOf(id)).toEqual([
    begun,
    begun,
    { action: 'end-session', ...ended },
    begun,
    { action: 'sign-out', ...ended },
    { action: 'sign-out', ...ended },
  ]);
});

it('the audit knows which login somebody failed to sign in with, and nothing they typed', async () => {
  const { id } = await addOwner('czynny');
  const disabled = await addLogin(app.db, { loginId: 'nieczynny', enabled: false });
  await signIn(app.anonymous(), 'CZYNNY', 'sekretne-haslo');
  await signIn(app.anonymous(), 'nieczynny');
  expect(await entriesOf(id)).toEqual([failed('sign-in-failed')]);
  expect(await entriesOf(disabled.id)).toEqual([failed('sign-in-failed')]);

  const all = await app.db.selectFrom('auditEntry').selectAll().execute();
  expect(JSON.stringify(all)).not.toMatch(/sekretne|CZYNNY/);
});

it('of a name that nobody has the audit is told nothing', async () => {
  const before = await countEntries();
  for (let attempt = 0; attempt < 11; attempt++) await signIn(app.anonymous(), 'haslo-w-polu');
  expect(await countEntries()).toBe(before);
});

it('of the attempts that are not looked at any more the audit knows that they began', async () => {
  const { id } = await addOwner('oblegany');
  await Promise.all(
    Array.from({ length: 14 }, () => signIn(app.anonymous(), 'oblegany', 'zgaduje')),
  );
  const actions = (await entriesOf(id)).map(({ action }) => action);
  expect(actions.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'sign-in-failed'),
    'sign-in-locked',
  ]);
});

it('the list leaves sessions out where that is asked for, and only there', async () => {
  const { id } = await addOwner('wychodzi');
  const client = app.anonymous();
  await signIn(client, 'wychodzi');
  await client.post('/api/session/logout', undefined);
  const manager = await app.as('ROLE_SUPER_USER');
  const reset = { loginId: id, password: 'Nowehaslo1', sendEmail: false };
  await manager.put('/api/login/updatePassword', reset);
  const actions = async (filter: string) => {
    const address = `/api/audit?filter-by-record=true&record-id=${id}${filter}`;
    const { body } = await manager.get<{ items: { action: string }[] }>(address);
    return body.items.map(({ action }) => action);
  };
  expect(await actions('')).toEqual(['set-password', 'sign-out', 'sign-in']);
  expect(await actions('&filter-by-action=true&action=without-sessions')).toEqual(['set-password']);
});
