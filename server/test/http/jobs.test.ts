import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob, type JobDefinition } from '#src/core/jobs/define-job.ts';
import { installJobs } from '#src/core/jobs/install-jobs.ts';
import { createJobQueue } from '#src/core/jobs/job-queue.ts';
import { createWorker, runJobs, type Worker } from '#src/core/jobs/run-jobs.ts';
import { createTestDatabase } from '#test/test-database.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await createTestDatabase());
});

interface LogLine {
  level: 'warn' | 'error';
  line: unknown;
  text: unknown;
}

/** One instance of the application as far as jobs go. */
function openInstance(queued: readonly JobDefinition[] = []) {
  const { db, pool } = openDatabase(url, { max: 4 });
  const lines: LogLine[] = [];
  const write = (level: LogLine['level']) => (line: unknown, text?: unknown) =>
    void lines.push({ level, line, text });
  const log = { warn: write('warn'), error: write('error') };
  const jobs = createJobQueue({ pool, log }, queued);
  onTestFinished(async () => {
    await jobs.close();
    await db.destroy();
  });
  return { db, pool, jobs, log, lines };
}

async function run(
  { pool, log }: Pick<ReturnType<typeof openInstance>, 'pool' | 'log'>,
  workers: Worker[],
) {
  const running = await runJobs({ pool, log, workers, pollingInterval: 0.5 });
  onTestFinished(() => running.stop());
  return running;
}

let count = 0;

/** A job of this test's own, that carries a number. */
function numberJob(overrides: Partial<JobDefinition<{ n: number }>> = {}) {
  count += 1;
  return defineJob({
    name: `test.number-${count}`,
    payload: z.object({ n: z.number() }),
    ...overrides,
  });
}

const soon = { timeout: 10_000, interval: 50 };

describe('a job', () => {
  it('is done once when its transaction commits, and never when it rolls back', async () => {
    const { db, pool, jobs, log } = openInstance();
    const job = numberJob();
    const seen: number[] = [];
    await run({ pool, log }, [createWorker(job, async ({ n }) => void seen.push(n))]);

    const failed = db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, job, { n: 1 });
      await jobs.enqueueMany(trx, job, [{ n: 1 }]);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 2 }));
    await db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 3 }));

    // A job is noted as completed a moment after its handler is.
    const done = ['completed', 'completed'];
    await vi.waitFor(async () => expect(await states(db, job)).toEqual(done), soon);
    expect(seen).toEqual([2, 3]);
  });

  it('is not seen before the transaction commits', async () => {
    const { db, jobs } = openInstance();
    const job = numberJob();
    await db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, job, { n: 1 });
      expect(await states(db, job)).toEqual([]);
    });
    expect(await states(db, job)).toEqual(['created']);
  });

  it('is queued where all other connections wait for the transaction that queues it', async () => {
    const job = numberJob();
    const { db, pool, jobs } = openInstance([job]);
    await jobs.open();
    await db.transaction().execute(async (trx) => {
      await sql`select`.execute(trx);
      const others = await Promise.all(
        Array.from({ length: pool.options.max - 1 }, () => pool.connect()),
      );
      await jobs.enqueue(trx, job, { n: 1 }).finally(() => {
        for (const other of others) other.release();
      });
    });
    expect(await states(db, job)).toEqual(['created']);
  });

  it('that is exclusive is not queued while another one waits or is under way', async () => {
    const { db, pool, jobs, log } = openInstance();
    const job = numberJob({ isExclusive: true });
    const enqueue = (n: number) => db.transaction().execute((trx) => jobs.enqueue(trx, job, { n }));
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    expect(await enqueue(1)).toBe(true);
    expect(await enqueue(2)).toBe(false);
    await run({ pool, log }, [
      createWorker(job, async () => {
        reached.resolve();
        await goOn.promise;
      }),
    ]);
    await reached.promise;
    expect(await enqueue(3)).toBe(false);
    goOn.resolve();
    await vi.waitFor(async () => expect(await states(db, job)).toEqual(['completed']), soon);
    expect(await enqueue(4)).toBe(true);
  });

  it('is tried again after a failure, later each time, and logged without what failed', async () => {
    const { db, pool, jobs, log, lines } = openInstance();
    const job = numberJob({ retries: 2 });
    const tries: boolean[] = [];
    await run({ pool, log }, [
      createWorker(job, async (_, { isLast }) => {
        tries.push(isLast);
        throw new Error('anna@example.pl does not answer');
      }),
    ]);
    await db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 1 }));

    for (const expected of [1, 2]) {
      await vi.waitUntil(
        async () => tries.length === expected && (await states(db, job))[0] === 'retry',
        soon,
      );
      expect(await isDue(db, job)).toBe(false);
      await makeDue(db, job);
    }
    await vi.waitUntil(async () => (await states(db, job))[0] === 'failed', soon);

    expect(tries).toEqual([false, false, true]);
    expect(lines.map(({ level, text }) => [level, text])).toEqual([
      ['warn', 'job failed and will be tried again'],
      ['warn', 'job failed and will be tried again'],
      ['error', 'job failed for good'],
    ]);
    const { rows } = await sql<{ job: string }>`
      select job::text from job_queue.job where name = ${job.name}
    `.execute(db);
    expect(JSON.stringify([rows, lines])).not.toContain('anna');
  });

  it('of two instances is done by one', async () => {
    const first = openInstance();
    const second = openInstance();
    const job = numberJob();
    const seen: string[] = [];
    const worker = (name: string) =>
      createWorker(job, async ({ n }) => void seen.push(`${n} by ${name}`));
    await run(first, [worker('first')]);
    await run(second, [worker('second')]);

    const numbers = Array.from({ length: 10 }, (_, index) => index);
    await first.db.transaction().execute(async (trx) => {
      for (const n of numbers) await first.jobs.enqueue(trx, job, { n });
    });

    await vi.waitUntil(() => seen.length >= numbers.length, soon);
    const done = seen.map((entry) => Number.parseInt(entry, 10));
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('queued while nobody works waits for whoever does', async () => {
    const { db, pool, jobs, log } = openInstance();
    const job = numberJob();
    await db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 7 }));
    const seen: number[] = [];
    await run({ pool, log }, [createWorker(job, async ({ n }) => void seen.push(n))]);
    await vi.waitUntil(() => seen.length > 0, soon);
    expect(seen).toEqual([7]);
  });

  it('follows the one before at once, and one queued by itself passes those queued by the many', async () => {
    const { db, pool, jobs, log } = openInstance();
    const job = numberJob();
    await db.transaction().execute(async (trx) => {
      await jobs.enqueueMany(trx, job, [{ n: 1 }, { n: 2 }]);
      await jobs.enqueue(trx, job, { n: 3 });
    });
    const seen: number[] = [];
    const worker = createWorker(job, async ({ n }) => void seen.push(n));
    const running = await runJobs({ pool, log, workers: [worker], pollingInterval: 60 });
    onTestFinished(() => running.stop());
    await vi.waitUntil(() => seen.length === 3, soon);
    expect(seen[0]).toBe(3);
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('under way is finished before the end', async () => {
    const { db, pool, jobs, log } = openInstance();
    const job = numberJob();
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const running = await run({ pool, log }, [
      createWorker(job, async () => {
        started.resolve();
        await release.promise;
      }),
    ]);
    await db.transaction().execute((trx) => jobs.enqueue(trx, job, { n: 1 }));
    await started.promise;
    const stopped = running.stop();
    release.resolve();
    await stopped;
    expect(await states(db, job)).toEqual(['completed']);
  });

  it('with a payload of another shape is refused', async () => {
    const { db, jobs } = openInstance();
    const job = numberJob();
    // What a caller without types might send.
    const payload = { n: 'one' } as unknown as { n: number };
    const queued = db.transaction().execute((trx) => jobs.enqueue(trx, job, payload));
    await expect(queued).rejects.toThrow(z.core.$ZodError);
  });
});

