import { megabyte } from '@grzadka/contract/core/upload';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/tables.ts';
import { type DiskSpace, fullDisk, fullDiskLine } from '../../disk/disk-space.ts';
import { AppError } from '../../errors/app-error.ts';
import { inTime } from '../../in-time.ts';
import type { Storage } from '../../storage/storage.ts';
import { mayReadFigures } from './may-read-figures.ts';

/** What the application cannot serve without. */
interface Needs {
  config: Pick<Config, 'metricsAccess'>;
  db: Kysely<Database>;
  storage: Storage;
  disk: DiskSpace;
  /** Milliseconds within which both have to answer. */
  readinessLimit?: number | undefined;
  /** Aborted when the process is about to end. */
  ending?: AbortSignal | undefined;
}

/**
 * Whether the process runs, and whether it can serve (docs/product/operation.md#health). A database or
 * a storage that does not answer is no reason for readiness not to: whoever asks has little patience.
 */
export function healthRoutes(
  app: FastifyInstance,
  { config, db, storage, disk, readinessLimit = 2_000, ending }: Needs,
): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/api/health/ready', { schema: { hide: true } }, async (request) => {
    if (ending?.aborted) throw new AppError('unavailable', { retryAfter: 5 });
    // A balancer gets what it needs; how large the disks are is nobody's business outside.
    const isInside = mayReadFigures(config, request);
    const [database, objects, full, free] = await Promise.allSettled([
      inTime(sql`select 1`.execute(db), readinessLimit),
      inTime(storage.check(), readinessLimit),
      inTime(disk.missing(), readinessLimit),
      inTime(disk.free(), readinessLimit),
    ]);
    if (database.status === 'rejected') request.log.warn('the database does not answer');
    if (objects.status === 'rejected') request.log.warn('the storage does not answer');
    if (database.status === 'rejected') throw new AppError('unavailable', { retryAfter: 5 });
    if (objects.status === 'rejected') {
      const { reason }: { reason: unknown } = objects;
      // It says so where the storage answers, and is not the one of this database.
      throw reason instanceof AppError ? reason : new AppError('unavailable', { retryAfter: 5 });
    }
    if (full.status === 'fulfilled' && full.value > 0) {
      const message = isInside ? fullDiskLine(full.value) : fullDisk;
      throw new AppError('unavailable', { message, retryAfter: 5 });
    }
    if (!isInside) return { status: 'ok' };
    return { status: 'ok', freeDiskMb: free.status === 'fulfilled' ? inMegabytes(free.value) : {} };
  });
}

function inMegabytes(free: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    [...free].map(([place, bytes]) => [place, Math.floor(bytes / megabyte)]),
  );
}
