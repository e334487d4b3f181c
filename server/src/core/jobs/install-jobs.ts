import type { Pool } from 'pg';
import { createBoss } from './boss.ts';

/**
 * Brings the tables of the job queue to this version's schema, and rebuilds those of its indexes that
 * have outgrown their rows by far: the application's role, which works on the queue, may not. `pool`
 * is the owner's; belongs to migrating the database.
 */
export async function installJobs(pool: Pool): Promise<void> {
  // What goes wrong is thrown; nothing else happens in so short a life.
  const log = { warn: () => {}, error: () => {} };
  const boss = createBoss({ pool, log }, { migrate: true, supervise: false, schedule: false });
  try {
    await boss.start();
    for (const command of await boss.getReindexCommands()) await pool.query(command);
  } finally {
    // Its timers go on even where it could not start, and a command would never end.
    await boss.stop({ graceful: false });
  }
}
