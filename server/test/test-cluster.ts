import { fork } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import * as z from 'zod/mini';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';

/** The addresses of a database, as another process hands them on. */
export const databaseUrls = z.object({ url: z.string(), ownerUrl: z.string() });

/** A PostgreSQL of the tests' own, with a migrated template in it. */
export interface TestCluster {
  /** Addresses of its maintenance database; what `cloneTemplate` takes. */
  readonly urls: DatabaseUrls;
  /** Stops it and removes everything it held. */
  stop(): Promise<void>;
}

/** The migrated database that the others are clones of. */
export const template = 'template_grzadka';

const compileCache = fileURLToPath(new URL('../../scripts/compile-cache.cjs', import.meta.url));
const keeperFile = fileURLToPath(new URL('./cluster-keeper.ts', import.meta.url));

/**
 * Starts a cluster in a temporary folder, about two seconds; `stop` it when the tests are over. Its
 * keeper stops it as well when this process ends without having done so. The embedded server runs it, unless a folder
 * with the programs of another is named.
 */
export async function startTestCluster(bin?: string): Promise<TestCluster> {
  const keeper = fork(keeperFile, bin === undefined ? [] : [bin], {
    // In a group of its own: Ctrl+C is for the tests, which are still using the cluster then.
    detached: true,
    // Without what the runner of the tests loads into its own processes; what it loads itself is compiled already.
    execArgv: [`--require=${compileCache}`],
  });
  const { promise, resolve, reject } = Promise.withResolvers<DatabaseUrls>();
  keeper.once('message', (urls: unknown) => resolve(databaseUrls.parse(urls)));
  keeper.once('exit', () => reject(new Error('the cluster of the tests did not start')));
  return {
    urls: await promise,
    async stop() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}

/**
 * Makes a migrated, empty database in the cluster and gives its addresses; about 50 ms. The
 * application's role is not its owner, as with the embedded database.
 */
export function cloneTemplate(cluster: DatabaseUrls): Promise<DatabaseUrls> {
  // To log every page of it first, as PostgreSQL would, takes twice the work.
  return createDatabase(cluster, `template ${template} strategy file_copy`);
}

/** Makes a database without any tables. */
export function createEmptyDatabase(cluster: DatabaseUrls): Promise<DatabaseUrls> {
  return createDatabase(cluster, '');
}

async function createDatabase(cluster: DatabaseUrls, options: string): Promise<DatabaseUrls> {
  const name = `test_${randomUUIDv7().replaceAll('-', '')}`;
  await execute(cluster.ownerUrl, `create database ${name} ${options}`);
  const inDatabase = (address: string) => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return { url: inDatabase(cluster.url), ownerUrl: inDatabase(cluster.ownerUrl) };
}

/** The variables by which a program of its own finds a database. */
export function databaseEnvironment({ url, ownerUrl }: DatabaseUrls) {
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

/** Executes a statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends fails the statement; between two statements it would end the test run.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
