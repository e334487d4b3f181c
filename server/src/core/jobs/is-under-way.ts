import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobDefinition } from './define-job.ts';
import { jobSchema } from './job-schema.ts';

/** Whether somebody works on the job, or it is queued. */
export async function isUnderWay(
  db: Kysely<Database>,
  { name }: Pick<JobDefinition, 'name'>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${sql.id(jobSchema, 'job')}
      where name = ${name} and state in ('created', 'retry', 'active')
    ) as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
