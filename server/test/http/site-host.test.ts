import { startOnFreePort } from '@grzadka/postgres/free-port';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/core/config/config.ts';
import { standIn } from '#src/core/start/stand-in.ts';
import { addNotice } from '#test/content-factories.ts';
import { onlyText, openConnection } from '#test/raw-request.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { inDays } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp({
  SITE: 'on',
  SITE_URL: 'https://ogrod.example.pl',
  PUBLIC_URL: 'https://program.example.pl',
});
const { id } = await addNotice(app.db, { title: 'Zebranie', publicationFromDate: inDays(-1) });

const onSiteHost = (path: string) => requestUnderName(app, { host: 'Ogrod.example.pl', path });
const onProgramHost = (path: string) => requestUnderName(app, { host: 'program.example.pl', path });

describe('on the host of SITE_URL', () => {
  it('the site lies at the root, and its links are relative to that', async () => {
    const start = await onSiteHost('/');
    expect(start.status).toBe(200);
    expect(start.body).toContain(`href="/ogloszenia/zebranie-${id}"`);
    expect(start.body).not.toContain('/witryna');
    expect(start.body).toContain('<a href="https://program.example.pl">Zaloguj</a>');
    const sitemap = await onSiteHost('/sitemap.xml');
    expect(sitemap.body).toContain(`<loc>https://ogrod.example.pl/ogloszenia/zebranie-${id}</loc>`);
    const robots = await onSiteHost('/robots.txt');
    expect(robots.body).toBe(
      'User-agent: *\nDisallow:\nSitemap: https://ogrod.example.pl/sitemap.xml\n',
    );
  });

  it.each([
    '/api/health',
    '/api/news',
    '/metrics',
    '/logowanie',
    '/assets/',
    '/witryna/',
    '/index.html',
  ])('nothing of the back office is at %s', async (path) => {
    const { status, body } = await onSiteHost(path);
    expect([status, body]).toEqual([404, expect.stringContaining('Nie ma takiej strony')]);
  });
});

describe('whatever comes to the host of SITE_URL', () => {
  const end = 'connection: close\r\n';
  const toSite = `host: ogrod.example.pl\r\n${end}`;
  const toProgram = `host: program.example.pl\r\n${end}`;
  const absolute = 'http://Ogrod.example.pl:80';

  it.each([
    ['a dot behind it', `GET /api/news HTTP/1.1\r\nhost: ogrod.example.pl.\r\n${end}`, 404],
    ['its default port', `GET /api/news HTTP/1.1\r\nhost: OGROD.example.pl:443\r\n${end}`, 404],
    ['that of http', `GET /logowanie HTTP/1.1\r\nhost: ogrod.example.pl:80\r\n${end}`, 404],
    ['an absolute form', `GET ${absolute}/api/settings/name HTTP/1.1\r\n${toProgram}`, 404],
    ['one to the program', `GET http://program.example.pl/ HTTP/1.0\r\n${toProgram}`, 200],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${toSite}`, 405],
    ['an address that is no text', `GET /%zz HTTP/1.1\r\n${toSite}`, 404],
    ['such a call', `GET /api/news/get/%ff HTTP/1.1\r\n${toSite}`, 404],
    ['a search that is no text', `GET /szukaj?fraza=%ff HTTP/1.1\r\n${toSite}`, 400],
    ['an id that is far too long', `GET /api/${'a'.repeat(9_000)} HTTP/1.1\r\n${toSite}`, 404],
    ['a known method', `PROPFIND /api/news HTTP/1.1\r\n${toSite}`, 405],
    ['an odd method', `TRACE / HTTP/1.1\r\n${toSite}`, 405],
    ['no method at all', `CUDO / HTTP/1.1\r\n${toSite}`, 400],
    ['the same in absolute form', `CUDO ${absolute}/ HTTP/1.1\r\n${toProgram}`, 400],
    ['two hosts', `GET / HTTP/1.1\r\n${toSite}host: program.example.pl\r\n`, 400],
    ['headers too long', `GET / HTTP/1.1\r\n${toSite}x: ${'a'.repeat(20_000)}\r\n`, 431],
    ['an expectation', `POST / HTTP/1.1\r\n${toSite}expect: cud\r\n`, 417],
    ['a change', `DELETE /api/settings/logo HTTP/1.1\r\n${toSite}`, 405],
    [
      'a change from elsewhere',
      `POST /api/session/login HTTP/1.1\r\n${toSite}origin: https://zla.pl\r\n`,
      405,
    ],
    [
      'a body in no chunks',
      `POST / HTTP/1.1\r\n${toSite}transfer-encoding: chunked\r\n\r\nzzz`,
      400,
    ],
  ])('with %s', async (_, request, status) => {
    const connection = await openConnection(app.origin);
    connection.write(`${request}\r\n`);
    const reply = await onlyText(connection);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(reply.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
  });
});

it('while the program waits for its start, readers are told so and nothing of what it waits for', async () => {
  const environment = { SITE_URL: 'https://ogrod.example.pl' };
  const { started, port } = await startOnFreePort((free) =>
    standIn(readConfig({ ...environment, PORT: String(free) }), () => 'Brakuje miejsca na dysku.'),
  );
  await using _ = started;
  const at = { origin: `http://127.0.0.1:${port}` };
  const reader = await requestUnderName(at, {
    host: 'ogrod.example.pl.',
    path: '/api/health/live',
  });
  expect([reader.status, reader.body]).toEqual([
    503,
    expect.stringContaining('<h1>Strona chwilowo nie działa</h1>'),
  ]);
  expect(reader.body).not.toMatch(/dysku|Grządka/);
  const staff = await requestUnderName(at, { host: 'program.example.pl', path: '/api/news' });
  expect([staff.status, staff.body]).toEqual([503, expect.stringContaining('dysku')]);
});

describe('on the host of the application', () => {
  it('the site lies below /witryna, and the back office is there', async () => {
    const site = await onProgramHost('/witryna/');
    expect(site.body).toContain(`href="/witryna/ogloszenia/zebranie-${id}"`);
    expect((await onProgramHost('/api/settings/name')).status).toBe(200);
    const robots = await onProgramHost('/robots.txt');
    expect(robots.body).toBe('User-agent: *\nAllow: /witryna\nDisallow: /\n');
    expect((await onProgramHost('/ogloszenia')).body).not.toContain('Zebranie');
  });
});

describe('the configuration', () => {
  it.each(['https://ogrod.example.pl:443', 'https://ogrod.example.pl.'])(
    'is refused when site and application are to have one host, %s',
    (PUBLIC_URL) => {
      const read = () => readConfig({ SITE_URL: 'http://ogrod.example.pl', PUBLIC_URL });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/SITE_URL/);
    },
  );
});
