import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Storage } from '../../storage/storage.ts';

/** What the application cannot serve without. */
interface Needs {
  db: Kysely<Database>;
  storage: Storage;
  /** Milliseconds within which both have to answer. */
  readinessLimit?: number | undefined;
}

/**
 * Whether the process runs, and whether it can serve. A database or a storage that does not answer
 * is no reason for readiness not to: whoever asks has little patience.
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, storage, readinessLimit = 2_000 }: Needs,
): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/api/health/ready', { schema: { hide: true } }, async (request) => {
    const [database, objects] = await Promise.allSettled([
      inTime(sql`select 1`.execute(db), readinessLimit),
      inTime(storage.check(), readinessLimit),
    ]);
    if (database.status === 'rejected') request.log.warn('the database does not answer');
    if (objects.status === 'rejected') request.log.warn('the storage does not answer');
    if (database.status === 'rejected' || objects.status === 'rejected') {
      throw new AppError('unavailable', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}

/** Fails when nothing has come of `work` within so many milliseconds; it goes on unheard then. */
async function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
