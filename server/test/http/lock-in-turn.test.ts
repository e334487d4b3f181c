import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addGarden, addLogin, addSession } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const outside = openDatabase(url, { max: 12, statementTimeout: 0 });
afterAll(() => closeDatabase(outside));
const limit = 1_200;
// Far away, so that what ends is not ended by the server's last word.
const turnTimeout = 80_000;
const app = await serveApp({
  databaseUrl: url,
  database: { statementTimeout: limit, turnTimeout },
});
afterAll(() => app.close());
const { id: login } = await addLogin(app.db, { role: 'ROLE_TREASURER' });
const cookies = { [sessionCookie]: await addSession(app.db, login) };
const clerk = createTestClient(app.origin, cookies);

const save = (id: string, name: string) => clerk.put('/api/garden/update', { id, name, area: 300 });

/** Takes a garden's row once it is free, and has it until `letGo`. */
const hold = (id: string, letGo: () => Promise<unknown>) =>
  outside.db.transaction().execute(async (trx) => {
    await sql`select from garden where id = ${id} for update`.execute(trx);
    await letGo();
  });

it('a save waits its turn behind others who each have the row for less than the limit', async () => {
  const { id } = await addGarden(app.db);
  const begun = Promise.withResolvers<number>();
  // One after another they let go once the save has waited for a third of the limit more, the last of them for three of it.
  let turns = 0;
  const holders = Array.from({ length: 9 }, () =>
    hold(id, async () => {
      turns += 1;
      const enough = (await begun.promise) + (turns * limit) / 3;
      await vi.waitUntil(() => performance.now() >= enough, { timeout: 60_000 });
    }),
  );
  await untilWaitingForLocks(outside.db, 8);
  const saving = save(id, 'W kolejce');
  await untilWaitingForLocks(outside.db, 9);
  begun.resolve(performance.now());
  await Promise.all(holders);
  expect((await saving).status).toBe(204);
});

it('a save that waits for one holder alone is given up', async () => {
  const { id } = await addGarden(app.db);
  const isTaken = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const held = hold(id, () => {
    isTaken.resolve();
    return isOver.promise;
  });
  await isTaken.promise;
  for (const { status, headers } of await Promise.all([save(id, 'Jedna'), save(id, 'Druga')])) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  isOver.resolve();
  await held;
  expect((await save(id, 'Po wszystkim')).status).toBe(204);
});

it('a statement that is merely slow is given up, and its connection stays', async () => {
  await app.db.connection().execute(async (db) => {
    const slow = sql`select pg_sleep(60)`.execute(db);
    await expect(slow).rejects.toMatchObject({ code: '57014', message: /user request/ });
    await sql`select`.execute(db);
  });
});
