import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobDefinition } from './define-job.ts';
import { jobSchema } from './job-schema.ts';

/** What the queue remembers of a job: its last try, and how many wait or were given up. */
export interface JobRuns {
  readonly name: string;
  /** As pg-boss calls it; null where nothing was tried. */
  readonly lastState: 'retry' | 'active' | 'completed' | 'cancelled' | 'failed' | null;
  readonly lastStartedAt: string | null;
  /** How long the last try took; null while it runs, and of one that another follows. */
  readonly lastSeconds: number | null;
  readonly waiting: number;
  /** When the first of those that wait is due. */
  readonly dueAt: string | null;
  readonly failed: number;
  readonly lastFailedAt: string | null;
}

const job = sql.id(jobSchema, 'job');
const waits = sql`state in ('created', 'retry')`;
const hasFailed = sql`state = 'failed'`;

/** What the queue remembers, by job; nothing of what they carry. Jobs that were never queued are missing. */
export async function readJobRuns(db: Kysely<Database>): Promise<readonly JobRuns[]> {
  const { rows } = await sql<JobRuns>`
    with counted as (
      select
        name,
        (count(*) filter (where ${waits}))::integer as waiting,
        min(start_after) filter (where ${waits}) as due_at,
        (count(*) filter (where ${hasFailed}))::integer as failed,
        max(completed_on) filter (where ${hasFailed}) as last_failed_at
      from ${job}
      group by name
    ), last_tries as (
      select distinct on (name) name, state, started_on, completed_on
      from ${job}
      where started_on is not null
      order by name, started_on desc
    )
    select
      name,
      state as last_state,
      started_on as last_started_at,
      extract(epoch from completed_on - started_on)::float8 as last_seconds,
      waiting,
      due_at,
      failed,
      last_failed_at
    from counted
    left join last_tries using (name)
  `.execute(db);
  return rows;
}

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

/** When a job was last done; null where the queue remembers no time. */
export async function lastRunOf(
  db: Kysely<Database>,
  { name }: Pick<JobDefinition, 'name'>,
): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(completed_on) as at from ${job} where name = ${name} and state = 'completed'
  `.execute(db);
  return rows[0]?.at ?? null;
}

/** When the first of those jobs that wait is tried next; null while one is being tried, or about to be. */
export async function nextTryOf(
  db: Kysely<Database>,
  { name }: Pick<JobDefinition, 'name'>,
): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select case when bool_and(${waits} and start_after > now()) then min(start_after) end as at
    from ${job}
    where name = ${name} and state in ('created', 'retry', 'active')
  `.execute(db);
  return rows[0]?.at ?? null;
}
