import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { DiskSpace } from '../../disk/disk-space.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { type AnsweredRequest, answeredRequest } from './log-requests.ts';
import { mayReadFigures } from './may-read-figures.ts';

/** Gives the figures of all processes as Prometheus text; null when one of them does not answer. */
export type AllMetrics = () => Promise<string | null>;

/** The figures of this process. */
interface Metrics {
  /** To which areas add figures of their own. */
  readonly registry: Registry;
  /** Counts requests that are answered alike. */
  readonly measureAlike: (
    alike: Omit<AnsweredRequest, 'milliseconds'>,
  ) => (milliseconds: number) => void;
}

/**
 * Measures every request and serves the figures to Prometheus. Unless configured otherwise only this machine may read them, and
 * nothing that came through a proxy. Where there are several processes, any of them answers with the sums over all.
 */
export function metricsRoutes(
  app: FastifyInstance,
  config: Config,
  allMetrics?: AllMetrics,
): Metrics {
  const registry = new Registry();
  const all = [figuresOfProcess(), registry];
  if (allMetrics) AggregatorRegistry.setRegistries(all);
  const duration = new Histogram({
    name: 'grzadka_http_request_duration_seconds',
    help: 'How long requests took, by method, part of the program and class of status',
    labelNames: ['method', 'part', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const { milliseconds, ...labels } = answeredRequest(request, reply);
    duration.observe(labelsOf(labels), milliseconds / 1000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadFigures(config, request)) throw notFound();
    const text = allMetrics ? await allMetrics() : await Registry.merge(all).metrics();
    if (text === null) throw new AppError('unavailable', { retryAfter: 5 });
    return reply.type(registry.contentType).send(text);
  });
  return {
    registry,
    measureAlike(alike) {
      const labelled = duration.labels(labelsOf(alike));
      return (milliseconds) => labelled.observe(milliseconds / 1000);
    },
  };
}

let ofProcess: Registry | undefined;

/**
 * The figures of Node itself: one set, however many applications a process makes. What observes them is never let go, and
 * each of them works at every collection of garbage, and a hundred times a second for the event loop.
 */
function figuresOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Under what a request is counted: few labels, whatever is asked, since each is kept and sent for as long as the process
 * runs. Which call it was stands in the log.
 */
function labelsOf({ method, route, status }: Omit<AnsweredRequest, 'milliseconds'>) {
  return {
    method: methods.has(method) ? method : 'other',
    part: partOf(route),
    status: `${Math.floor(status / 100)}xx`,
  };
}

function partOf(route: string): 'health' | 'calls' | 'pages' {
  if (route.startsWith('/api/health/')) return 'health';
  return route === '/api' || route.startsWith('/api/') ? 'calls' : 'pages';
}

/** Shows how much is free on the disks that the program writes to. */
export function diskMetrics(registry: Registry, disk: Pick<DiskSpace, 'free'>): void {
  const gauge = new Gauge({
    name: 'grzadka_disk_free_bytes',
    help: 'Free space by what lies on the disk: data, database where it lies elsewhere, backups',
    labelNames: ['place'],
    // The disks are the same for each process.
    aggregator: 'first',
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const [place, bytes] of await disk.free()) gauge.set({ place }, bytes);
    },
  });
}
