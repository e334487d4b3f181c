import type { Transaction } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addGarden, addLogin, addSession } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { openNetworkHole } from '#test/network-hole.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** The application with its database behind a way that can be cut, and with little patience. */
async function startBehindHole() {
  const { url } = await createTestDatabase();
  const direct = openDatabase(url, { max: 2 });
  onTestFinished(() => closeDatabase(direct));
  const hole = await openNetworkHole(url);
  onTestFinished(() => hole[Symbol.asyncDispose]());
  const database = { connectionTimeout: 300, statementTimeout: 300 };
  const app = await serveApp({ databaseUrl: hole.url, database });
  const { id } = await addLogin(direct.db, { role: 'ROLE_TREASURER' });
  const cookies = { [sessionCookie]: await addSession(direct.db, id) };
  return { app, db: direct.db, hole, clerk: createTestClient(app.origin, cookies) };
}

/** On a busy machine; a pool that is jammed stays so. */
const patient = { timeout: 5_000 };

const replies = (clerk: TestClient, count: number) =>
  Promise.all(Array.from({ length: count }, () => clerk.get('/api/garden')));

it('a hole on the way to the database is a 503 for whoever falls in, and nothing once it is mended', async () => {
  const { app, db, hole, clerk } = await startBehindHole();
  onTestFinished(() => app.close());
  const [saved, locked] = [await addGarden(db), await addGarden(db)];
  const save = ({ id }: { id: string }) =>
    clerk.put('/api/garden/update', { id, name: `Po dziurze ${id}`, area: 300 });
  const lock = (trx: Transaction<Database>, { id }: { id: string }) =>
    trx.selectFrom('garden').select('id').where('id', '=', id).forUpdate().execute();

  const inHole = await db.transaction().execute(async (trx) => {
    await lock(trx, saved);
    // One falls in while it waits for a lock, one while it has one, the others sooner or later.
    const saving = save(saved);
    await untilWaitingForLocks(db, 1);
    const isCut = Promise.withResolvers<void>();
    const holding = app.db.transaction().execute(async (theirs) => {
      await lock(theirs, locked);
      hole.cut();
      isCut.resolve();
      await lock(theirs, locked);
    });
    await isCut.promise;
    const falling = Promise.all([saving, clerk.get('/api/health/ready'), replies(clerk, 40)]);
    await expect(holding).rejects.toThrow('not queryable');
    return (await falling).flat();
  });
  for (const { status, headers, body } of inHole) {
    expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }

  hole.mend();
  const reading = async () => (await replies(clerk, 10)).map(({ status }) => status);
  await expect.poll(reading, patient).toEqual(Array(10).fill(200));
  for (const garden of [saved, locked]) {
    await expect.poll(async () => (await save(garden)).status, patient).toBe(204);
  }
  expect((await clerk.get('/api/health/ready')).status).toBe(200);
});

it('the application ends while the way to its database is cut', async () => {
  const { app, hole, clerk } = await startBehindHole();
  await replies(clerk, 5);
  hole.cut();
  const cutOff = Promise.allSettled([replies(clerk, 10)]);
  await expect.poll(() => app.pool.waitingCount, patient).toBeGreaterThan(0);
  await app.close();
  await cutOff;
  expect(app.pool.totalCount).toBe(0);
});
