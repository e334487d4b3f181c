import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type LineWatch, openLineWatch } from './line-watch.ts';

/** How long a connection that is lent may be silent, in milliseconds. */
interface Patience {
  /** After which its statement is given up. */
  readonly limit: number;
  /** What the server has beyond that for saying so itself. */
  readonly grace: number;
  /** Where to look for what a statement waits; null where waiting counts as any other silence. */
  readonly lookAt: string | null;
}

/** A connection that has been silent for a while. */
interface Silence {
  /** The bytes that had come and gone by then. */
  readonly bytes: number;
  /** When its statement is given up. */
  until: number;
  /** Who held up the line in which it waits at the last look. */
  holders: string | null;
}

/**
 * Breaks off every lent connection of a pool on which nothing has come or gone for `limit` and `grace`. Its statement
 * fails with ETIMEDOUT, every further one as well, and the pool makes another connection instead of lending it again. A
 * limit on the statement alone (`query_timeout`) would not do: the query builder gives such a connection back as if it
 * were well, and whoever gets it next waits behind the statement that is never answered.
 *
 * With `lookAt`, whoever waits for a lock has all of this anew each time the line moves, and any other statement is
 * cancelled after `limit`. Looked is by one connection more, which is open while another one is silent; where that has no
 * answer, silence is silence (0048).
 */
export function breakOffSilence(pool: Pool, { limit, grace, lookAt }: Patience): void {
  const whole = limit + grace;
  const short = lookAt === null ? whole : limit / 4;
  const step = limit / 8;
  const silent = new Map<PoolClient, Silence>();
  let sleep = new AbortController();
  let isWatching = false;

  function forget(client: PoolClient): void {
    silent.delete(client);
    if (silent.size === 0) sleep.abort();
  }

  function onSilence(client: PoolClient): void {
    const socket = socketOf(client);
    const bytes = bytesOf(socket);
    const soFar = socket.timeout ?? 0;
    if (soFar >= whole || silent.get(client)?.bytes === bytes) {
      forget(client);
      socket.destroy(new SilenceError());
      return;
    }
    silent.set(client, { bytes, until: performance.now() + limit - soFar, holders: null });
    socket.setTimeout(whole - soFar);
    if (lookAt !== null && !isWatching) void watch(lookAt);
  }

  async function watch(url: string): Promise<void> {
    isWatching = true;
    const line = openLineWatch(url, limit / 2);
    for (forgetOthers(); silent.size > 0; forgetOthers()) {
      sleep = new AbortController();
      await look(line);
      const { signal } = sleep;
      await delay(untilNextLook(), undefined, { ref: false, signal }).catch(() => undefined);
    }
    isWatching = false;
    line.close();
  }

  /** Leaves out of sight what has come to life again. */
  function forgetOthers(): void {
    for (const [client, { bytes }] of silent) {
      const socket = socketOf(client);
      if (bytesOf(socket) === bytes) continue;
      silent.delete(client);
      socket.setTimeout(short);
    }
  }

  async function look(line: LineWatch): Promise<void> {
    const clients = new Map([...silent.keys()].map((client) => [client.processID, client]));
    for (const { pid, begun, holders } of await line.look([...clients.keys()])) {
      const client = clients.get(pid);
      const silence = client === undefined ? undefined : silent.get(client);
      if (client === undefined || silence === undefined) continue;
      const hasMoved = silence.holders !== null && holders !== null && holders !== silence.holders;
      silence.holders = holders ?? silence.holders;
      if (hasMoved) {
        silence.until = performance.now() + limit;
        socketOf(client).setTimeout(whole);
      } else if (performance.now() >= silence.until) {
        await line.cancel({ pid, begun });
      }
    }
  }

  /** Soon enough to give up what has its time behind it by then. */
  function untilNextLook(): number {
    const now = performance.now();
    const ends = [...silent.values()].map(({ until }) => until - now).filter((left) => left > 0);
    return Math.min(step, ...ends);
  }

  pool.on('connect', (client) => socketOf(client).on('timeout', () => onSilence(client)));
  pool.on('acquire', (client) => socketOf(client).setTimeout(short));
  pool.on('release', (_error, client) => {
    forget(client);
    socketOf(client).setTimeout(0);
  });
}

/** A server that does not answer, in the words of the system for a network that does not. */
class SilenceError extends Error {
  override name = 'SilenceError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database does not answer');
  }
}

function socketOf(client: PoolClient): Socket {
  const { stream } = client.connection;
  if (stream instanceof Socket) return stream;
  throw new TypeError('A connection to PostgreSQL that is no socket');
}

function bytesOf({ bytesRead, bytesWritten }: Socket): number {
  return bytesRead + bytesWritten;
}
