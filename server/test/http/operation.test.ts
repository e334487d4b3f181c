import { Writable } from 'node:stream';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addLogin, testPassword } from '#test/factories.ts';
import { startUpload } from '#test/raw-upload.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { serveApp } from '#test/serve-app.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const app = await startTestApp();

/** The application on a database address of the test's choice, with its log lines. */
async function startAppOn(databaseUrl: string, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const served = await serveApp({ databaseUrl, env, logger: pino(sink) });
  onTestFinished(() => served.close());
  const { db, origin } = served;
  return { client: createTestClient(origin), db, origin, lines };
}

describe('health', () => {
  it('is live and ready with a database', async () => {
    expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
    expect((await app.anonymous().get('/api/health/ready')).status).toBe(200);
  });

  it('is not ready when the end was announced, and serves on', async () => {
    const { url } = await createTestDatabase();
    const ending = new AbortController();
    const served = await serveApp({ databaseUrl: url, ending: ending.signal });
    onTestFinished(() => served.close());
    const client = createTestClient(served.origin);
    expect((await client.get('/api/health/ready')).status).toBe(200);
    ending.abort();
    expect((await client.get('/api/health/ready')).status).toBe(503);
    expect((await client.get('/api/health/live')).status).toBe(200);
    expect((await client.signIn('nikt', 'niczego-nie-wie')).status).toBe(401);
  });

  it('without a database is live, not ready, and every call says to come back', async () => {
    const { client } = await startAppOn('postgres://nikt:tajne@127.0.0.1:1/brak');
    expect((await client.get('/api/health/live')).status).toBe(200);
    expect((await client.get('/api/health/ready')).status).toBe(503);
    const { status, body, headers } = await client.signIn('ktos', 'haslo-haslo');
    expect(status).toBe(503);
    expect((body as ErrorBody).code).toBe('unavailable');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('metrics', () => {
  it('are for this machine only', async () => {
    const { status, body } = await app.anonymous().get<string>('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('grzadka_http_request_duration_seconds_bucket');
  });

  it('have as many lines whatever is asked', async () => {
    const clerk = await app.as('ROLE_EMPLOYEE');
    const lines = async () => {
      const { body } = await app.anonymous().get<string>('/metrics');
      return body.split('\n').filter((line) => line.startsWith('grzadka_http_request')).length;
    };
    await clerk.get('/api/garden');
    await clerk.get('/api/nic');
    const before = await lines();
    for (const path of ['/api/meter', '/api/party', '/api/news', '/api/nie', '/api/garden/nic']) {
      await clerk.get(path);
    }
    expect(await lines()).toBe(before);
  });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'are not for what came through a proxy, told by %s',
    async (name) => {
      const headers = { [name]: 'ogrod.example.pl' };
      expect((await app.anonymous().get('/metrics', headers)).status).toBe(404);
    },
  );

  it('are not for what was sent to another name than this machine has for itself', async () => {
    const ask = (host: string) => requestUnderName(app, { host, path: '/metrics' });
    expect((await ask('localhost')).status).toBe(200);
    expect((await ask('ogrod.example.pl')).status).toBe(404);
  });

  it('are for everybody where so configured', async () => {
    const open = await startTestAppOnce({ METRICS_ACCESS: 'any' });
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect((await open.anonymous().get('/metrics', forwarded)).status).toBe(200);
  });
});

describe('the safety headers', () => {
  it('of every reply keep it out of frames and from what it does not use', async () => {
    for (const path of ['/', '/api/session/info', '/api/nic']) {
      const elsewhere = { origin: 'https://zla.example' };
      const { headers } = await app.anonymous().get(path, elsewhere);
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      const policy = headers.get('content-security-policy')?.split(';');
      for (const directive of ['frame-ancestors', 'object-src', 'base-uri']) {
        expect(policy, path).toContain(`${directive} 'none'`);
      }
      // What is printed lies in the page's own memory.
      expect(policy, path).toContain("frame-src 'self' blob:");
      for (const directive of ['default-src', 'font-src', 'form-action']) {
        expect(policy, path).toContain(`${directive} 'self'`);
      }
      // The page itself may run what it holds, besides.
      const scripts = policy?.find((directive) => directive.startsWith('script-src '));
      const hashed =
        path === '/' ? /^script-src 'self'( 'sha256-[\w+/]+=*')?$/ : /^script-src 'self'$/;
      expect(scripts, path).toMatch(hashed);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.has('access-control-allow-origin'), path).toBe(false);
      // The page itself, which holds nothing, is asked for anew instead.
      const kept = path === '/' ? /^no-(cache|store)$/ : /^no-store$/;
      expect(headers.get('cache-control'), path).toMatch(kept);
      expect(headers.get('permissions-policy'), path).toMatch(/camera=\(\), .*geolocation=\(\)/);
      expect(headers.has('strict-transport-security'), path).toBe(false);
    }
  });

  it.each([
    ['https://ogrod.example.pl', 'max-age=31536000'],
    ['http://ogrod.example.pl', null],
  ])('at %s ask for HTTPS from now on: %s', async (PUBLIC_URL, value) => {
    const nowhere = 'postgres://nikt:tajne@127.0.0.1:1/brak';
    const { client } = await startAppOn(nowhere, { PUBLIC_URL });
    const { headers } = await client.get('/api/health/live');
    expect(headers.get('strict-transport-security')).toBe(value);
  });
});

describe('a request that makes no sense', () => {
  const code = async (options: Parameters<ReturnType<TestApp['anonymous']>['request']>[1]) => {
    const clerk = await app.as('ROLE_EMPLOYEE');
    const { status, body } = await clerk.request<ErrorBody>('/api/meter/add-measurement', {
      method: 'POST',
      ...options,
    });
    return [status, body.code];
  };
  const json = { 'content-type': 'application/json' };

  it('is told so by its code', async () => {
    expect(await code({ body: '{"meterId":', headers: json })).toEqual([400, 'validation']);
    expect(await code({ body: '[]', headers: json })).toEqual([400, 'validation']);
    expect(await code({ body: 'null', headers: json })).toEqual([400, 'validation']);
    expect(await code({})).toEqual([400, 'validation']);
    expect(await code({ body: '{"__proto__":{"x":1}}', headers: json })).toEqual([
      400,
      'validation',
    ]);
    const xml = { 'content-type': 'application/xml' };
    expect(await code({ body: '<a/>', headers: xml })).toEqual([415, 'unsupported-type']);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const headers = { 'content-type': type };
      expect(await code({ body: 'a=b', headers }), type).toEqual([415, 'unsupported-type']);
    }
    const large = JSON.stringify({ meterId: 'x'.repeat(10_000_000) });
    expect(await code({ body: large, headers: json })).toEqual([413, 'too-large']);
  });

  it('without a body may call its content JSON, and where one is needed lacks it', async () => {
    const post = (path: string) => app.anonymous().send(path, { method: 'POST', headers: json });
    expect((await post('/api/session/logout')).status).toBe(204);
    expect(await code({ headers: json })).toEqual([400, 'validation']);
  });

  it('is a sign-in in JSON, since only the form is taken', async () => {
    const { loginId } = await addLogin(app.db);
    const credentials = { username: loginId, password: testPassword };
    const { status, body } = await app
      .anonymous()
      .post<ErrorBody>('/api/session/login', credentials);
    expect([status, body.code]).toEqual([415, 'unsupported-type']);
    expect((await app.anonymous().signIn(loginId, testPassword)).status).toBe(204);
  });

  it('to an unknown path below /api is a JSON 404', async () => {
    for (const path of ['/api', '/api/nic', '/api/garden/nic/wiecej']) {
      const { status, body } = await app.anonymous().get<ErrorBody>(path);
      expect([status, body.code], path).toEqual([404, 'not-found']);
    }
  });
});

describe('what nobody planned for', () => {
  it('is a 500 that tells only an id, which the log bears too', async () => {
    const { url, ownerUrl } = await createTestDatabase();
    const { client, db, lines } = await startAppOn(url);
    const { loginId } = await addLogin(db);
    await client.signIn(loginId, testPassword);
    await execute(ownerUrl, 'alter table meter rename to przemianowany');

    const { status, body } = await client.get<ErrorBody>('/api/meter');

    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'internal',
      message: 'Wystapil blad',
      requestId: expect.any(String),
    });
    const [failure = '', ...others] = lines.filter((line) => line.includes('request failed'));
    expect(others).toEqual([]);
    expect(failure).toContain(body.requestId);
    expect(failure).toContain('42P01');
    // The database's own words may quote what somebody typed.
    expect(failure).not.toContain('does not exist');
  });
});

