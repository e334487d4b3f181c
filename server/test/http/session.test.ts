import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { SessionInfo } from '@grzadka/contract/session/session.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addLogin, addParty, testPassword } from '#test/factories.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';

const app = await startTestApp();

const nobody = { isUserAuthenticated: false, securityRoles: [], user: null };

describe('signing in', () => {
  it('with a character that no text may have is refused at its field', async () => {
    const reply = await app.anonymous().signIn('jan\u0000', testPassword);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      {
        fields: {
          username: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
        },
      },
    ]);
  });

  it('makes the person known, by the name of their party', async () => {
    const { id: partyId } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka' });
    const login = await addLogin(app.db, { role: 'ROLE_TREASURER', loginId: 'Zofia1', partyId });
    const client = app.anonymous();

    expect((await client.get('/api/session/info')).body).toEqual(nobody);
    expect((await client.signIn('Zofia1', testPassword)).status).toBe(204);

    expect((await client.get('/api/session/info')).body).toEqual({
      isUserAuthenticated: true,
      securityRoles: ['ROLE_TREASURER'],
      user: { userLoginId: login.id, loginId: 'Zofia1', displayName: 'Łąka Zofia' },
    });
  });

  it('lets nothing be done under it that is meant for somebody else', async () => {
    const login = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
    const other = await app.as('ROLE_EMPLOYEE');
    const gardens = '/api/garden';
    expect((await other.get(gardens, { 'for-user': login.id })).status).toBe(401);
    const { body } = await other.get<SessionInfo>('/api/session/info');
    const own = { 'for-user': body.user?.userLoginId ?? '' };
    expect((await other.get(gardens, own)).status).toBe(200);
  });

  it('takes the user name in any letter case and with blanks around it', async () => {
    await addLogin(app.db, { loginId: 'Żaneta' });
    const client = app.anonymous();
    expect((await client.signIn('  żANETA ', testPassword)).status).toBe(204);
  });

  it('cannot be told apart: a wrong password, an unknown name, a disabled login', async () => {
    await addLogin(app.db, { loginId: 'czynny' });
    await addLogin(app.db, { loginId: 'nieczynny', enabled: false });
    const replies = await Promise.all([
      app.anonymous().signIn('czynny', 'zle-haslo'),
      app.anonymous().signIn('nieznany', testPassword),
      app.anonymous().signIn('nieczynny', testPassword),
    ]);
    for (const { status, body, headers } of replies) {
      expect(status).toBe(401);
      expect(body).toEqual({ code: 'unauthenticated', message: 'Logowanie nie powiodlo sie!' });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('names each empty field', async () => {
    const { status, body } = await app.anonymous().signIn('  ', '');
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation',
      message: 'Pole nie moze byc puste',
      fields: { username: 'Pole nie moze byc puste', password: 'Pole nie moze byc puste' },
    });
  });

  it('hands out a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
    const { loginId } = await addLogin(app.db);
    const [cookie = ''] = (
      await app.anonymous().signIn(loginId, testPassword)
    ).headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const token = cookie.split(/[=;]/)[1] ?? '';
    const { rows } = await sql<{ row: string }>`select session::text as row from session`.execute(
      app.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  it('marks the cookie as secure behind a proxy that speaks HTTPS', async () => {
    const behindProxy = await startTestAppOnce({ TRUST_PROXY: '127.0.0.1' });
    const { loginId } = await addLogin(behindProxy.db);
    const { headers } = await behindProxy.anonymous().request('/api/session/login', {
      method: 'POST',
      form: { username: loginId, password: testPassword },
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' },
    });
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/);
  });

  it('at an https PUBLIC_URL hands out cookies of this very host, and knows no others', async () => {
    const secure = await startTestAppOnce({ PUBLIC_URL: 'https://ogrod.example.pl' });
    const { loginId } = await addLogin(secure.db);
    const client = secure.anonymous();
    const cookies = (await client.signIn(loginId, testPassword)).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-grzadka_\w+=.*; Path=\/;.*; Secure/);
      expect(cookie).not.toContain('Domain');
    }
    const isSignedInWith = async (sent: string) => {
      const headers = { cookie: sent };
      const { body } = await secure.anonymous().get<SessionInfo>('/api/session/info', headers);
      return body.isUserAuthenticated;
    };
    const cookie = client.cookie();
    expect(await isSignedInWith(cookie)).toBe(true);
    expect(await isSignedInWith(cookie.replaceAll('__Host-', ''))).toBe(false);
    const { body: document } = await client.get('/api/openapi.json');
    expect(JSON.stringify(document)).toContain('"name":"__Host-grzadka_session"');

    await client.post('/api/session/logout', undefined);
    expect(await isSignedInWith(cookie)).toBe(false);
  });
});

describe('too many attempts', () => {
  it('make a name wait, the right password too, and leave other names alone', async () => {
    const { loginId } = await addLogin(app.db);
    const other = await addLogin(app.db);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      statuses.push((await app.anonymous().signIn(loginId, 'zle-haslo')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));

    const refused = await app.anonymous().signIn(loginId.toUpperCase(), testPassword);
    expect(refused.status).toBe(429);
    expect((refused.body as ErrorBody).code).toBe('throttled');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);

    expect((await app.anonymous().signIn(other.loginId, testPassword)).status).toBe(204);
  });

  it('are forgotten after a success', async () => {
    const { loginId } = await addLogin(app.db);
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 8; attempt++) await app.anonymous().signIn(loginId, 'zle');
      expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(204);
    }
  });
});

