import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { searchPublished } from '#src/site/published/search-published.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** What of the site may be under way at once: docs/product/site.md#safety. */
const connections = 3;
const waiting = 200;

const { url } = await createTestDatabase();
const outside = openDatabase(url, { max: 2, statementTimeout: 0 });
afterAll(() => closeDatabase(outside));
const app = await serveApp({
  databaseUrl: url,
  // Behind a proxy, so that nobody's share of requests is used up.
  env: { SITE: 'on', TRUST_PROXY: 'loopback' },
  database: { statementTimeout: 30_000 },
  siteKeptFor: 60_000,
});
afterAll(() => app.close());

let readers = 0;
const read = (path: string) => {
  readers += 1;
  const headers = { 'x-forwarded-for': `10.0.${readers >> 8}.${readers & 255}` };
  return fetch(`${app.origin}/witryna${path}`, { headers });
};

it('takes no more of the database than its share, and refuses what would wait in vain', async () => {
  const { id } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
  const clerk = createTestClient(app.origin, { [sessionCookie]: await addSession(app.db, id) });
  expect((await read('/')).status).toBe(200);
  const held = await outside.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isRolledBack) await held.rollback().execute();
  });
  await sql`lock table news in access exclusive mode`.execute(held);

  const tooMany = 5;
  const refused: Response[] = [];
  const lists = Array.from({ length: connections + waiting + tooMany }, async (_, index) => {
    const reply = await read(`/aktualnosci?strona=${index + 1}`);
    if (reply.status === 503) refused.push(reply);
    return reply.status;
  });
  await expect.poll(() => refused.length).toBe(tooMany);
  await untilWaitingForLocks(outside.db, connections);
  expect((await clerk.get('/api/notice')).status).toBe(200);
  // What is kept waits for nobody.
  expect((await read('/')).status).toBe(200);
  const [reply] = refused;
  expect(reply?.headers.get('retry-after')).toBe('5');
  expect(await reply?.text()).toContain('Strona chwilowo nie działa');

  await held.rollback().execute();
  const statuses = await Promise.all(lists);
  // An empty database has one page of news.
  expect(statuses.filter((status) => status === 200 || status === 404)).toHaveLength(
    connections + waiting,
  );
});

it('has one connection for a search, however many kinds it goes through', async () => {
  const own = openDatabase(url, { max: 5 });
  onTestFinished(() => closeDatabase(own));
  await searchPublished(own.db, 'woda w ogrodzie', { skip: 0, take: 20 });
  expect(own.pool.totalCount).toBe(1);
});
