import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/tables.ts';
import type { Storage } from '../storage/storage.ts';

/** What the areas' workers are made with. */
export interface WorkerContext {
  readonly db: Kysely<Database>;
  /**
   * The database's address for its owner: for what the application's role may not do (0047), and for long work on a
   * connection of its own, since before the other address a bouncer may stand (docs/scaling.md#pgbouncer), which needs
   * its connections for all.
   */
  readonly url: string;
  readonly config: Config;
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}