describe('a session', () => {
  const isSignedIn = async (client: Awaited<ReturnType<TestApp['as']>>) =>
    (await client.get<SessionInfo>('/api/session/info')).body.isUserAuthenticated;

  it('ends with signing out, for a copied cookie too', async () => {
    const client = app.anonymous();
    const { loginId } = await addLogin(app.db);
    const cookie = (await client.signIn(loginId, testPassword)).headers.getSetCookie()[0] ?? '';
    const copied = { cookie: cookie.split(';')[0] ?? '' };
    expect((await app.anonymous().get('/api/garden', copied)).status).toBe(200);

    expect((await client.post('/api/session/logout', undefined)).status).toBe(204);

    expect((await app.anonymous().get('/api/garden', copied)).status).toBe(401);
    expect((await client.post('/api/session/logout', undefined)).status).toBe(204);
  });

  it.each([
    ['12 idle hours', 'last_seen_at', '12 hours 1 second'],
    ['30 days in all', 'created_at', '30 days 1 second'],
  ])('ends after %s', async (_, column, age) => {
    const client = await app.as('ROLE_EMPLOYEE');
    expect(await isSignedIn(client)).toBe(true);
    await sql`update session set ${sql.ref(column)} = now() - ${age}::interval`.execute(app.db);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.get('/api/garden')).status).toBe(401);
  });

  it('goes on while it is used', async () => {
    const client = await app.as('ROLE_EMPLOYEE');
    await sql`update session set last_seen_at = now() - interval '11 hours'`.execute(app.db);
    await client.get('/api/session/info');
    const { rows } = await sql<{ fresh: boolean }>`
      select max(last_seen_at) > now() - interval '1 minute' as fresh from session
    `.execute(app.db);
    expect(rows[0]?.fresh).toBe(true);
  });

  it('is told from others whose requests come at the same moment', async () => {
    const people = ['Hanna', 'Iwona', 'Jacek', 'Karol'];
    const clients = await Promise.all(
      people.map(async (loginId) => {
        await addLogin(app.db, { loginId });
        const client = app.anonymous();
        await client.signIn(loginId, testPassword);
        return client;
      }),
    );
    const asked = [...clients, app.anonymous(), ...clients.toReversed()];
    const replies = await Promise.all(
      asked.map((client) => client.get<SessionInfo>('/api/session/info')),
    );
    expect(replies.map(({ body }) => body.user?.loginId)).toEqual([
      ...people,
      undefined,
      ...people.toReversed(),
    ]);
  });

  it('feels a change of its login at the next request', async () => {
    const { id, loginId } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
    const client = app.anonymous();
    await client.signIn(loginId, testPassword);
    expect((await client.get('/api/garden')).status).toBe(200);

    await app.db.updateTable('login').set({ role: 'ROLE_USER' }).where('id', '=', id).execute();
    expect((await client.get('/api/garden')).status).toBe(403);

    await app.db.updateTable('login').set({ enabled: false }).where('id', '=', id).execute();
    expect((await client.get('/api/garden')).status).toBe(401);
  });
});

describe('requests from another origin', () => {
  const signIn = (headers: Record<string, string>) =>
    app.anonymous().request('/api/session/login', {
      method: 'POST',
      form: { username: 'ktos', password: 'haslo-haslo' },
      headers,
    });

  it.each([
    ['Origin', { origin: 'https://zla-strona.example' }],
    ['Origin null', { origin: 'null' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ])('are refused by %s', async (_, headers) => {
    const { status, body } = await signIn(headers);
    expect(status).toBe(403);
    expect((body as ErrorBody).code).toBe('forbidden');
  });

  it('from the own origin, or from no browser at all, get through', async () => {
    const own = await signIn({ origin: app.origin, 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(401);
    expect((await signIn({})).status).toBe(401);
  });

  it('under a name that only points here are told what to set', async () => {
    const { status, body } = await requestUnderName(app, {
      method: 'POST',
      path: '/api/session/logout',
      host: 'zla.example',
      headers: { origin: 'http://zla.example' },
    });
    expect(status).toBe(403);
    expect(body).toMatch(/Pod tym adresem program nie przyjmuje zmian\. .* PUBLIC_URL /);
  });

  it('with PUBLIC_URL are those from anywhere else, and its https makes cookies secure', async () => {
    const proxied = await startTestAppOnce({ PUBLIC_URL: 'https://ogrod.example.pl' });
    const { loginId } = await addLogin(proxied.db);
    const signInFrom = (origin: string, { host } = new URL(origin)) =>
      requestUnderName(proxied, {
        method: 'POST',
        path: '/api/session/login',
        form: { username: loginId, password: testPassword },
        host,
        headers: { origin },
      });
    const own = await signInFrom('https://ogrod.example.pl', new URL(proxied.origin));
    expect(own.status).toBe(204);
    expect(own.cookies).toHaveLength(2);
    for (const cookie of own.cookies) expect(cookie).toMatch(/; Secure/);
    for (const origin of ['https://zla.example', proxied.origin]) {
      const { status, body } = await signInFrom(origin);
      expect(status, origin).toBe(403);
      expect(body).toContain(
        'Pod tym adresem program nie przyjmuje zmian. Otwórz https://ogrod.example.pl.',
      );
    }
  });
});
