import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type Association, associationMeta } from '@grzadka/contract/core/association';
import { megabyte } from '@grzadka/contract/core/upload';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { findRoutes } from './area-routes.ts';
import { backupRequestJob } from './backup/requested/backup-request.job.ts';
import { trialMetrics } from './backup/trial/trial.metrics.ts';
import { approveRunJob } from './charge/approval/approve-run.job.ts';
import { calculateRunJob } from './charge/run/calculate-run.job.ts';
import { checkConsistencyJob } from './consistency/check-consistency.job.ts';
import type { Config } from './core/config/config.ts';
import type { OpenDatabase } from './core/database/open-database.ts';
import { type DiskSpace, openDiskSpace } from './core/disk/disk-space.ts';
import { clearReceivedFiles } from './core/http/body/multipart-file.ts';
import { acceptEmptyJson, requireUtf8 } from './core/http/body/strict-utf8.ts';
import { countUploads } from './core/http/body/uploads-in-progress.ts';
import { createFront } from './core/http/edge/front.ts';
import { bodyLimits, limitBodies } from './core/http/edge/limit-bodies.ts';
import { limitConnections } from './core/http/edge/limit-connections.ts';
import { refuseUnparsed } from './core/http/edge/refuse-unparsed.ts';
import { handleErrors } from './core/http/error-handler.ts';
import { documentCalls } from './core/http/open-api/open-api.ts';
import { healthRoutes } from './core/http/operation/health.routes.ts';
import {
  logAlike,
  logCaller,
  logRequests,
  newRequestId,
} from './core/http/operation/log-requests.ts';
import {
  type AllMetrics,
  diskMetrics,
  metricsRoutes,
} from './core/http/operation/metrics.routes.ts';
import { uploadMetrics } from './core/http/operation/upload.metrics.ts';
import { warnOfUnknownProxy } from './core/http/origin/forwarded.ts';
import { requireHost } from './core/http/origin/require-host.ts';
import { requireSameOrigin } from './core/http/origin/same-origin.ts';
import { trustedProxies } from './core/http/origin/trusted-proxies.ts';
import { routeReads } from './core/http/own-writes.ts';
import type { PageHead } from './core/http/page-head.ts';
import { readSafetyHeaders, secureHeaders } from './core/http/secure-headers.ts';
import { createServe, replySerializer } from './core/http/serve.ts';
import { serveWebApp } from './core/http/web-app.ts';
import { createJobQueue } from './core/jobs/job-queue.ts';
import type { ReadReplica } from './core/replica/read-replica.ts';
import type { Storage } from './core/storage/storage.ts';
import { mailMetrics } from './mail/mail.metrics.ts';
import { sendMailJob } from './mail/send-mail.job.ts';
import { sendMessagesJob } from './message/sending/send-messages.job.ts';
import { createIdentify } from './session/identify.ts';
import { cookieName, readCookie, sessionCookie, setCookie } from './session/session-cookie.ts';
import { findAssociation } from './settings/association.ts';
import { refuseBareWithPages } from './site/serving/refuse-with-page.ts';
import { usuallyKept } from './site/serving/serve-site.ts';
import { createSiteHost } from './site/serving/site-host.ts';
import { serveWholeSite } from './site/site.ts';

export interface AppOptions extends OpenDatabase {
  config: Config;
  storage: Storage;
  logger?: FastifyBaseLogger;
  /** Milliseconds within which database and storage have to answer for readiness; two seconds. */
  readinessLimit?: number | undefined;
  /** The disks of this configuration by default. */
  disk?: DiskSpace | undefined;
  /** A second server for lists. */
  replica?: ReadReplica | undefined;
  /** Readiness says no once it is aborted. */
  ending?: AbortSignal | undefined;
  /** The figures of all processes, where this is not the only one. */
  allMetrics?: AllMetrics | undefined;
  /** Milliseconds for which pages of the public site are kept; ten seconds. */
  siteKeptFor?: number | undefined;
}

/** JSON bodies are small; uploads have a limit of their own. */
const bodyLimit = 1024 * 1024;

/** How long an idle connection is kept open, in milliseconds: longer than what proxies in front usually do. */
const keepAliveTimeout = 72_000;

/** More than an address can have: what cannot be an id names nothing, however long it is. */
const maxParamLength = 64 * 1024;

/** In the place of the framework's own compilers, which it would load though others are set before any call is. */
function noCompiler(): never {
  throw new Error('a schema came before its compiler');
}

