import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './core/config/config.ts';
import type { OpenDatabase } from './core/database/open-database.ts';
import { handleErrors } from './core/errors/error-handler.ts';
import { healthRoutes } from './core/http/health.routes.ts';
import { logRequests } from './core/http/log-requests.ts';
import { metricsRoutes } from './core/http/metrics.routes.ts';
import { documentCalls } from './core/http/open-api.ts';
import { requireSameOrigin } from './core/http/same-origin.ts';
import { secureHeaders } from './core/http/secure-headers.ts';
import { createServe } from './core/http/serve.ts';
import { serveWebApp } from './core/http/web-app.ts';
import { gardenRoutes } from './garden/garden.routes.ts';
import { meterRoutes } from './meter/meter.routes.ts';
import { createIdentify } from './session/identify.ts';
import { sessionRoutes } from './session/session.routes.ts';

interface AppOptions extends OpenDatabase {
  config: Config;
  logger?: FastifyBaseLogger;
}

/** JSON bodies are small; uploads have a limit of their own. */
const bodyLimit = 1024 * 1024;

/**
 * Puts the application together on an open, migrated database: what every request passes through,
 * then one line per area. Nothing listens yet.
 */
export async function createApp({
  config,
  db,
  pool,
  logger,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  logRequests(app);
  requireSameOrigin(app, config.publicUrl);
  await secureHeaders(app);
  await app.register(cookie);
  await app.register(formbody);
  await documentCalls(app);
  metricsRoutes(app, config);
  healthRoutes(app, db);
  await serveWebApp(app);

  const serve = createServe(app, createIdentify(db, config));
  const context = { serve, db, pool, config };
  sessionRoutes(context);
  gardenRoutes(context);
  meterRoutes(context);
  return app;
}
