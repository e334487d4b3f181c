import { fork } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';

/** A PostgreSQL of the tests' own, with a migrated template in it. */
export interface TestCluster {
  /** Address of its maintenance database; what `cloneTemplate` takes. */
  readonly url: string;
  /** Stops it and removes everything it held. */
  stop(): Promise<void>;
}

/** The migrated database that the others are clones of. */
export const template = 'template_grzadka';

const keeperFile = fileURLToPath(new URL('./cluster-keeper.ts', import.meta.url));

/**
 * Starts a cluster in a temporary folder, about two seconds; `stop` it when the tests are over. Its
 * keeper stops it as well when this process ends without having done so.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const keeper = fork(keeperFile, {
    // In a group of its own: Ctrl+C is for the tests, which are still using the cluster then.
    detached: true,
    // What the runner of the tests loads into its own processes is none of the keeper's business.
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  keeper.once('message', (url: unknown) => resolve(z.string().parse(url)));
  keeper.once('exit', () => reject(new Error('the cluster of the tests did not start')));
  return {
    url: await promise,
    async stop() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}

/** Makes a migrated, empty database in the cluster at `url` and gives its address; about 50 ms. */
export function cloneTemplate(url: string): Promise<string> {
  return createDatabase(url, `template ${template} strategy wal_log`);
}

/** Makes a database without any tables. */
export function createEmptyDatabase(url: string): Promise<string> {
  return createDatabase(url, '');
}

async function createDatabase(url: string, options: string): Promise<string> {
  const name = `test_${randomUUIDv7().replaceAll('-', '')}`;
  await execute(url, `create database ${name} ${options}`);
  const clone = new URL(url);
  clone.pathname = `/${name}`;
  return clone.href;
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
