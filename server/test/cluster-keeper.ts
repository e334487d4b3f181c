import { randomUUIDv7 } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { startOlderPostgres } from '@grzadka/postgres/test/older-postgres';
import { parentFolder } from '@grzadka/postgres/test/parent-folder';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import { ensureEmbeddedDatabase } from '#src/core/database/server/ensure-embedded-database.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { execute, template } from './test-cluster.ts';

// A process of its own, which test-cluster.ts starts. It sends the addresses of the cluster once that is ready, and ends it when
// the process of the tests lets go of it, by a kill -9 too. The embedded server runs it, or the one whose programs lie in the
// folder that is named.

/**
 * Nothing in it has to outlive the run, so it need not wait for the disk. A clone does not inherit what its template is set to:
 * that nothing is compiled.
 */
const settings = {
  jit: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** Everybody who connects proves a password, hashed four thousand times for it by default; PostgreSQL 15 has no setting for that. */
const embeddedSettings = { ...settings, scram_iterations: '1' };

/** What the databases of a whole run take, and the tests beside them, in bytes. */
const room = 6 * 1024 ** 3;

const letGo = Promise.withResolvers<void>();
process.once('disconnect', () => letGo.resolve());

const dataDir = join(parentFolder(room), `grzadka-test-${randomUUIDv7()}`);
await using undo = new AsyncDisposableStack();
undo.defer(() => rm(dataDir, { recursive: true, force: true }));
await prepareDataFolder(dataDir);
const [bin] = process.argv.slice(2);
const postgres =
  bin === undefined
    ? await startEmbeddedPostgres({ dataDir, settings: embeddedSettings })
    : await startOlderPostgres(bin, { dataDir, settings });
undo.defer(() => postgres.stop());

await ensureEmbeddedDatabase(postgres, template);
const addressesOf = (name: string): DatabaseUrls => ({
  url: postgres.applicationUrl(name),
  ownerUrl: postgres.ownerUrl(name),
});
await bringUpToDate(addressesOf(template));
const maintenance = addressesOf('postgres');
const setting = 'with is_template true allow_connections false';
await execute(maintenance.ownerUrl, `alter database ${template} ${setting}`);

if (process.connected) process.send?.(maintenance);
await letGo.promise;
