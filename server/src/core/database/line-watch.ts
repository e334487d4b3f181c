import pg from 'pg';

/** A statement that the server is at. */
interface Running {
  readonly pid: number;
  /** When it began, in the server's words. */
  readonly begun: string;
}

/** The same with who holds up the line in which it waits; null where it waits in none. */
interface Standing extends Running {
  readonly holders: string | null;
}

/** A look at what statements wait for, by a connection of its own. */
export interface LineWatch {
  /** What the server is at for these of its processes; nothing where it does not answer. */
  look(pids: readonly (number | undefined)[]): Promise<readonly Standing[]>;
  /** Cancels a statement, and not what its process has begun meanwhile. */
  cancel(statement: Running): Promise<void>;
  close(): void;
}

/**
 * Opens a watch on the server at `url`, which has so many milliseconds for each answer. It connects at the first look, and
 * again after a look that failed.
 */
export function openLineWatch(url: string, patience: number): LineWatch {
  let connected: pg.Client | undefined;

  async function connection(): Promise<pg.Client> {
    if (connected !== undefined) return connected;
    connected = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'grzadka',
    });
    // One that breaks fails its query; unheard, the event itself would end the process.
    connected.on('error', () => {});
    await connected.connect();
    return connected;
  }

  function close(): void {
    // Nobody waits for a farewell, which a server that is silent would not give.
    connected?.end().catch(() => undefined);
    connected = undefined;
  }

  async function ask<Row extends pg.QueryResultRow>(
    text: string,
    values: (client: pg.Client) => unknown[],
  ): Promise<readonly Row[]> {
    try {
      const client = await connection();
      return (await client.query<Row>(text, values(client))).rows;
    } catch {
      connected?.connection.stream.destroy();
      close();
      return [];
    }
  }

  return {
    look: (pids) => ask<Standing>(standing, ({ processID }) => [pids, processID]),
    async cancel({ pid, begun }) {
      await ask(cancelling, () => [pid, begun]);
    },
    close,
  };
}

/**
 * Each line goes back to whoever has the lock and waits for nobody, known by the beginning of its transaction, too: the
 * next one may come by the same connection. Those in between do not count, since the line does not move when one of
 * them gives up. Behind a bouncer the number of a process is not the server's, as the watch sees by its own.
 */
const standing = `
  with recursive step as materialized (
    select pid as waiting, unnest(pg_blocking_pids(pid)) as holder
    from pg_stat_activity where wait_event_type = 'Lock'
  ), line as (
    select waiting, holder from step where waiting = any($1)
    union
    select line.waiting, step.holder from line join step on step.waiting = line.holder
  )
  select pid, query_start::text as begun, (
    select string_agg(concat(first.pid, ' ', first.xact_start), ',' order by first.pid)
    from line join pg_stat_activity first on first.pid = line.holder
    where line.waiting = running.pid and not exists (select from step where step.waiting = first.pid)
  ) as holders
  from pg_stat_activity running
  where pid = any($1) and state = 'active' and pg_backend_pid() = $2
`;

const cancelling = `
  select pg_cancel_backend(pid) from pg_stat_activity
  where pid = $1 and state = 'active' and query_start::text = $2
`;
