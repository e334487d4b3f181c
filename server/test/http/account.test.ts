import { rolesByRank } from '@grzadka/contract/core/access/roles';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorkers } from '#src/workers.ts';
import { addLogin, testPassword } from '#test/factories.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';

async function signIn(loginId: string, userAgent = firefox): Promise<TestClient> {
  const client = app.anonymous();
  const { status } = await client.request('/api/session/login', {
    method: 'POST',
    form: { username: loginId, password: testPassword },
    headers: { 'user-agent': userAgent },
  });
  expect(status).toBe(204);
  return client;
}

const sessionsOf = async (client: TestClient) =>
  (await client.get<{ items: OpenSession[] }>('/api/session/sessions')).body.items;
const isSignedIn = async (client: TestClient) =>
  (await client.get('/api/session/sessions')).status === 200;

describe('the own sessions', () => {
  it('are listed, the last used first, with the browser and nothing of the token', async () => {
    const { id, loginId } = await addLogin(app.db, { role: 'ROLE_USER' });
    await signIn(loginId, 'curl/8');
    await sql`update session set last_seen_at = now() - interval '1 hour' where login_id = ${id}`.execute(
      app.db,
    );
    const client = await signIn(loginId);
    const [current, other, ...more] = await sessionsOf(client);
    expect(more).toEqual([]);
    expect(current).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
      browser: 'Firefox, Windows',
      isCurrent: true,
    });
    expect(other).toMatchObject({ browser: null, isCurrent: false });
  });

  it('are those of nobody else, and not outlived', async () => {
    const { id, loginId } = await addLogin(app.db);
    await signIn(loginId);
    await sql`update session set last_seen_at = now() - interval '13 hours' where login_id = ${id}`.execute(
      app.db,
    );
    expect(await sessionsOf(await signIn(loginId))).toHaveLength(1);
  });

  it('are ended one by one', async () => {
    const { loginId } = await addLogin(app.db);
    const lost = await signIn(loginId, 'curl/8');
    const client = await signIn(loginId);
    const other = (await sessionsOf(client)).find(({ isCurrent }) => !isCurrent);
    expect((await client.delete(`/api/session/sessions/${other?.id}`)).status).toBe(204);
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
    expect((await client.delete(`/api/session/sessions/${other?.id}`)).status).toBe(404);
  });

  it('include the one that asks', async () => {
    const client = await signIn((await addLogin(app.db)).loginId);
    const [own] = await sessionsOf(client);
    expect((await client.delete(`/api/session/sessions/${own?.id}`)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('of others cannot be ended, not even by an administrator', async () => {
    const client = await signIn((await addLogin(app.db)).loginId);
    const admin = await app.as('ROLE_ADMIN');
    const [own] = await sessionsOf(client);
    for (const id of [own?.id, 'moja', '01930000-0000-7000-8000-000000000000']) {
      expect((await admin.delete(`/api/session/sessions/${id}`)).status).toBe(404);
    }
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('the own password', () => {
  const change = (client: TestClient, currentPassword: string, newPassword: string) =>
    client.post<ErrorBody>('/api/session/change-password', { currentPassword, newPassword });

  it.each(rolesByRank)('is changed by %s, which ends the other sessions', async (role) => {
    const { loginId } = await addLogin(app.db, { role });
    const elsewhere = await signIn(loginId);
    const client = await signIn(loginId);
    expect((await change(client, testPassword, 'Nowe9haslo')).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(401);
    expect((await app.anonymous().signIn(loginId, 'Nowe9haslo')).status).toBe(204);
  });

  it.each([
    [
      'zle-haslo',
      'Nowe9haslo',
      { currentPassword: 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.' },
    ],
    ['', 'Nowe9haslo', { currentPassword: 'Pole nie moze byc puste' }],
    [
      testPassword,
      '1234567',
      { newPassword: 'Hasło powininno składać się z co najmniej 8 znakow.' },
    ],
  ])('from %j to %j is refused', async (current, next, fields) => {
    const { loginId } = await addLogin(app.db);
    const elsewhere = await signIn(loginId);
    const client = await signIn(loginId);
    const { status, body } = await change(client, current, next);
    expect([status, body.code, body.fields]).toEqual([400, 'validation', fields]);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(204);
  });

  it('cannot be guessed from an open session', async () => {
    const { loginId } = await addLogin(app.db);
    const client = await signIn(loginId);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await change(client, 'zle-haslo', 'Nowe9haslo')).status).toBe(400);
    }
    const { status, body, headers } = await change(client, testPassword, 'Nowe9haslo');
    expect([status, body.code]).toEqual([429, 'throttled']);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(204);
  });

  it('needs a session', async () => {
    expect((await change(app.anonymous(), testPassword, 'Nowe9haslo')).status).toBe(401);
  });
});

it('every night what nobody can sign in with any more is cleared away', async () => {
  const { id, loginId } = await addLogin(app.db);
  const client = await signIn(loginId);
  await signIn(loginId);
  await sql`
    update session set last_seen_at = now() - interval '13 hours'
    where login_id = ${id} and id = (select id from session where login_id = ${id} order by created_at desc limit 1)
  `.execute(app.db);
  await sql`
    update known_device set last_used_at = now() - interval '366 days'
    where login_id = ${id} and token_hash = (select min(token_hash) from known_device where login_id = ${id})
  `.execute(app.db);
  const log = { info: () => {}, error: () => {} };
  const { db, config, storage } = app;
  const workers = createWorkers({ db, url: '', config, storage, log });
  const cleaner = workers.find(({ job }) => job.name === 'session.clean');
  await cleaner?.run({}, { jobs: noJobs, isLast: false, signal: new AbortController().signal });

  const counts = await Promise.all(
    (['session', 'knownDevice'] as const).map(
      async (table) =>
        (await db.selectFrom(table).select('loginId').where('loginId', '=', id).execute()).length,
    ),
  );
  expect(counts).toEqual([1, 1]);
  expect(await isSignedIn(client)).toBe(true);
});
