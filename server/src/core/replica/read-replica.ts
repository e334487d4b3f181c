import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { describeCause } from '../errors/describe-cause.ts';
import { type LogPosition, parseLogPosition } from './log-position.ts';

/** A server that follows the primary one, a little later, and takes part of its reads. */
export interface ReadReplica {
  readonly db: Kysely<Database>;
  /** Whether it is to be read from by somebody whose own last write is at this position. */
  hasReplayed(position: LogPosition): boolean;
  /** It has failed: nothing is read from it until the next look finds it well. */
  fail(error: unknown): void;
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly url: string;
  readonly primary: Kysely<Database>;
  /** Connections at the most. */
  readonly max: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** How far behind the primary what people see may be, in milliseconds. */
const latestMilliseconds = 10_000;

/** Between two looks; somebody who has written reads from the primary until the next one at the least. */
const lookMilliseconds = 1_000;

/** What it does not answer in these times, the primary is asked. Nobody waits in line where nothing is written. */
const limits = { connectionTimeout: 1_000, statementTimeout: 2_000, turnTimeout: 0 };

/** Where a server is in the log of changes, and which one it is. */
interface Standing {
  readonly position: LogPosition;
  readonly server: string;
}

/**
 * Opens the replica at `url` and looks every second how far it is. It is not read from while it is out of reach or more than
 * ten seconds late, or when it is a copy of another server or no replica at all. The log says when that begins, and when the
 * replica is well again. A replica ends no start.
 */
export function openReadReplica({ url, primary, max, log }: ReplicaOptions): ReadReplica {
  const database = openDatabase(url, { max, ...limits, onIdleError: fail });
  const ending = new AbortController();
  /** Up to where it has the changes; null while it is not read from. */
  let replayed: LogPosition | null = null;
  let isTold = false;
  /** Where the primary was at the looks so far, back to the last one that is too long ago. */
  let passed: { position: LogPosition; at: number }[] = [];

  function fail(error: unknown): void {
    leave({ cause: describeCause(error) });
  }

  function leave(why: object): void {
    replayed = null;
    if (isTold) return;
    isTold = true;
    log.warn(why, 'lists are read from the primary server: the replica is not well');
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const [ahead, behind] = await Promise.all([
      standingOf(primary, 'pg_current_wal_flush_lsn()'),
      standingOf(database.db, 'pg_last_wal_replay_lsn()'),
    ]);
    if (behind === null) return leave({ reason: 'it is no replica' });
    if (ahead?.server !== behind.server) return leave({ reason: 'it follows another server' });
    passed.push({ position: ahead.position, at });
    const newestPast = passed.findLastIndex((before) => at - before.at > latestMilliseconds);
    passed = passed.slice(Math.max(newestPast, 0));
    const [past] = passed;
    if (newestPast >= 0 && past !== undefined && past.position > behind.position) {
      return leave({ reason: 'it is late' });
    }
    if (replayed === null) log.info('lists are read from the replica');
    isTold = false;
    replayed = behind.position;
  }

  async function watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await look().catch(fail);
      await delay(lookMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch(ending.signal);
  return {
    db: database.db,
    hasReplayed: (position) => replayed !== null && position <= replayed,
    fail,
    async close() {
      ending.abort();
      await watching;
      await closeDatabase(database);
    },
  };
}

/** Null where the server has no such position: `pg_last_wal_replay_lsn()` of one that follows none. */
async function standingOf(
  db: Kysely<Database>,
  place: 'pg_current_wal_flush_lsn()' | 'pg_last_wal_replay_lsn()',
): Promise<Standing | null> {
  const { rows } = await sql<{ position: string | null; server: string }>`
    select ${sql.raw(place)}::text as position,
      system_identifier::text || ' ' || current_database() as server
    from pg_control_system()
  `.execute(db);
  const [row] = rows;
  const position = parseLogPosition(row?.position ?? '');
  return row === undefined || position === null ? null : { position, server: row.server };
}
