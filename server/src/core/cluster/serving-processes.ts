import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { StartError } from '../process/start-error.ts';
import type { Front } from './front.ts';
import { type Order, report, type StartOrder } from './messages.ts';

interface ServingOptions {
  readonly count: number;
  /** Returns what a process starts with; called anew for one that takes another's place. */
  readonly startOrder: () => StartOrder;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Shows a line of Polish text to the operator. */
  readonly print: (line: string) => void;
  /** Called when they end faster than it makes sense to start others. */
  readonly onFailure: (error: unknown) => void;
}

/** Processes that answer requests behind one port. */
export interface ServingProcesses extends Front {
  /** Sends each of them the number of bytes that the embedded database waits for. */
  databaseWaitsFor(bytes: number): void;
}

/** More ends than these within a minute have a reason that starting again does not mend. */
const mostEnds = 5;
const endsWithinMilliseconds = 60_000;

/**
 * Starts `count` further processes of this program, which share a port and answer requests; this one
 * hands them the connections in turn. One that ends unasked is replaced, until that happens more than
 * five times in a minute. Resolves when all of them listen; a `StartError` when one cannot.
 */
export async function startServingProcesses({
  count,
  startOrder,
  log,
  print,
  onFailure,
}: ServingOptions): Promise<ServingProcesses> {
  // The system's own way leaves most connections to a few of them, and is the default on Windows.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const figures = new AggregatorRegistry();
  const processes = new Set<Worker>();
  const started = Promise.withResolvers<void>();
  let state: 'starting' | 'serving' | 'ending' = 'starting';
  let listening = 0;
  let port = 0;
  let ends: number[] = [];

  function begin(): void {
    const process = cluster.fork();
    processes.add(process);
    process.on('message', (message: unknown) => {
      // What else passes here is between two parts of the library that gathers the figures.
      const { data } = report.safeParse(message);
      if (data?.kind === 'ready-to-start') tell(process, startOrder());
      if (data?.kind === 'metrics') void tellFigures(process, data.id);
    });
    process.once('listening', (address) => {
      ({ port } = address);
      log.info({ serving: process.process.pid }, 'a process serves');
      listening += 1;
      if (listening === count) started.resolve();
    });
    process.once('exit', (code, signal) => {
      processes.delete(process);
      if (state === 'ending') return;
      log.error({ serving: process.process.pid, code, signal }, 'a serving process ended unasked');
      if (state === 'serving') replace();
      // The process itself has said why.
      else started.reject(new StartError('Jeden z procesów programu nie uruchomił się.'));
    });
  }

  function replace(): void {
    const now = performance.now();
    ends = [...ends.filter((end) => now - end < endsWithinMilliseconds), now];
    if (ends.length > mostEnds) {
      const often = `ponad ${mostEnds} razy w ciągu minuty`;
      onFailure(
        new StartError(`Procesy programu kończą się raz po raz, ${often}: przyczyna jest w logu.`),
      );
      return;
    }
    print('Jeden z procesów programu zakończył się nagle. Uruchamiam następny.');
    begin();
  }

  async function tellFigures(process: Worker, id: number): Promise<void> {
    const text = await figures.clusterMetrics().catch(() => null);
    tell(process, { kind: 'metrics', id, text });
  }

  function tellAll(order: Order): void {
    for (const process of processes) tell(process, order);
  }

  async function close(urgent: AbortSignal): Promise<void> {
    state = 'ending';
    const ended = Promise.all([...processes].map((process) => once(process, 'exit')));
    const hurry = () => tellAll({ kind: 'end-at-once' });
    tellAll({ kind: 'end' });
    if (urgent.aborted) hurry();
    urgent.addEventListener('abort', hurry);
    await ended;
    urgent.removeEventListener('abort', hurry);
  }

  for (let i = 0; i < count; i++) begin();
  try {
    await started.promise;
  } catch (error) {
    await close(AbortSignal.abort());
    throw error;
  }
  state = 'serving';
  return {
    port,
    announceEnd: () => tellAll({ kind: 'announce-end' }),
    databaseWaitsFor: (bytes) => tellAll({ kind: 'database-waits', bytes }),
    close,
  };
}

/** One that has just ended may still be listed. */
function tell(process: Worker, order: Order): void {
  if (process.isConnected()) process.send(order);
}
