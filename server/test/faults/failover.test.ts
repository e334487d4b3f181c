import { rename } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { ensureEmbeddedDatabase } from '#src/core/database/server/ensure-embedded-database.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { databaseEnvironment, execute } from '#test/test-cluster.ts';
import { startOffice, stopOffice } from './office.ts';
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';
import { startStreamingReplica } from './streaming-replica.ts';

const name = 'grzadka';

/** Starts a server whose machine can be lost: `lose` ends it at once, and nothing starts it again. */
async function startPrimary() {
  const dataDir = newDataDir();
  await prepareDataFolder(dataDir);
  const primary = await startEmbeddedPostgres({ dataDir });
  // What is left of it when it was lost cannot be stopped in order.
  onTestFinished(() => primary.stop().catch(() => undefined));
  await ensureEmbeddedDatabase(primary, name);
  return {
    primary,
    lose: async () => {
      const pid = databasePid(dataDir);
      if (pid === null) throw new Error('no database is running');
      await rename(primary.folder, `${primary.folder}-lost`);
      process.kill(pid, 'SIGKILL');
    },
  };
}

describe.runIf(findPgBouncer())('a primary that is lost (where PgBouncer is installed)', () => {
  it('its replica is promoted by hand and the name moved to it: nothing that was acknowledged is lost', async () => {
    const { primary, lose } = await startPrimary();
    const replica = await startStreamingReplica(primary);
    onTestFinished(() => replica.stop());
    const maintenance = primary.ownerUrl('postgres');
    await execute(maintenance, "alter system set synchronous_standby_names = '*'");
    await execute(maintenance, 'select pg_reload_conf()');
    const bouncer = await startPgBouncer(primary.applicationUrl(name), {
      server_login_retry: '1',
    });
    const ownerUrl = primary.ownerUrl(name);
    const office = await startOffice({
      databaseUrl: ownerUrl,
      env: databaseEnvironment({ url: bouncer.url, ownerUrl }),
    });
    const clerks = await setToWork(office);
    await untilWorking(clerks, 100);

    await lose();
    // The steps of docs/scaling.md.
    await execute(replica.ownerUrl('postgres'), 'select pg_promote()');
    await bouncer.moveTo(replica.applicationUrl(name));

    const first = await untilWorking(clerks, 100);
    process.stdout.write(`      at work again ${(first / 1000).toFixed(1)} s after the move\n`);
    const promoted = openDatabase(replica.ownerUrl(name), { max: 2, statementTimeout: 0 });
    onTestFinished(() => closeDatabase(promoted));
    await expectKept(clerks, promoted.db);
    // Clerks were answered, if not as they wished.
    expect([...clerks.failures].filter((status) => status !== 503)).toEqual([]);

    const next = await startStreamingReplica(replica);
    onTestFinished(() => next.stop());
    await stopOffice(office);
  });
});
