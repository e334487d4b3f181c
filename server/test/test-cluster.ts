import { randomUUIDv7 } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import pg from 'pg';
import { migrate } from '#src/core/database/migrate.ts';
import { openDatabase } from '#src/core/database/open-database.ts';
import { installJobs } from '#src/core/jobs/install-jobs.ts';
import { prepareDataFolder } from '#src/core/process/data-folder.ts';

/** A PostgreSQL of the tests' own, with a migrated template in it. */
export interface TestCluster {
  /** Address of its maintenance database; what `cloneTemplate` takes. */
  readonly url: string;
  /** Stops it and removes everything it held. */
  stop(): Promise<void>;
}

const template = 'template_grzadka';

/** Nothing in it has to outlive the run, so it need not wait for the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** Starts a cluster in a temporary folder, about a second; `stop` it when the tests are over. */
export async function startTestCluster(): Promise<TestCluster> {
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

  const running = undo.move();
  return { url, stop: () => running.disposeAsync() };
}

/** Makes a migrated, empty database in the cluster at `url` and gives its address; about 50 ms. */
export async function cloneTemplate(url: string): Promise<string> {
  const name = `test_${randomUUIDv7().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${template} strategy wal_log`);
  const clone = new URL(url);
  clone.pathname = `/${name}`;
  return clone.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
