import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { readListsFrom } from '../replica/list-reads.ts';
import {
  endOfLog,
  formatLogPosition,
  type LogPosition,
  parseLogPosition,
} from '../replica/log-position.ts';
import type { ReadReplica } from '../replica/read-replica.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Runs a request's handler where its reads belong. */
export type RouteReads = <Result>(
  exchange: Exchange,
  handler: () => Promise<Result>,
) => Promise<Result>;

interface OwnWrites {
  readonly replica: ReadReplica;
  readonly primary: Kysely<Database>;
  /** What the browser was given to remember of its last write, if any. */
  readonly lastWrite: (request: FastifyRequest) => string | undefined;
  /** Has the browser remember this text for so many seconds. */
  readonly rememberWrite: (exchange: Exchange, text: string, seconds: number) => void;
}

/** In seconds; a replica that is not so far behind has it by then. */
const remembered = 60;

/**
 * Lets lists be read from the replica, and yet nobody misses what they have written themselves. A write gives
 * the browser a cookie with its position in the log. Until the replica has replayed that, the browser's lists
 * come from the primary. So it holds for all processes and machines, and a read needs no question.
 */
export function routeReads({ replica, primary, lastWrite, rememberWrite }: OwnWrites): RouteReads {
  return async (exchange, handler) => {
    const { request, reply } = exchange;
    if (request.method === 'GET') {
      const written = lastWrite(request);
      // Nobody but us writes it; one that makes no sense is as if it were from a moment ago.
      const position = written === undefined ? 0n : (parseLogPosition(written) ?? endOfLog);
      return replica.hasReplayed(position) ? readListsFrom(replica, handler) : handler();
    }
    try {
      return await handler();
    } finally {
      // After a failure, too: a commit whose answer was lost may have come true.
      const position = await currentPosition(primary);
      if (!reply.sent) rememberWrite(exchange, formatLogPosition(position), remembered);
    }
  };
}

/** Not before any commit that is over; where the primary does not say, past everything. */
async function currentPosition(primary: Kysely<Database>): Promise<LogPosition> {
  const result = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position
  `
    .execute(primary)
    .catch(() => null);
  return parseLogPosition(result?.rows[0]?.position ?? '') ?? endOfLog;
}
