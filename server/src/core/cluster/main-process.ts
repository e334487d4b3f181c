import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import { gatherStopRequests, type StopRequests } from '../process/stop-requests.ts';
import { order, type Report, type StartOrder } from './messages.ts';

/** The main process, as a serving one sees it. */
export interface MainProcess {
  /** It alone ends a serving process. */
  readonly stopRequests: StopRequests;
  /** Aborted when readiness has to say no. */
  readonly ending: AbortSignal;
  /** Has what to start with handed over; fails with the reason of the end when that comes first. */
  startOrder(): Promise<StartOrder>;
  /** Calls `listener` from now on with the bytes that the embedded database waits for. */
  onDatabaseWaits(listener: (bytes: number) => void): void;
  /** The figures of all processes as Prometheus text; null when one of them did not answer. */
  allMetrics(): Promise<string | null>;
}

/**
 * Listens to the main process from a serving one. Signals are not for this process: a terminal and some
 * service managers send them to every process, and the main one ends all in order. When that is gone,
 * Node ends this process.
 */
export function listenToMainProcess(): MainProcess {
  const { stopRequests, ask, hurry } = gatherStopRequests(() => {});
  const ending = new AbortController();
  const start = Promise.withResolvers<StartOrder>();
  const asked = new Map<number, (text: string | null) => void>();
  let onDatabaseWaits: (bytes: number) => void = () => {};
  // Answers the main process that gathers the figures, before there are any, too.
  void new AggregatorRegistry();

  process.on('message', (message: unknown) => {
    const { data } = order.safeParse(message);
    switch (data?.kind) {
      case 'start':
        return start.resolve(data);
      case 'database-waits':
        return onDatabaseWaits(data.bytes);
      case 'announce-end':
        return ending.abort();
      case 'end':
        return ask();
      case 'end-at-once':
        return hurry();
      case 'metrics':
        asked.get(data.id)?.(data.text);
        asked.delete(data.id);
        return undefined;
      // What else passes here is between two parts of the library that gathers the figures.
      case undefined:
        return undefined;
    }
  });

  let lastId = 0;
  return {
    stopRequests,
    ending: ending.signal,
    async startOrder() {
      tell({ kind: 'ready-to-start' });
      const { asked: end } = stopRequests;
      if (!end.aborted) await Promise.race([start.promise, once(end, 'abort')]);
      end.throwIfAborted();
      return start.promise;
    },
    onDatabaseWaits(listener) {
      onDatabaseWaits = listener;
    },
    allMetrics() {
      const answer = Promise.withResolvers<string | null>();
      const id = ++lastId;
      asked.set(id, answer.resolve);
      tell({ kind: 'metrics', id });
      return answer.promise;
    },
  };
}

function tell(message: Report): void {
  process.send?.(message);
}
