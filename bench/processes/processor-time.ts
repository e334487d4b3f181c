import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** Ticks of Linux's clock in a second. */
const ticks = 100;

/** What some work took of the processor, in seconds: of this process with its threads and, where it is on this machine, of all of PostgreSQL. */
export interface ProcessorTime {
  readonly program: number;
  readonly database: number;
}

/** Does something, and returns its time of the processor; the server does nothing else meanwhile. */
export async function processorTimeOf(
  db: Kysely<Database>,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const [before, begun] = [await ofServer(db), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(begun);
  return { program: (user + system) / 1_000_000, database: (await ofServer(db)) - before };
}

/** Of the server with its processes, those that are over included. */
async function ofServer(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const parent = (await readState(`${rows[0]?.pid}`))?.parent ?? '';
  const server = await readState(parent);
  const all = await Promise.all((await readdir('/proc')).map(readState));
  const own = all.filter((state) => state?.parent === parent);
  return [server?.ofEnded ?? 0, server?.own ?? 0, ...own.map((state) => state?.own ?? 0)].reduce(
    (sum, seconds) => sum + seconds,
  );
}

/** What Linux says of a process after its name, which stands in brackets; undefined of one that is not there, or not on this machine. */
async function readState(pid: string) {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = state.split(') ')[1]?.split(' ');
  if (fields === undefined) return undefined;
  const seconds = (index: number) => (Number(fields[index]) + Number(fields[index + 1])) / ticks;
  return { parent: fields[1] ?? '', own: seconds(11), ofEnded: seconds(13) };
}
