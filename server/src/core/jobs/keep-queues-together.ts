import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { jobSchema } from './job-schema.ts';

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