it('a schedule is kept in Polish time, and given up with its job', async () => {
  const { db, pool, log } = openInstance();
  const job = numberJob({ schedule: '15 3 * * *' });
  await run({ pool, log }, [createWorker(job, async () => {})]);
  const schedules = async () =>
    (
      await sql<{ cron: string; timezone: string }>`
        select cron, timezone from job_queue.schedule where name = ${job.name}
      `.execute(db)
    ).rows;
  expect(await schedules()).toEqual([{ cron: '15 3 * * *', timezone: 'Europe/Warsaw' }]);
  const { schedule, ...unscheduled } = job;
  expect(schedule).toBeDefined();
  await run({ pool, log }, [createWorker(unscheduled, async () => {})]);
  expect(await schedules()).toEqual([]);
});

async function states(db: Kysely<Database>, job: JobDefinition): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from job_queue.job where name = ${job.name} order by created_on
  `.execute(db);
  return rows.map(({ state }) => state);
}

async function isDue(db: Kysely<Database>, job: JobDefinition): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select start_after <= now() + interval '10 seconds' as due
    from job_queue.job where name = ${job.name}
  `.execute(db);
  return rows[0]?.due ?? false;
}

/** Lets the pause before the next try be over. */
async function makeDue(db: Kysely<Database>, job: JobDefinition): Promise<void> {
  await sql`update job_queue.job set start_after = now() where name = ${job.name}`.execute(db);
}

it('what brings the queue up to date leaves nothing running when the database goes away', async () => {
  const { ownerUrl } = await createTestDatabase();
  const database = openDatabase(ownerUrl, { max: 2 });
  onTestFinished(() => closeDatabase(database));
  const { pool } = database;
  const query = pool.query.bind(pool);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  // After each of its statements in turn, until all of them are done.
  for (let answered = 0, isDone = false; !isDone; answered++) {
    let left = answered;
    pool.query = ((text: string, values?: unknown[]) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('gone')) : query(text, values);
    }) as typeof pool.query;
    isDone = await installJobs(pool).then(
      () => true,
      () => false,
    );
    expect(vi.getTimerCount(), `after ${answered}`).toBe(0);
  }
});