/**
 * Puts the application together on an open, migrated database: what every request passes through,
 * then the calls of the areas. Nothing listens yet.
 */
export async function createApp({
  config,
  db,
  pool,
  storage,
  logger,
  readinessLimit,
  disk = openDiskSpace(config),
  replica,
  ending,
  allMetrics,
  siteKeptFor = usuallyKept,
}: AppOptions): Promise<FastifyInstance> {
  const safety = await readSafetyHeaders(config);
  const siteHost = createSiteHost(config);
  const unparsed = refuseUnparsed(safety, refuseBareWithPages(siteHost));
  const front = createFront({
    // A request without Host is refused by a hook of ours: Node's own refusal has no body.
    requireHostHeader: false,
    headersTimeout: config.requestSeconds * 1000,
    connectionsCheckingInterval: 1000,
    // Node's limit for whole requests would end long uploads too: `limitBodies` gives uploads a limit of their own.
    requestTimeout: 0,
    keepAliveTimeout,
  });
  const app = Fastify({
    serverFactory: front.serverFactory,
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: config.trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    // What comes on an open connection while the program ends is answered like all else, and the connection
    // ends with it; the framework would refuse it in English.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    rewriteUrl: siteHost.rewriteUrl,
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    frameworkErrors: unparsed.onRouterError,
    clientErrorHandler: unparsed.onParserError,
  });
  unparsed.listenTo(app.server);
  limitBodies(app.server, bodyLimits(config), unparsed.refuseLate);
  limitConnections(
    app.server,
    { perAddress: config.connectionsPerAddress, isProxy: trustedProxies(config.trustProxy) },
    {
      refuse: unparsed.refuseConnection,
      onFull: () => app.log.warn('an address has all the connections it may have'),
    },
  );
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replySerializer);
  handleErrors(app, disk);
  logRequests(app);
  warnOfUnknownProxy(app, config);
  secureHeaders(app, safety);
  requireHost(app);
  requireSameOrigin(app, config);
  acceptEmptyJson(app);
  await app.register(cookie);
  await requireUtf8(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  await documentCalls(app, { sessionCookie: cookieName(sessionCookie, config) });
  const { registry: metrics, measureAlike } = metricsRoutes(app, config, allMetrics);
  mailMetrics(metrics, db);
  diskMetrics(metrics, disk);
  trialMetrics(metrics, config);
  const inProgress = countUploads();
  const readUploads = uploadMetrics(metrics, inProgress, allMetrics);
  healthRoutes(app, { config, db, storage, disk, readinessLimit, ending });
  const identify = createIdentify(db, config);
  await serveWebApp(app, {
    readHead: async () => associationHead(await findAssociation(db)),
    identify,
    safety,
  });

  await serveWholeSite(
    app,
    { db, config, storage },
    {
      host: siteHost,
      keptFor: siteKeptFor,
      front,
      tellAlike: (alike) => {
        const log = logAlike(app.log, alike);
        const measure = measureAlike(alike);
        return (requestId, milliseconds) => {
          log(requestId, milliseconds);
          measure(milliseconds);
        };
      },
    },
  );

  const uploads = {
    folder: join(config.dataDir, 'uploads'),
    maxFileBytes: config.maxUploadMb * megabyte,
    requireRoom: (bytes: number) => disk.requireRoom(bytes),
    inProgress,
  };
  await clearReceivedFiles(uploads.folder);
  const serve = createServe(app, {
    identify: logCaller(identify),
    uploads,
    routeReads:
      replica &&
      routeReads({
        replica,
        primary: db,
        lastWrite: (request) => readCookie(request, 'written', config),
        rememberWrite: (exchange, ...position) =>
          setCookie({ ...exchange, config }, 'written', ...position),
      }),
  });
  const jobs = createJobQueue({ pool, log: app.log }, [
    sendMailJob,
    sendMessagesJob,
    backupRequestJob,
    checkConsistencyJob,
    calculateRunJob,
    approveRunJob,
  ]);
  app.addHook('onReady', () => jobs.open().catch(() => app.log.warn('no job queue yet')));
  app.addHook('onClose', () => jobs.close());
  const context = { serve, db, pool, config, jobs, storage, disk, readUploads };
  for (const routes of await findRoutes()) routes(context);
  return app;
}

/** The page says whose program it is from its first byte, so that no screen waits for it. */
function associationHead({ name, logoUrl }: Association): PageHead {
  return {
    title: name,
    meta: { [associationMeta.name]: name, [associationMeta.logoUrl]: logoUrl },
  };
}
