import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { createAuthenticator } from '#test/authenticator.ts';
import { addLogin, addSecondFactor, addSession, testPassword } from '#test/factories.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';

const app = await startTestApp();

const path = '/api/session/second-factor';
const confirm = { currentPassword: testPassword };

/** A login, and a browser in which it is signed in. */
async function signedIn(role: 'ROLE_EMPLOYEE' | 'ROLE_TREASURER' = 'ROLE_EMPLOYEE', at = app) {
  const login = await addLogin(at.db, { role });
  return { ...login, client: await anotherBrowser(login.id, at) };
}

async function anotherBrowser(id: string, at: TestApp): Promise<TestClient> {
  return createTestClient(at.origin, { grzadka_session: await addSession(at.db, id) });
}

async function setUp(client: TestClient) {
  const { status, body } = await client.post<{ key: string; uri: string }>(
    `${path}/set-up`,
    confirm,
  );
  expect(status).toBe(200);
  return { ...body, phone: createAuthenticator(body.key) };
}

const state = async (client: TestClient) => (await client.get(path)).body;

const signInStatus = async (loginId: string) =>
  (await app.anonymous().signIn(loginId, testPassword)).body;

describe('switching the second factor on', () => {
  it('takes the password and a first code, and gives ten recovery codes', async () => {
    const { id, loginId, client } = await signedIn();
    const elsewhere = await anotherBrowser(id, app);
    expect(await state(client)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const lost = await setUp(client);
    const { key, uri, phone } = await setUp(client);
    expect(uri).toContain(`secret=${key}`);
    // Nothing is on yet.
    expect(await signInStatus(loginId)).toBe('');
    // The last key counts, as often as one begins anew.
    for (const code of [lost.phone.code(), phone.wrongCode()]) {
      const early = await client.post<ErrorBody>(`${path}/switch-on`, { code });
      expect([early.status, Object.keys(early.body.fields ?? {})]).toEqual([400, ['code']]);
    }

    const first = phone.code();
    const { status, body } = await client.post<{ recoveryCodes: string[] }>(`${path}/switch-on`, {
      code: first,
    });
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(await state(client)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    // Who was signed in elsewhere has shown no code.
    expect((await elsewhere.get('/api/garden')).status).toBe(401);

    const newcomer = app.anonymous();
    await newcomer.signIn(loginId, testPassword);
    // The first code was taken, too.
    expect((await newcomer.post(path, { code: first })).status).toBe(401);
    expect((await newcomer.post(path, { code: body.recoveryCodes[0] })).status).toBe(204);
    expect(await state(newcomer)).toMatchObject({ recoveryCodesLeft: 9 });

    const entries = await auditOf(app.db, 'login', id);
    expect(entries.map(({ action }) => action)).toContain('switch-on-second-factor');
    const { rows } = await sql<{ row: string }>`
      select audit_entry::text as row from audit_entry
      union all select recovery_code::text from recovery_code
    `.execute(app.db);
    const stored = rows.map(({ row }) => row.replaceAll(' ', '')).join('\n');
    for (const secret of [key, ...body.recoveryCodes]) {
      expect(stored).not.toContain(secret.replaceAll(' ', ''));
    }
  });

  it.each(['set-up', 'switch-off', 'recovery-codes'])('%s needs the password', async (call) => {
    const { client } = await signedIn();
    for (const [currentPassword, message] of [
      ['', 'Pole nie moze byc puste'],
      ['zle-haslo', 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.'],
    ]) {
      const { status, body } = await client.post<ErrorBody>(`${path}/${call}`, { currentPassword });
      expect([status, body.fields]).toEqual([400, { currentPassword: message }]);
    }
  });

  it('is refused where there is nothing to switch on, or nothing more', async () => {
    const { id, client } = await signedIn();
    expect((await client.post(`${path}/switch-on`, { code: '123456' })).status).toBe(409);
    expect((await client.post(`${path}/recovery-codes`, confirm)).status).toBe(409);
    await addSecondFactor(app.db, id);
    expect((await client.post(`${path}/switch-on`, { code: '123456' })).status).toBe(409);
    expect((await client.post(`${path}/set-up`, confirm)).status).toBe(409);
  });
});

it('switched off with the password, the next sign-in asks for none', async () => {
  const { id, loginId, client } = await signedIn();
  await addSecondFactor(app.db, id);
  expect(await signInStatus(loginId)).toMatchObject({ code: 'second-factor' });
  expect((await client.post(`${path}/switch-off`, confirm)).status).toBe(204);
  expect((await client.post(`${path}/switch-off`, confirm)).status).toBe(204);
  expect(await signInStatus(loginId)).toBe('');
  const told = (await auditOf(app.db, 'login', id)).map(({ action }) => action);
  expect(told.filter((action) => action !== 'sign-in')).toEqual(['switch-off-second-factor']);
});

it('fresh recovery codes take the place of the former', async () => {
  const { id, loginId, client } = await signedIn();
  const { recoveryCode } = await addSecondFactor(app.db, id);
  const { body } = await client.post<{ recoveryCodes: string[] }>(
    `${path}/recovery-codes`,
    confirm,
  );
  expect(body.recoveryCodes).toHaveLength(10);
  const newcomer = app.anonymous();
  await newcomer.signIn(loginId, testPassword);
  expect((await newcomer.post(path, { code: recoveryCode })).status).toBe(401);
  expect((await newcomer.post(path, { code: body.recoveryCodes[0] })).status).toBe(204);
  expect(await auditOf(app.db, 'login', id)).toMatchObject([
    { action: 'renew-recovery-codes', before: null, after: null },
    { action: 'sign-in-failed' },
    { action: 'sign-in' },
  ]);
});

describe('where it is required from a rank upwards, and its secrets are encrypted', () => {
  const env = { SECOND_FACTOR_FROM: 'ROLE_TREASURER', SECOND_FACTOR_KEY: 'a1'.repeat(16) };

  it('whoever has none can do nothing but switch it on, and not off again', async () => {
    const strict = await startTestAppOnce(env);
    const { id, loginId, client } = await signedIn('ROLE_TREASURER', strict);
    const info = (await client.get('/api/session/info')).body;
    expect(info).toMatchObject({ isUserAuthenticated: true, mustSwitchOnSecondFactor: true });
    const refused = await client.get<ErrorBody>('/api/garden');
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'forbidden', message: 'Twoja rola wymaga logowania z kodem. Najpierw je włącz.' },
    ]);
    expect((await client.post('/api/news/create', { title: 'Wpis' })).status).toBe(403);
    expect((await client.get('/api/session/sessions')).status).toBe(403);

    expect(await state(client)).toMatchObject({ isOn: false, isRequired: true });
    const { key, phone } = await setUp(client);
    expect((await client.get('/api/garden')).status).toBe(403);
    expect((await client.post(`${path}/switch-on`, { code: phone.code() })).status).toBe(200);
    expect((await client.get('/api/garden')).status).toBe(200);
    const known = (await client.get('/api/session/info')).body;
    expect(Object.keys(known as object)).toEqual(['isUserAuthenticated', 'securityRoles', 'user']);
    expect((await client.post(`${path}/switch-off`, confirm)).status).toBe(403);

    const { secret } = await strict.db
      .selectFrom('secondFactor')
      .select('secret')
      .where('loginId', '=', id)
      .executeTakeFirstOrThrow();
    expect(secret.includes(Buffer.from(createAuthenticator(key).secret))).toBe(false);
    const newcomer = strict.anonymous();
    await newcomer.signIn(loginId, testPassword);
    expect((await newcomer.post(path, { code: phone.code(1) })).status).toBe(204);

    const clerk = await signedIn('ROLE_EMPLOYEE', strict);
    expect((await clerk.client.get('/api/garden')).status).toBe(200);
  });
});
