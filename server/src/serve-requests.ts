import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import type { Front } from './core/cluster/front.ts';
import { drainConnections } from './core/process/drain.ts';
import { listenFailure } from './core/process/listen-address.ts';
import { openReadReplica } from './core/replica/read-replica.ts';

type ServingOptions = Omit<AppOptions, 'ending' | 'logger' | 'replica'> & {
  logger: FastifyBaseLogger;
  /** What has to be there before anybody is answered; nothing where it is left out. */
  listenAfter?: Promise<unknown>;
};

/**
 * Answers requests in this process, on the open database and its replica where there is one, at the
 * configured address. Throws a `StartError` when it cannot listen there, and what `listenAfter` does.
 */
export async function serveRequests({ listenAfter, ...options }: ServingOptions): Promise<Front> {
  const { config, db: primary, pool, logger: log } = options;
  await using undo = new AsyncDisposableStack();
  const url = config.databaseReadUrl;
  const replica =
    url === null ? undefined : openReadReplica({ url, primary, max: pool.options.max, log });
  undo.defer(() => replica?.close());
  const ending = new AbortController();
  const app = await createApp({ ...options, replica, ending: ending.signal });
  undo.defer(() => app.close());
  await Promise.all([app.ready(), listenAfter]);
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenFailure(config, error);
  });

  const running = undo.move();
  return {
    port: listeningPort(app),
    announceEnd: () => ending.abort(),
    async close(urgent) {
      const endDraining = drainConnections(app.server, urgent);
      await running.disposeAsync().finally(endDraining);
    },
  };
}

function listeningPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
