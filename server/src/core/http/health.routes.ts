import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';

/** Whether the process runs, and whether it can serve (http-api "Operation"). */
export function healthRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/api/health/ready', { schema: { hide: true } }, async (request) => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      request.log.warn('the database does not answer');
      throw new AppError('unavailable', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}
