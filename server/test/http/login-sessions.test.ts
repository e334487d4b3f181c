import type { SessionInfo } from '@grzadka/contract/session/session.model';
import type { LoginSession } from '@grzadka/contract/system/login-session.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteOutlivedSessions } from '#src/session/session.repo.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';

async function signIn(loginId: string): Promise<TestClient> {
  const client = app.anonymous();
  const { status } = await client.request('/api/session/login', {
    method: 'POST',
    form: { username: loginId, password: testPassword },
    headers: { 'user-agent': firefox },
  });
  expect(status).toBe(204);
  return client;
}

async function sessionsOf(userLoginId: string): Promise<LoginSession[]> {
  const { body } = await admin.get<{ items: LoginSession[] }>('/api/system/sessions');
  return body.items.filter((session) => session.userLoginId === userLoginId);
}

/** Returns why the session is over that the browser had; undefined where no reason is given. */
const endReason = async (client: TestClient) =>
  (await client.get<SessionInfo>('/api/session/info')).body.endReason;

const isSignedIn = async (client: TestClient) =>
  (await client.get('/api/session/sessions')).status === 200;

it('tells who is signed in, where and since when, and nothing of the token or the computer', async () => {
  const party = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
  const { id, loginId } = await addLogin(app.db, { role: 'ROLE_TREASURER', partyId: party.id });
  await signIn(loginId);
  expect(await sessionsOf(id)).toEqual([
    {
      id: expect.any(String),
      userLoginId: id,
      loginId,
      role: 'ROLE_TREASURER',
      party: { id: party.id, name: 'Łąka Zofia' },
      browser: 'Firefox, Windows',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isCurrent: false,
    },
  ]);
});

it('marks the session that asks, of a login that belongs to nobody, too', async () => {
  const { loginId } = await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: null });
  const client = await signIn(loginId);
  const { body } = await client.get<{ items: LoginSession[] }>('/api/system/sessions');
  const own = body.items.filter(({ isCurrent }) => isCurrent);
  expect(own).toMatchObject([{ loginId, party: null }]);
});

it('neither lists nor counts what has run out', async () => {
  const { id, loginId } = await addLogin(app.db);
  await signIn(loginId);
  const total = async () =>
    (await admin.get<{ totalItems: number }>('/api/system/sessions')).body.totalItems;
  const before = await total();
  await sql`update session set last_seen_at = now() - interval '13 hours' where login_id = ${id}`.execute(
    app.db,
  );
  expect(await sessionsOf(id)).toEqual([]);
  expect(await total()).toBe(before - 1);
});

it('lists the 500 that were used last, and counts all', async () => {
  const crowded = await startTestAppOnce();
  const { id } = await addLogin(crowded.db);
  await sql`
    insert into session (token_hash, login_id, last_seen_at)
    select sha256(n::text::bytea), ${id}, now() - n * interval '1 minute'
    from generate_series(1, 600) n
  `.execute(crowded.db);
  const client = await crowded.as('ROLE_SUPER_USER');
  const { body } = await client.get<{ items: LoginSession[]; totalItems: number }>(
    '/api/system/sessions',
  );
  expect(body.totalItems).toBe(601);
  expect(body.items).toHaveLength(500);
  expect(body.items[0]).toMatchObject({ isCurrent: true });
  const seen = body.items.map(({ lastSeenAt }) => lastSeenAt);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

it('ends one session, whose person is out with the next request, and no other', async () => {
  const { id, loginId } = await addLogin(app.db);
  const [lost, kept] = [await signIn(loginId), await signIn(loginId)];
  const own = (await lost.get<{ items: LoginSession[] }>('/api/session/sessions')).body.items;
  const address = `/api/system/sessions/${own.find(({ isCurrent }) => isCurrent)?.id}`;
  expect((await admin.delete(address)).status).toBe(204);
  expect([await isSignedIn(lost), await isSignedIn(kept)]).toEqual([false, true]);
  expect(await endReason(lost)).toBe('signed-out');
  expect((await admin.delete(address)).status).toBe(404);
  expect((await admin.delete('/api/system/sessions/nieznana')).status).toBe(404);

  const told = (await auditOf(app.db, 'login', id)).filter(
    ({ action }) => action === 'end-session',
  );
  expect(told).toMatchObject([{ before: { browser: 'Firefox, Windows' }, after: null }]);
  expect(told[0]?.loginId).not.toBe(id);
});

it('ends all sessions of a login, and a sign-in of it that waits for a code', async () => {
  const { id, loginId } = await addLogin(app.db);
  const clients = [await signIn(loginId), await signIn(loginId)];
  const waiting = { tokenHash: Buffer.from(id), loginId: id };
  await app.db.insertInto('pendingSignIn').values(waiting).execute();
  expect((await admin.delete(`/api/system/login/${id}/sessions`)).status).toBe(204);
  expect(await Promise.all(clients.map(isSignedIn))).toEqual([false, false]);
  const left = await app.db.selectFrom('pendingSignIn').where('loginId', '=', id).execute();
  expect(left).toEqual([]);
  const told = (await auditOf(app.db, 'login', id)).map(({ action }) => action);
  expect(told.filter((action) => action === 'end-session')).toHaveLength(2);
  expect((await admin.delete('/api/system/login/nie-ma/sessions')).status).toBe(404);
});

it('of the own login ends all but the one that asks', async () => {
  const { id, loginId } = await addLogin(app.db, { role: 'ROLE_SUPER_USER' });
  const [other, client] = [await signIn(loginId), await signIn(loginId)];
  expect((await client.delete(`/api/system/login/${id}/sessions`)).status).toBe(204);
  expect([await isSignedIn(other), await isSignedIn(client)]).toEqual([false, true]);
  expect(await endReason(other)).toBeUndefined();
});

it('whom a new password or a disabled login has signed out is told so, until nobody could have been signed in', async () => {
  const { id: userLoginId, loginId } = await addLogin(app.db);
  const password = 'Nowehaslo1';
  const set = { loginId: userLoginId, password, sendEmail: false };
  const lost = await signIn(loginId);
  expect((await admin.put('/api/login/updatePassword', set)).status).toBe(204);
  expect(await endReason(lost)).toBe('new-password');

  const { id, loginId: other } = await addLogin(app.db);
  const disabled = await signIn(other);
  const update = { loginId: id, role: 'ROLE_EMPLOYEE', enabled: false };
  expect((await admin.put('/api/login/update', update)).status).toBe(204);
  expect(await endReason(disabled)).toBe('disabled');

  await sql`update ended_session set ended_at = now() - interval '31 days' where reason = 'disabled'`.execute(
    app.db,
  );
  await deleteOutlivedSessions(app.db, { idleHours: 12, absoluteDays: 30 });
  expect([await endReason(lost), await endReason(disabled)]).toEqual(['new-password', undefined]);
});
