import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/tables.ts';
import type { DiskSpace } from '../disk/disk-space.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Storage } from '../storage/storage.ts';
import type { ReadUploads } from './operation/upload.metrics.ts';
import type { Serve } from './serve.ts';

/** What an area's routes are made with. */
export interface AppContext {
  serve: Serve;
  db: Kysely<Database>;
  /** The pool below `db`, for libraries that speak to node-postgres themselves. */
  pool: Pool;
  config: Config;
  jobs: JobQueue;
  /** Where documents and images are kept. */
  storage: Storage;
  /** The room on the disks that the program writes to. */
  disk: DiskSpace;
  /** The uploads of this machine that are in progress. */
  readUploads: ReadUploads;
}
