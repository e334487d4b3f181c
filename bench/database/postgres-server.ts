import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { ensureEmbeddedDatabase } from '@grzadka/server/src/core/database/server/ensure-embedded-database.ts';

/** A PostgreSQL with fsync, where databases may be made and dropped. */
export interface PostgresServer extends AsyncDisposable {
  /** Whether it may be ended, and comes back by itself at the same address. */
  readonly comesBack: boolean;
  urlsOf(databaseName: string): DatabaseUrls;
}

/** Kept from run to run, since filling takes its time. */
const dataDir = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));

/**
 * The server that BENCH_DATABASE_URL names, as a superuser, or else an embedded
 * one of the bench's own with the settings it has in the program. Of the named one
 * BENCH_DATABASE_COMES_BACK=1 says that it may be ended: something on this machine starts it again.
 */
export async function openPostgresServer(): Promise<PostgresServer> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given !== undefined) {
    const urlsOf = (databaseName: string) => {
      const url = new URL(given);
      url.pathname = `/${databaseName}`;
      return { url: url.href, ownerUrl: url.href };
    };
    const comesBack = process.env['BENCH_DATABASE_COMES_BACK'] === '1';
    return { comesBack, urlsOf, [Symbol.asyncDispose]: async () => {} };
  }
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir });
  // The database is there; what is ensured is the application's role.
  await ensureEmbeddedDatabase(postgres, 'postgres');
  return {
    // It is supervised.
    comesBack: true,
    urlsOf: (name) => ({ url: postgres.applicationUrl(name), ownerUrl: postgres.ownerUrl(name) }),
    [Symbol.asyncDispose]: () => postgres.stop(),
  };
}
