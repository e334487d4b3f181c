import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const outside = openDatabase(url, { max: 2, statementTimeout: 0 });
afterAll(() => closeDatabase(outside));
const database = { max: 20, statementTimeout: 30_000 };
const app = await serveApp({ databaseUrl: url, database });
afterAll(() => app.close());
const { id: loginId } = await addLogin(app.db, { role: 'ROLE_EMPLOYEE' });
const cookies = { [sessionCookie]: await addSession(app.db, loginId) };
const clerk = createTestClient(app.origin, cookies);
// The first rows that are read are more than is sent at a time: who leaves does so before the rest is asked for.
await sql`
  insert into garden (id, name, sector_id)
  select gen_random_uuid(), rpad(i::text, 1000, ' ogród'), 1 from generate_series(1, 500) i
`.execute(app.db);

const address = '/api/garden/export?format=csv';

/** Keeps everybody from reading the gardens until the test says so, or is over. */
async function holdGardens() {
  const held = await outside.db.startTransaction().execute();
  const letGo = async () => {
    if (!held.isRolledBack) await held.rollback().execute();
  };
  onTestFinished(letGo);
  await sql`lock table garden in access exclusive mode`.execute(held);
  return { letGo };
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  `.execute(outside.db);
  return Number(rows[0]?.count);
}

it('exports of many at once are refused while two are under way, and nothing else', async () => {
  const { letGo } = await holdGardens();
  const first = [clerk.get(address), clerk.get(address)];
  await untilWaitingForLocks(outside.db, 2);
  const { status, headers, body } = await clerk.get<ErrorBody>('/api/meter/export?format=xlsx');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('10');
  expect(headers.get('content-disposition')).toBeNull();
  expect(body.message).toBe('Program przygotowuje teraz inne listy. Spróbuj ponownie za chwilę.');
  expect((await clerk.get('/api/meter')).status).toBe(200);

  await letGo();
  expect((await Promise.all(first)).map((reply) => reply.status)).toEqual([200, 200]);
  expect((await clerk.get(address)).status).toBe(200);
});

it('an export that is broken off gives its connection and its place back', async () => {
  const { letGo } = await holdGardens();
  const leaving = new AbortController();
  const left = [1, 2].map(() => clerk.send(address, { signal: leaving.signal }));
  await untilWaitingForLocks(outside.db, 2);
  leaving.abort();
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);

  await letGo();
  await vi.waitUntil(async () => (await openTransactions()) === 0, { timeout: 60_000 });
  const again = async () => (await clerk.get(address)).status;
  await expect.poll(again).toBe(200);
});
