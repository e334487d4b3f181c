import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { slowConnections } from '#src/core/list/slow-share.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const outside = openDatabase(url, { max: 2, statementTimeout: 0 });
afterAll(() => closeDatabase(outside));
const app = await serveApp({ databaseUrl: url, database: { statementTimeout: 30_000 } });
afterAll(() => app.close());

it('keeps lists that take long from the connections of all others', async () => {
  const { id } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
  const cookies = { [sessionCookie]: await addSession(app.db, id) };
  const clerk = createTestClient(app.origin, cookies);
  const held = await outside.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!held.isRolledBack) await held.rollback().execute();
  });
  await sql`lock table news in access exclusive mode`.execute(held);

  const search = () => clerk.get('/api/news?filter-by-phrase=true&phrase=woda');
  const searches = Array.from({ length: 16 }, search);
  await untilWaitingForLocks(outside.db, slowConnections);
  expect((await clerk.get('/api/notice')).status).toBe(200);
  expect((await clerk.post('/api/notice/create', { title: 'Zebranie' })).status).toBe(201);

  await held.rollback().execute();
  const replies = await Promise.all(searches);
  expect(replies.map(({ status }) => status)).toEqual(searches.map(() => 200));
});
