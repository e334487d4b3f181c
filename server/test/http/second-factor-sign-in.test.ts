import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorkers } from '#src/workers.ts';
import { auditOf } from '#test/audit-trail.ts';
import { testPassword } from '#test/factories.ts';
import { codePath, givingCodes } from '#test/giving-codes.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();
const { addOwner, withPassword, give } = givingCodes(app);

const wrong = 'Ten kod jest nieprawidłowy albo był już użyty. Wpisz następny.';
const outlived = 'Minął czas na podanie kodu. Zaloguj się od nowa.';

async function isSignedIn(client: TestClient): Promise<boolean> {
  const { status } = await client.get('/api/garden');
  const { body } = await client.get<SessionInfo>('/api/session/info');
  expect(body.isUserAuthenticated).toBe(status === 200);
  return status === 200;
}

describe('a right password where a code is asked for', () => {
  it('signs nobody in: what the browser gets is of use for the code alone, and for five minutes', async () => {
    const { loginId } = await addOwner();
    const client = app.anonymous();
    const { status, body, headers } = await client.signIn(loginId, testPassword);
    expect([status, body]).toEqual([
      401,
      { code: 'second-factor', message: 'Podaj kod z aplikacji w telefonie.' },
    ]);
    const [cookie = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^grzadka_second_factor=.*; Max-Age=300; .*HttpOnly.*; SameSite=Lax/);
    const token = cookie.split(/[=;]/)[1] ?? '';
    const asSession = { cookie: `grzadka_session=${token}` };
    expect((await app.anonymous().get('/api/garden', asSession)).status).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
    const { rows } = await sql<{ row: string }>`
      select pending_sign_in::text as row from pending_sign_in
    `.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  it('cannot be told from a wrong one without it', async () => {
    const { loginId } = await addOwner();
    const { status, body } = await app.anonymous().signIn(loginId, 'zle-haslo');
    expect([status, body]).toEqual([
      401,
      { code: 'unauthenticated', message: 'Logowanie nie powiodlo sie!' },
    ]);
  });
});

describe('the code', () => {
  it('begins a session, which the audit knows, and is taken once', async () => {
    const { id, loginId, phone } = await addOwner();
    const client = await withPassword(loginId);
    const code = phone.code();
    const copied = { cookie: client.cookie() };
    expect((await give(client, code)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
    const [entry, ...more] = await auditOf(app.db, 'login', id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'sign-in', loginId: id, after: { secondFactor: 'app' } });

    // What waited for it is over, for a copied cookie too, and it is of use for no other sign-in.
    const json = { code: phone.code(1) };
    const late = await app.anonymous().request(codePath, { method: 'POST', json, headers: copied });
    expect(late.body).toMatchObject({ code: 'unauthenticated', message: outlived });
    const other = await withPassword(loginId);
    expect((await give(other, code)).status).toBe(401);
    expect((await give(other, phone.code(1))).status).toBe(204);
    expect((await give(await withPassword(loginId), code)).status).toBe(401);
  });

  it('ends the session that the browser had', async () => {
    const { loginId, phone } = await addOwner();
    const client = await withPassword(loginId);
    await give(client, phone.code());
    const former = { cookie: client.cookie() };
    await withPassword(loginId, client);
    expect((await app.anonymous().get('/api/garden', former)).status).toBe(200);
    expect((await give(client, phone.code(1))).status).toBe(204);
    expect((await app.anonymous().get('/api/garden', former)).status).toBe(401);
  });

  it('may be of a clock that is half a minute fast', async () => {
    const { loginId, phone } = await addOwner();
    expect((await give(await withPassword(loginId), phone.code(1))).status).toBe(204);
    const tooOld = await give(await withPassword(loginId), phone.code(-3));
    expect(tooOld.status).toBe(401);
  });

  it('that is wrong is refused in words, told to the audit, and may be typed anew', async () => {
    const { id, loginId, phone } = await addOwner();
    const client = await withPassword(loginId);
    const { status, body } = await give(client, phone.wrongCode());
    expect([status, body]).toEqual([
      401,
      { code: 'second-factor', message: wrong, fields: { code: wrong } },
    ]);
    expect(await isSignedIn(client)).toBe(false);
    const code = phone.code();
    expect((await give(client, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    const actions = (await auditOf(app.db, 'login', id)).map(({ action }) => action);
    expect(actions).toEqual(['sign-in-failed', 'sign-in']);
  });

  it.each([
    ['', 'Pole nie moze byc puste'],
    ['12345', 'Kod z aplikacji ma 6\u00a0cyfr, a kod zapasowy 12'],
    ['12345a', 'Wpisz same cyfry'],
  ])('%j is none', async (code, message) => {
    const { status, body } = await give(app.anonymous(), code);
    expect([status, body.fields]).toEqual([400, { code: message }]);
  });

  it('of one browser that two send at once signs one of them in', async () => {
    const { loginId, phone } = await addOwner();
    const clients = await Promise.all([withPassword(loginId), withPassword(loginId)]);
    const code = phone.code();
    const replies = await Promise.all(clients.map((client) => give(client, code)));
    const refused = replies.filter(({ status }) => status === 401);
    expect([replies.some(({ status }) => status === 204), refused.length]).toEqual([true, 1]);
  });
});

it('a recovery code does for a code, once, however it is grouped', async () => {
  const { id, loginId, phone } = await addOwner();
  const typed = phone.recoveryCode.replaceAll(/\d{4}/g, '$& ');
  expect((await give(await withPassword(loginId), typed)).status).toBe(204);
  const again = await give(await withPassword(loginId), typed);
  expect([again.status, again.body.message]).toEqual([401, wrong]);
  expect(await auditOf(app.db, 'login', id)).toMatchObject([
    { action: 'sign-in', after: { secondFactor: 'recovery-code' } },
    { action: 'sign-in-failed' },
  ]);
});

describe('a sign-in that waits for its code', () => {
  it('is over after five minutes, and cleared away at night', async () => {
    const { id, loginId, phone } = await addOwner();
    const client = await withPassword(loginId);
    await app.db
      .updateTable('pendingSignIn')
      .set({ createdAt: sql<Date>`now() - interval '5 minutes'` })
      .where('loginId', '=', id)
      .execute();
    const { status, body } = await give(client, phone.code());
    expect([status, body]).toEqual([401, { code: 'unauthenticated', message: outlived }]);

    const fresh = await withPassword(loginId);
    const { db, config, storage } = app;
    const log = { info: () => {}, error: () => {} };
    const workers = createWorkers({ db, url: '', config, storage, log });
    const cleaner = workers.find(({ job }) => job.name === 'session.clean');
    await cleaner?.run({}, { jobs: noJobs, isLast: false, signal: new AbortController().signal });
    const left = db.selectFrom('pendingSignIn').select('loginId').where('loginId', '=', id);
    expect(await left.execute()).toHaveLength(1);
    expect((await give(fresh, phone.code())).status).toBe(204);
  });

  it.each([
    ['its password is set', 'updatePassword', { password: 'Nowe9haslo', sendEmail: false }],
    ['its login is disabled', 'update', { role: 'ROLE_EMPLOYEE', enabled: false }],
  ])('is over when %s', async (_, call, change) => {
    const { id, loginId, phone } = await addOwner();
    const client = await withPassword(loginId);
    const manager = await app.as('ROLE_ADMIN');
    const changed = await manager.put(`/api/login/${call}`, { loginId: id, ...change });
    expect(changed.status).toBe(204);
    const { status, body } = await give(client, phone.code());
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it('is of the browser that gave the password alone', async () => {
    const { loginId, phone } = await addOwner();
    await withPassword(loginId);
    const { status, body } = await give(app.anonymous(), phone.code());
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});
