import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { drainConnections } from './core/process/drain.ts';
import { listenFailure } from './core/process/listen-address.ts';
import type { Front } from './core/processes/front.ts';

/**
 * Answers requests in this process, on the open database, at the configured address. Throws a `StartError`
 * when it cannot listen there.
 */
export async function serveRequests(options: Omit<AppOptions, 'ending'>): Promise<Front> {
  const { host, port } = options.config;
  const ending = new AbortController();
  const app = await createApp({ ...options, ending: ending.signal });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenFailure(options.config, error);
  }
  return {
    port: listeningPort(app),
    announceEnd: () => ending.abort(),
    async close(urgent) {
      const endDraining = drainConnections(app.server, urgent);
      await app.close().finally(endDraining);
    },
  };
}

function listeningPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
