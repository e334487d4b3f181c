import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { describeCause } from '../errors/describe-cause.ts';
import { type BossOptions, createBoss, ensureQueue, sendOptions } from './boss.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import { enqueueManyWith, enqueueWith, type JobQueue } from './job-queue.ts';

/** What a worker gets for the try it makes. */
export interface Attempt {
  /** No further try follows when this one fails. */
  isLast: boolean;
  /** Aborted when the application ends or the try has run out of time. */
  signal: AbortSignal;
  /** Where it queues other jobs of those that are worked on here. */
  jobs: Pick<JobQueue, 'enqueue' | 'enqueueMany'>;
}

/** A job with the code that does it. */
export interface Worker {
  readonly job: JobDefinition;
  run(payload: unknown, attempt: Attempt): Promise<void>;
}

/**
 * Binds a handler to a job. A handler may run twice for one job (its process died after the work and
 * before saying so) and has to bear that; what it throws makes the job be tried again.
 */
export function createWorker<Payload extends object>(
  job: JobDefinition<Payload>,
  handler: (payload: Payload, attempt: Attempt) => Promise<void>,
): Worker {
  return { job, run: (payload, attempt) => handler(job.payload.parse(payload), attempt) };
}

/** A worker whose job is due at set times, and carries nothing. */
export function scheduledWorker(
  job: Partial<Omit<JobDefinition, 'payload'>> & Pick<JobDefinition, 'name'> & { schedule: string },
  handler: (attempt: Attempt) => Promise<void>,
): Worker {
  const definition = defineJob({ payload: z.object({}), ...job });
  return createWorker(definition, (_, attempt) => handler(attempt));
}

/** The jobs of this instance while they run. */
export interface RunningJobs {
  /** Takes no further job and waits for those under way, at most ten seconds. */
  stop(): Promise<void>;
}

interface RunOptions extends BossOptions {
  workers: readonly Worker[];
  /** Seconds between two looks for new jobs while there are none. */
  pollingInterval?: number;
}

const drainMilliseconds = 10_000;

/**
 * Works on the queued jobs and starts the scheduled ones. Several instances share the work: each job
 * is done by one of them. Where it throws, nothing of it runs.
 */
export async function runJobs({ workers, ...options }: RunOptions): Promise<RunningJobs> {
  const boss = createBoss(options, { migrate: false });
  try {
    await begin(boss, workers, options);
  } catch (error) {
    // Its timers, and the workers that have begun, go on even where it could not start.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: drainMilliseconds }) };
}

async function begin(
  boss: PgBoss,
  workers: readonly Worker[],
  options: Omit<RunOptions, 'workers'>,
): Promise<void> {
  await boss.start();
  const jobs: Attempt['jobs'] = {
    enqueue: (trx, job, payload) => enqueueWith(boss, trx, job, payload),
    enqueueMany: (trx, job, payloads) => enqueueManyWith(boss, trx, job, payloads),
  };
  for (const worker of workers) {
    await ensureQueue(boss, worker.job);
    await setSchedule(boss, worker.job);
    await workOn(boss, worker, { ...options, jobs });
  }
}

/** Does one job after the other, without a pause while some wait. */
async function workOn(
  boss: PgBoss,
  worker: Worker,
  {
    pollingInterval = 2,
    jobs,
    log,
  }: Pick<RunOptions, 'pollingInterval' | 'log'> & Pick<Attempt, 'jobs'>,
): Promise<void> {
  const id = boss.work(
    worker.job.name,
    { includeMetadata: true, pollingIntervalSeconds: pollingInterval },
    async ([job]: JobWithMetadata[]) => {
      if (!job) return;
      try {
        await tryOnce(worker, job, { jobs, log });
      } finally {
        boss.notifyWorker(await id);
      }
    },
  );
  await id;
}

async function setSchedule(boss: PgBoss, job: JobDefinition): Promise<void> {
  if (job.schedule === undefined) return boss.unschedule(job.name);
  await boss.schedule(job.name, job.schedule, {}, { ...sendOptions(job), tz: gardenTimeZone });
}

async function tryOnce(
  worker: Worker,
  { id, data, retryCount, retryLimit, signal }: JobWithMetadata,
  { jobs, log }: Pick<Attempt, 'jobs'> & Pick<BossOptions, 'log'>,
): Promise<void> {
  const isLast = retryCount >= retryLimit;
  const failure = await worker.run(data, { isLast, signal, jobs }).then(
    () => null,
    (error: unknown) => ({ cause: describeCause(error) }),
  );
  if (failure === null) return;
  const line = { job: worker.job.name, id, try: retryCount + 1, ...failure };
  if (isLast) log.error(line, 'job failed for good');
  else log.warn(line, 'job failed and will be tried again');
  // The queue stores what is thrown, and the error's own message may hold personal data.
  throw new Error(`${worker.job.name} failed`);
}
