import type { FastifyInstance } from 'fastify';
import { invalidFields } from '../../errors/app-error.ts';

/** Refuses a request that does not say which host it is for, as HTTP/1.1 demands. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw invalidFields({});
  });
}
