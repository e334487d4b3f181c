import { text as textOf } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { addNews } from '#test/content-factories.ts';
import { openConnection } from '#test/raw-request.ts';
import { serveApp } from '#test/serve-app.ts';
import { inDays } from '#test/site.ts';
import { createTestDatabase } from '#test/test-database.ts';

const lines: Record<string, unknown>[] = [];
const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const { url: databaseUrl } = await createTestDatabase();
// Kept for as long as the tests take, and behind a proxy, so that each request can come from an address of its own.
const app = await serveApp({
  databaseUrl,
  logger,
  siteKeptFor: 3_600_000,
  env: { SITE: 'on', SITE_URL: 'https://ogrod.example.pl', TRUST_PROXY: 'loopback' },
});
afterAll(() => app.close());

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await fetch(`${app.origin}/witryna${path}`, {
    method,
    headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
  });
  const { 'x-request-id': id, date: _, ...same } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers: same, id, text: await reply.text() };
}

/** What was logged of a request. */
const lineOf = (id: string | undefined) => lines.find(({ reqId }) => reqId === id);

it.each(['gzip', 'identity'])('a page sent again is the same, encoded as %s', async (encoding) => {
  const [first, again] = [
    await read('/', { 'accept-encoding': encoding }),
    await read('/', { 'accept-encoding': encoding }),
  ];
  expect({ ...again, id: null }).toEqual({ ...first, id: null });
  expect(first.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
  expect(first.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  await expect.poll(() => lineOf(again.id)).toBeDefined();
  const { reqId, time: _, ...told } = lineOf(again.id) ?? {};
  expect(reqId).not.toBe(first.id);
  expect(told).toMatchObject({ method: 'GET', route: '/witryna', status: 200 });
  expect(Object.keys(told)).toEqual(
    Object.keys(lineOf(first.id) ?? {}).filter((key) => key !== 'reqId' && key !== 'time'),
  );
});

it('requests that arrive together are answered in their order, byte by byte as before', async () => {
  const addresses = ['/ogloszenia?a', '/kontakt?a', '/dokumenty?a'];
  const first = await readTogether(addresses);
  const again = await readTogether(addresses);
  expect(again.bytes).toBe(first.bytes);
  expect(first.bytes.match(/HTTP\/1.1 200 OK\r\n.*?<title>[^–<]*/gs)).toHaveLength(3);
  // The one in front is made, those behind it are there already.
  const mixed = await readTogether(['/szukaj?a', ...addresses]);
  expect(mixed.bytes.endsWith(first.bytes)).toBe(true);
  expect(new Set([...again.ids, ...mixed.ids]).size).toBe(7);
  await expect.poll(() => mixed.ids.filter((id) => lineOf(id) === undefined)).toEqual([]);
});

/** Replies to requests that are written at once, without their ids and dates; the last request ends the connection. */
async function readTogether(addresses: readonly string[]) {
  const socket = await openConnection(app.origin);
  const requests = addresses.map((address, index) =>
    [
      `GET /witryna${address} HTTP/1.1`,
      `Host: ${new URL(app.origin).host}`,
      'X-Forwarded-For: 192.0.2.3',
      ...(index === addresses.length - 1 ? ['Connection: close'] : []),
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(requests.join(''));
  const told = await textOf(socket);
  return {
    ids: [...told.matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id),
    bytes: told.replaceAll(/(?<=x-request-id: |Date: ).*/g, ''),
  };
}

it('a page sent again is counted, and nobody asks without end', async () => {
  // To ask for the figures is counted, too, once it was answered.
  let asked = 0;
  const counted = async () => {
    const text = await (await fetch(`${app.origin}/metrics`)).text();
    const counts = /duration_seconds_count\{method="GET",part="pages",status="2xx"\} (\d+)/;
    return Number(counts.exec(text)?.[1] ?? 0) - asked++;
  };
  const reader = { 'x-forwarded-for': '192.0.2.2' };
  const before = await counted();
  const statuses = [(await read('/niczego', reader)).status];
  for (let time = 0; time < 99; time++) statuses.push((await read('/oplaty', reader)).status);
  expect(new Set(statuses.splice(1))).toEqual(new Set([200]));
  expect(statuses).toEqual([404]);
  const refused = await read('/oplaty', reader);
  expect([refused.status, refused.text]).toEqual([
    429,
    expect.stringContaining('Za dużo zapytań naraz'),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read('/oplaty')).status).toBe(200);
  await expect.poll(counted).toBe(before + 100);
});

it('what differs in what an answer depends on is answered for itself', async () => {
  const { text, headers } = await read('/kontakt');
  expect(await read('/kontakt', { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({
    status: 304,
    text: '',
  });
  expect(await read('/kontakt', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  expect(await read('/kontakt', {}, 'POST')).toMatchObject({ status: 405 });
  // On the site's own host the prefix is a part of the address.
  const own = { 'x-forwarded-host': 'ogrod.example.pl' };
  expect(await read('/kontakt', own)).toMatchObject({ status: 404 });
  expect((await read('/kontakt')).text).toBe(text);
});

it('parameters that a page does not read make no other one', async () => {
  const { text } = await read('/aktualnosci');
  await addNews(app.db, { title: 'Nowa', publicationFromDate: inDays(-1) });
  expect((await read('/aktualnosci?fraza=x&utm_source=y')).text).toBe(text);
  expect((await read('/aktualnosci?strona=1')).text).toBe(text);
  expect((await read('/aktualnosci.atom')).text).toContain('Nowa');
});
