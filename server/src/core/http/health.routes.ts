import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';
import type { Storage } from '../storage/storage.ts';

/** What the application cannot serve without. */
interface Needs {
  db: Kysely<Database>;
  storage: Storage;
}

/** Whether the process runs, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, { db, storage }: Needs): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/api/health/ready', { schema: { hide: true } }, async (request) => {
    const [database, objects] = await Promise.allSettled([
      sql`select 1`.execute(db),
      storage.check(),
    ]);
    if (database.status === 'rejected') request.log.warn('the database does not answer');
    if (objects.status === 'rejected') request.log.warn('the storage does not answer');
    if (database.status === 'rejected' || objects.status === 'rejected') {
      throw new AppError('unavailable', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}
