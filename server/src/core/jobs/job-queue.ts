import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/tables.ts';
import { type BossOptions, createBoss, ensureQueue, sendOptions } from './boss.ts';
import type { JobDefinition } from './define-job.ts';

/** Where requests put work for later; `runJobs` does it, here or in another instance. */
export interface JobQueue {
  /**
   * Queues a job in the caller's transaction: it is there when that commits, and never was when it
   * rolls back. False, and nothing is queued, where it is an exclusive one that waits or is under way already.
   */
  enqueue<Payload extends object>(
    trx: Transaction<Database>,
    job: JobDefinition<Payload>,
    payload: Payload,
  ): Promise<boolean>;
  /**
   * Connects and makes the queues ahead of the first job: a transaction would have to wait for that, on
   * another connection than its own, until it is given up for having done nothing.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A queue on the application's pool, for the jobs that requests make necessary. It connects when it is
 * first needed, and again after a failure.
 */
export function createJobQueue(options: BossOptions, jobs: readonly JobDefinition[]): JobQueue {
  let opened: Promise<PgBoss> | undefined;
  const queues = new Map<string, Promise<void>>();

  const open = () => {
    opened ??= startSender(options).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const ensureOnce = (boss: PgBoss, job: JobDefinition) => {
    const ensured =
      queues.get(job.name) ??
      ensureQueue(boss, job).catch((error: unknown) => {
        queues.delete(job.name);
        throw error;
      });
    queues.set(job.name, ensured);
    return ensured;
  };

  return {
    async enqueue(trx, job, payload) {
      const boss = await open();
      await ensureOnce(boss, job);
      // Without the plugin that renames columns: pg-boss names its own.
      const db = fromKysely(trx.withoutPlugins());
      const sent = await boss.send(job.name, job.payload.parse(payload), {
        ...sendOptions(job),
        db,
      });
      return sent !== null;
    },
    async open() {
      const boss = await open();
      await Promise.all(jobs.map((job) => ensureOnce(boss, job)));
    },
    async close() {
      const boss = await opened?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

/** Neither maintains the queue nor works on it. */
async function startSender(options: BossOptions): Promise<PgBoss> {
  const boss = createBoss(options, { migrate: false, supervise: false, schedule: false });
  try {
    return await boss.start();
  } catch (error) {
    // Its timers go on even where it could not start.
    await boss.stop({ graceful: false });
    throw error;
  }
}
