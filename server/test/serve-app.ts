import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createApp } from '#src/app.ts';
import { readConfig } from '#src/core/config/config.ts';
import { openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';

interface ServeOptions {
  databaseUrl: string;
  /** The environment as the process would get it. */
  env?: Record<string, string>;
  logger?: FastifyBaseLogger;
}

/** The real application, listening on a free port of this machine. */
export interface ServedApp {
  db: Kysely<Database>;
  origin: string;
  close(): Promise<void>;
}

/** Serves the application on a migrated database until it is closed. */
export async function serveApp({
  databaseUrl,
  env = {},
  logger,
}: ServeOptions): Promise<ServedApp> {
  const { db, pool } = openDatabase(databaseUrl, { max: 5 });
  const app = await createApp({ config: readConfig(env), db, pool, ...(logger && { logger }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    db,
    origin,
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