describe('the log', () => {
  it('knows no error of an upload that its sender broke off', async () => {
    const { url } = await createTestDatabase();
    const { client, db, origin, lines } = await startAppOn(url);
    const { loginId } = await addLogin(db, { role: 'ROLE_EMPLOYEE' });
    await client.signIn(loginId, testPassword);
    const upload = startUpload({ origin }, client.cookie());
    await upload.write(Buffer.alloc(300_000));
    await upload.abort();
    const told = () => lines.filter((line) => /request (refused|failed)/.test(line));
    await vi.waitUntil(() => told().length > 0, { timeout: 60_000 });
    expect(told().map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30]);
  });

  it('has a line per request with its id, and no name, password, token or phrase', async () => {
    const { url } = await createTestDatabase();
    const { client, db, lines } = await startAppOn(url);
    const { loginId } = await addLogin(db, { loginId: 'TajnaNazwa' });
    await client.signIn(loginId, 'zle-haslo-99');
    const { headers } = await client.signIn(loginId, testPassword);
    const token = headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '';
    const { headers: replied } = await client.get(
      '/api/garden?filter-by-phrase=true&phrase=Wisniewska',
    );

    const log = lines.join('');
    expect(log).toContain(`"reqId":"${replied.get('x-request-id')}"`);
    expect(log).toContain('"route":"/api/garden"');
    expect(log).not.toContain('TRUST_PROXY');
    for (const secret of ['TajnaNazwa', 'zle-haslo-99', testPassword, token, 'Wisniewska']) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });

  it('tells whose call was refused, by the id of the login', async () => {
    const { url } = await createTestDatabase();
    const { client, db, lines } = await startAppOn(url);
    const { id, loginId } = await addLogin(db, { role: 'ROLE_USER' });
    await client.signIn(loginId, testPassword);
    const { status, headers } = await client.get('/api/party');
    expect(status).toBe(403);
    const requestId = headers.get('x-request-id');
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reqId }) => reqId === requestId);
    expect(told).toMatchObject([
      { msg: 'request refused', code: 'forbidden', login: id },
      { msg: 'request answered', route: '/api/party', status: 403, login: id },
    ]);
  });

  it.each([
    [{}, 1],
    [{ TRUST_PROXY: '127.0.0.1' }, 0],
  ])('with %j warns %i times of a proxy that nobody named', async (env, times) => {
    const { client, lines } = await startAppOn('postgres://nikt:tajne@127.0.0.1:1/brak', env);
    for (const name of ['x-forwarded-for', 'x-forwarded-for', 'forwarded']) {
      await client.get('/api/health/live', { [name]: 'for=203.0.113.9' });
    }
    const warnings = lines.filter((line) => line.includes('"variable":"TRUST_PROXY"'));
    expect(warnings).toHaveLength(times);
    expect(lines.join('')).not.toContain('203.0.113.9');
  });
});
