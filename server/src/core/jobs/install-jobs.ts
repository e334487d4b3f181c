import type { Pool } from 'pg';
import { createBoss } from './boss.ts';

/**
 * Brings the tables of the job queue to this version's schema; belongs to migrating the database.
 * `pool` is the owner's.
 */
export async function installJobs(pool: Pool): Promise<void> {
  // What goes wrong is thrown; nothing else happens in so short a life.
  const log = { warn: () => {}, error: () => {} };
  const boss = createBoss({ pool, log }, { migrate: true, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
