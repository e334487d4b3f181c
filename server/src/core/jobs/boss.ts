import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss';
import { describeCause } from '../errors/describe-cause.ts';
import type { JobDefinition } from './define-job.ts';
import { jobSchema } from './job-schema.ts';

/** What the queue needs: the application's own pool, and where to tell of troubles. */
export interface BossOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Opens pg-boss on the application's pool, which stays the application's to close. */
export function createBoss({ pool, log }: BossOptions, options: ConstructorOptions): PgBoss {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ ...options, schema: jobSchema, db });
  boss.on('error', (error) => log.error({ cause: describeCause(error) }, 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  return boss;
}

/** Seconds without a sign of life after which whoever works on a job is gone, where that is not left to its time limit. */
const heartbeatSeconds = 60;

/** How pg-boss is to treat a job, in its own words. */
export function sendOptions(job: JobDefinition): SendOptions {
  return {
    retryLimit: job.retries,
    retryDelay: job.retryDelay,
    retryDelayMax: job.longestRetryDelay,
    retryBackoff: true,
    expireInSeconds: job.timeLimit,
    ...((job.isExclusive || job.isWatched) && { heartbeatSeconds }),
  };
}

/** The id of no job. */
const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the queue of a job unless it is there, and has pg-boss look it up. pg-boss does that at the
 * first question about a queue, on a connection of its own. Left to the transaction that first
 * queues the job, it would never get one when the pool is full of others that wait for that
 * transaction.
 */
export async function ensureQueue(boss: PgBoss, job: JobDefinition): Promise<void> {
  await boss.createQueue(job.name, job.isExclusive && { policy: 'exclusive' });
  await boss.getJobById(job.name, nilId);
}
