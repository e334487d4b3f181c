import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../database/tables.ts';
import { createBoss } from './boss.ts';
import { jobSchema } from './job-schema.ts';

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

const rule = 'queue_without_own_table';

/**
 * Refuses queues with a table of their own; we have none. pg-boss's migrations put the name of such
 * a table into statements that the owner executes. The application's role makes queues, and could
 * put into that name what it may not do itself.
 */
export async function keepQueuesTogether(trx: Transaction<Database>): Promise<void> {
  const queue = sql.id(jobSchema, 'queue');
  const { rows } = await sql`select from pg_constraint where conname = ${rule}`.execute(trx);
  if (rows.length > 0) return;
  await sql`
    alter table ${queue} add constraint ${sql.id(rule)} check (table_name = 'job_common')
  `.execute(trx);
}
