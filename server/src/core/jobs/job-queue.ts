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
   * Queues a job for each payload in the caller's transaction, by one statement. They let those pass that are queued one by
   * one, for which somebody may wait. Not for an exclusive job.
   */
  enqueueMany<Payload extends object>(
    trx: Transaction<Database>,
    job: JobDefinition<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
  /**
   * Has a queued job done now, in the caller's transaction: a try more than it would have had, so that
   * asking for it again and again gives nothing up. Queues it anew where it was lost; leaves one that is
   * under way alone.
   */
  hasten<Payload extends object>(
    trx: Transaction<Database>,
    job: JobDefinition<Payload>,
    payload: Payload,
  ): Promise<void>;
  /** When each scheduled job is next due by itself, as instants of the wire, by the job's name. */
  nextRuns(): Promise<ReadonlyMap<string, string>>;
  /**
   * Connects and makes the queues ahead of the first job. Else a transaction would have to wait for that,
   * on another connection than its own, and would be given up for doing nothing meanwhile.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A queue on the application's pool, for the jobs that requests make necessary. It connects when it is
 * first needed, and again after a failure.
 */
export function createJobQueue(bossOptions: BossOptions, jobs: readonly JobDefinition[]): JobQueue {
  let opened: Promise<PgBoss> | undefined;
  const queues = new Map<string, Promise<void>>();

  const open = () => {
    opened ??= startSender(bossOptions).catch((error: unknown) => {
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

  const enqueue: JobQueue['enqueue'] = async (trx, job, payload) => {
    const boss = await open();
    await ensureOnce(boss, job);
    return enqueueWith(boss, trx, job, payload);
  };

  return {
    enqueue,
    async enqueueMany(trx, job, payloads) {
      const boss = await open();
      await ensureOnce(boss, job);
      await enqueueManyWith(boss, trx, job, payloads);
    },
    async hasten(trx, job, payload) {
      const boss = await open();
      await ensureOnce(boss, job);
      const db = within(trx);
      const found = await boss.findJobs(job.name, { data: job.payload.parse(payload), db });
      const unfinished = found.filter(({ state }) => unfinishedStates.has(state));
      // What a worker has taken, now or meanwhile, no update touches.
      for (const { id, retryLimit } of unfinished) {
        await boss.update(job.name, undefined, {
          id,
          startAfter: 0,
          retryLimit: retryLimit + 1,
          db,
        });
      }
      if (unfinished.length === 0) await enqueue(trx, job, payload);
    },
    async nextRuns() {
      const boss = await open();
      const schedules = await boss.getSchedules();
      const due = schedules.flatMap(({ name, cron, timezone: tz }) =>
        boss.previewSchedule(cron, { tz, count: 1 }).map((at) => [name, at.toISOString()] as const),
      );
      return new Map(due);
    },
    async open() {
      const boss = await open();
      // One after the other: at once, each of them would take a connection of its own.
      for (const job of jobs) await ensureOnce(boss, job);
    },
    async close() {
      const boss = await opened?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

/** Queues a job, whose queue is there, in the caller's transaction; false where it is an exclusive one that waits or is under way. */
export async function enqueueWith<Payload extends object>(
  boss: PgBoss,
  trx: Transaction<Database>,
  job: JobDefinition<Payload>,
  payload: Payload,
): Promise<boolean> {
  const options = { ...sendOptions(job), db: within(trx) };
  const sent = await boss.send(job.name, job.payload.parse(payload), options);
  return sent !== null;
}

/** The priority of what is queued by the many: below that of the others, which is 0. */
const behindOthers = -1;

/** Queues a job, whose queue is there, for each payload in the caller's transaction, behind those that are queued one by one. */
export async function enqueueManyWith<Payload extends object>(
  boss: PgBoss,
  trx: Transaction<Database>,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const options = { ...sendOptions(job), priority: behindOthers };
  const queued = payloads.map((payload) => ({ data: job.payload.parse(payload), ...options }));
  await boss.insert(job.name, queued, { db: within(trx) });
}

/** The states of a job that is still to be done, or being done. */
const unfinishedStates: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

/** The transaction as pg-boss takes it; without the plugin that renames columns, since it names its own. */
function within(trx: Transaction<Database>) {
  return fromKysely(trx.withoutPlugins());
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
