import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorkers } from '#src/workers.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, addSecondFactor, testPassword } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const app = await startTestApp();

const wrong = 'Ten kod jest nieprawidłowy albo był już użyty. Wpisz następny.';
const unreadable =
  'Program nie ma klucza, którym sprawdza kody z aplikacji. Wpisz kod zapasowy, a administratora komputera poproś o przywrócenie klucza SECOND_FACTOR_KEY.';
const outlived = 'Minął czas na podanie kodu. Zaloguj się od nowa.';

/** A login with a second factor, of a party or of nobody, and the app that makes its codes. */
async function addOwner(partyId: string | null = null) {
  const login = await addLogin(app.db, { partyId });
  return { ...login, phone: await addSecondFactor(app.db, login.id) };
}

/** A browser in which the password has been given. */
async function withPassword(loginId: string, client = app.anonymous()): Promise<TestClient> {
  const { status, body } = await client.signIn(loginId, testPassword);
  expect([status, body]).toMatchObject([401, { code: 'second-factor' }]);
  return client;
}

const path = '/api/session/second-factor';

const give = (client: TestClient, code: string) => client.post<ErrorBody>(path, { code });

async function isSignedIn(client: TestClient): Promise<boolean> {
  const { status } = await client.get('/api/garden');
  const { body } = await client.get<SessionInfo>('/api/session/info');
  expect(body.isUserAuthenticated).toBe(status === 200);
  return status === 200;
}

/** Lets codes be taken that were taken before. */
const forgetCodes = () => app.db.updateTable('secondFactor').set({ lastStep: null }).execute();

/** Notes so many wrong codes in a row in browsers that are not known; the pause after them is over unless told otherwise. */
async function noteRun(
  loginId: string,
  { codes, paused = false }: { codes: number; paused?: boolean },
) {
  const pausedUntil = new Date(Date.now() + (paused ? 3_600_000 : -1));
  const run = { loginId, deviceHash: Buffer.alloc(0), codes, pausedUntil };
  await app.db
    .insertInto('wrongCodeRun')
    .values(run)
    .onConflict((conflict) => conflict.columns(['loginId', 'deviceHash']).doUpdateSet(run))
    .execute();
}

/** A new browser, in a later window of 15 minutes. */
async function inNextWindow(): Promise<TestClient> {
  await sql`delete from sign_in_attempt where key like 'name:%'`.execute(app.db);
  return app.anonymous();
}

