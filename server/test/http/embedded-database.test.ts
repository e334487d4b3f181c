import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { ensureEmbeddedDatabase } from '#src/core/database/server/ensure-embedded-database.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { openNetworkHole } from '#test/network-hole.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();

it('a connection that breaks while the embedded database is made fails that, and nothing else', async () => {
  const owner = openDatabase(ownerUrl, { max: 2 });
  onTestFinished(() => closeDatabase(owner));
  const first = await owner.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtext('grzadka embedded database'))`.execute(first);

  await using way = await openNetworkHole(ownerUrl);
  const addresses = { ownerUrl: () => way.url, applicationUrl: () => url, applicationPassword: '' };
  const failure = ensureEmbeddedDatabase(addresses, 'grzadka').then(
    () => undefined,
    (error: unknown) => error,
  );
  await untilWaitingForLocks(owner.db, 1);
  await way.close();
  expect(await failure).toBeInstanceOf(Error);
  await first.rollback().execute();
});
