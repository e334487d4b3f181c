import { randomUUIDv7 } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { migrate } from '#src/core/database/migrate.ts';
import { openDatabase } from '#src/core/database/open-database.ts';
import { installJobs } from '#src/core/jobs/install-jobs.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';
import { execute, template } from './test-cluster.ts';

// A process of its own, which test-cluster.ts starts. It tells the address of the cluster once that is
// ready, and ends it when the process of the tests lets go of it, by a kill -9 too.

/** Nothing in it has to outlive the run, so it need not wait for the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

const letGo = Promise.withResolvers<void>();
process.once('disconnect', () => letGo.resolve());

const dataDir = join(tmpdir(), `grzadka-test-${randomUUIDv7()}`);
await using undo = new AsyncDisposableStack();
undo.defer(() => rm(dataDir, { recursive: true, force: true }));
await prepareDataFolder(dataDir);
const postgres = await startEmbeddedPostgres({ dataDir, settings });
undo.defer(() => postgres.stop());

const url = postgres.url('postgres');
await execute(url, `create database ${template}`);
const { db, pool } = openDatabase(postgres.url(template));
await migrate(db);
await installJobs(pool);
await db.destroy();
await execute(url, `alter database ${template} with is_template true allow_connections false`);

if (process.connected) process.send?.(url);
await letGo.promise;