/** The messages about a login that were queued. */
function lettersTo(loginId = '') {
  const letters = app.db.selectFrom('mailMessage').select(['recipient', 'subject', 'textBody']);
  return letters.where('loginId', '=', loginId).execute();
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
    const late = await app.anonymous().request(path, { method: 'POST', json, headers: copied });
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

describe('without the key that its secret is encrypted with', () => {
  it('a code of the app is refused by name, counts for no wrong one, and a recovery code is taken', async () => {
    const { id, loginId } = await addLogin(app.db);
    const phone = await addSecondFactor(app.db, id, { key: 'k'.repeat(32) });
    const client = await withPassword(loginId);
    for (let attempt = 0; attempt < 6; attempt++) {
      const { status, body } = await give(client, phone.code());
      expect([status, body]).toEqual([
        401,
        { code: 'second-factor', message: unreadable, fields: { code: unreadable } },
      ]);
    }
    const runs = app.db.selectFrom('wrongCodeRun').select('codes').where('loginId', '=', id);
    expect(await runs.execute()).toEqual([{ codes: 0 }]);
    expect((await give(client, phone.recoveryCode)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
  });
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
    await cleaner?.run({}, { isLast: false, signal: new AbortController().signal });
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

describe('codes cannot be guessed:', () => {
  it('they count together with the passwords, ten in 15 minutes, and the owner’s browser apart', async () => {
    const { id, loginId, phone } = await addOwner();
    const owner = await withPassword(loginId);
    expect((await give(owner, phone.code())).status).toBe(204);

    const guesser = await withPassword(loginId);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      statuses.push((await give(guesser, phone.wrongCode())).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    await forgetCodes();
    const refused = await give(guesser, phone.code());
    expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(429);
    const actions = (await auditOf(app.db, 'login', id)).map(({ action }) => action);
    expect(actions.at(-1)).toBe('sign-in-locked');

    await withPassword(loginId, owner);
    expect((await give(owner, phone.code())).status).toBe(204);
  });

  it('a right password alone does not begin the count anew', async () => {
    const { loginId, phone } = await addOwner();
    for (let attempt = 0; attempt < 5; attempt++) {
      await give(await withPassword(loginId), phone.wrongCode());
    }
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(429);
  });

  it('the tenth wrong one in a row begins pauses that double, in every process, and a right one ends them', async () => {
    const { id, loginId, phone } = await addOwner();
    const guesser = await withPassword(loginId);
    await noteRun(id, { codes: 9 });
    expect((await give(guesser, phone.wrongCode())).status).toBe(401);
    const waits: number[] = [];
    for (const codes of [10, 11, 16, 17, 500]) {
      await noteRun(id, { codes });
      const other = await withPassword(loginId, await inNextWindow());
      expect((await give(other, phone.wrongCode())).status).toBe(401);
      const { status, body, headers } = await give(other, phone.code());
      expect([status, body.code]).toEqual([429, 'throttled']);
      waits.push(Number(headers.get('retry-after')) / 60);
    }
    expect(waits).toEqual([30, 60, 1440, 1440, 1440]);
    await noteRun(id, { codes: 500 });
    const owner = await withPassword(loginId, await inNextWindow());
    expect((await give(owner, phone.code())).status).toBe(204);
    const elsewhere = await withPassword(loginId);
    expect((await give(elsewhere, phone.wrongCode())).status).toBe(401);
    expect((await give(elsewhere, phone.code(1))).status).toBe(204);
  });

  it('pauses elsewhere are none in a browser that is known, and a new password ends them', async () => {
    const { id, loginId, phone } = await addOwner();
    const owner = await withPassword(loginId);
    expect((await give(owner, phone.code())).status).toBe(204);
    await noteRun(id, { codes: 20, paused: true });
    expect((await give(await withPassword(loginId, owner), phone.code(1))).status).toBe(204);
    expect((await give(await withPassword(loginId), phone.wrongCode())).status).toBe(429);
    const manager = await app.as('ROLE_ADMIN');
    const change = { loginId: id, password: testPassword, sendEmail: false };
    expect((await manager.put('/api/login/updatePassword', change)).status).toBe(204);
    await forgetCodes();
    const anew = await withPassword(loginId, await inNextWindow());
    expect((await give(anew, phone.code())).status).toBe(204);
  });

  it('of many at once none goes uncounted', async () => {
    const { id, loginId, phone } = await addOwner();
    await noteRun(id, { codes: 9 });
    const clients = await Promise.all([1, 2, 3].map(() => withPassword(loginId)));
    const replies = await Promise.all(clients.map((client) => give(client, phone.wrongCode())));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([401, 429, 429]);
  });

  it('the owner is written to at the fifth wrong one in a row, once, where there is an address', async () => {
    const { id: partyId } = await addParty(app.db, { email: 'jan@example.pl' });
    const owners = [await addOwner(partyId), await addOwner()];
    for (const { id, loginId, phone } of owners) {
      const guesser = await withPassword(loginId);
      for (let attempt = 0; attempt < 7; attempt++) {
        if (attempt === 4) expect(await lettersTo(id)).toEqual([]);
        expect((await give(guesser, phone.wrongCode())).status).toBe(401);
      }
    }
    const [letter, ...more] = await lettersTo(owners[0]?.id);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      recipient: 'jan@example.pl',
      subject: 'Ktoś podaje złe kody przy logowaniu',
      textBody: expect.stringContaining('Zaloguj się, wybierz „Twoje dane”'),
    });
    expect(letter?.textBody).toContain(`Nazwa użytkownika: ${owners[0]?.loginId}`);
    expect(await lettersTo(owners[1]?.id)).toEqual([]);
  });

  it('a success does', async () => {
    const { loginId, phone } = await addOwner();
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 3; attempt++) {
        await give(await withPassword(loginId), phone.wrongCode());
      }
      await forgetCodes();
      expect((await give(await withPassword(loginId), phone.code())).status).toBe(204);
    }
  });
});
