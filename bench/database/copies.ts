import { setTimeout as pause } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { bringUpToDate } from '@grzadka/server/src/core/schema/bring-up-to-date.ts';
import pg from 'pg';
import { dataSets } from '../fill/data-sets.ts';
import { fillDataSet } from '../fill/fill-data-set.ts';
import { openPostgresServer, type PostgresServer } from './postgres-server.ts';

/** Milliseconds that a server has for coming back. */
const mostRestartMilliseconds = 120_000;

export type DataSetName = keyof typeof dataSets;

/** What a run has opened: one server, and one copy of each data set that was asked for. */
let server: Promise<PostgresServer> | undefined;
const copies = new Map<DataSetName, Promise<DatabaseUrls>>();

/**
 * A copy of a data set at this version's schema, to read and to write, the same one for all groups of a
 * run. The data set itself is a database of that name, filled where it is not there yet, and is never
 * changed: neither by what is written nor by what a migration does.
 */
export function copyOf(name: DataSetName): Promise<DatabaseUrls> {
  const made = copies.get(name) ?? makeCopy(name);
  copies.set(name, made);
  return made;
}

/**
 * The name of the largest data set to measure at: 'country' takes long to fill, and so is used where it was
 * filled before, or is asked for by BENCH_COUNTRY=1; BENCH_COUNTRY=0 leaves it out.
 */
export function largestDataSet(): Promise<'town' | 'country'> {
  return largestOf('country', 'town');
}

/** The data sets to search in, by the same variable: a million of each, or a town and its accounts. */
export async function largestSearched(): Promise<readonly DataSetName[]> {
  return (await isLargeWanted('million')) ? ['million'] : ['town', 'books'];
}

/** The same of what is posted on settlement accounts, by the same variable. */
export function largestLedger(): Promise<'books' | 'ledger'> {
  return largestOf('ledger', 'books');
}

async function largestOf<Large extends DataSetName, Small extends DataSetName>(
  large: Large,
  small: Small,
): Promise<Large | Small> {
  return (await isLargeWanted(large)) ? large : small;
}

async function isLargeWanted(large: DataSetName): Promise<boolean> {
  const asked = process.env['BENCH_COUNTRY'];
  return asked === undefined ? isThere(await openServer(), large) : asked === '1';
}

/** The version of the server, if a run has opened one yet. */
export async function postgresVersion(): Promise<string | undefined> {
  if (server === undefined) return undefined;
  const [row] = await execute<{ version: string }>(
    await server,
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  return row?.version;
}

/**
 * Ends the server in order and waits until it is there again, at the same address, with nothing in its memory. False, and
 * nothing is done, where it would not come back.
 */
export async function restartServer(): Promise<boolean> {
  const opened = await openServer();
  if (!opened.comesBack) return false;
  const [row] = await execute<{ pid: string; begun: string }>(
    opened,
    `select split_part(pg_read_file('postmaster.pid'), e'\n', 1) as pid, pg_postmaster_start_time()::text as begun`,
  );
  process.kill(Number(row?.pid), 'SIGINT');
  const giveUp = AbortSignal.timeout(mostRestartMilliseconds);
  while (!(await isBackSince(opened, row?.begun))) await pause(20, undefined, { signal: giveUp });
  return true;
}

async function isBackSince(opened: PostgresServer, begun: string | undefined): Promise<boolean> {
  try {
    const [row] = await execute<{ begun: string }>(
      opened,
      'select pg_postmaster_start_time()::text as begun',
    );
    return row?.begun !== begun;
  } catch {
    // Not there, or not ready.
    return false;
  }
}

/** Drops the copies and ends the server; the data sets stay. */
export async function dropCopies(): Promise<void> {
  if (server === undefined) return;
  await using opened = await server;
  for (const name of copies.keys()) {
    await execute(opened, `drop database if exists ${copyName(name)} with (force)`);
  }
  copies.clear();
  server = undefined;
}

function openServer(): Promise<PostgresServer> {
  server ??= openPostgresServer();
  return server;
}

function copyName(name: DataSetName): string {
  return `bench_copy_of_${name}`;
}

async function makeCopy(name: DataSetName): Promise<DatabaseUrls> {
  const opened = await openServer();
  if (!(await isThere(opened, name))) await fill(opened, name);
  // What a run that was cut off has left. Without force: another run that is at work keeps its own.
  await execute(opened, `drop database if exists ${copyName(name)}`);
  await execute(opened, `create database ${copyName(name)} template ${name} strategy file_copy`);
  const urls = opened.urlsOf(copyName(name));
  await bringUpToDate(urls);
  await execute(opened, 'vacuum analyze', copyName(name));
  return urls;
}

/** Under another name until it is whole: a data set that was filled by half would be taken for one. */
async function fill(opened: PostgresServer, name: DataSetName): Promise<void> {
  console.log(`Filling the data set ${name}; it stays for the next time …`);
  const unfinished = `${name}_unfinished`;
  await execute(opened, `drop database if exists ${unfinished}`);
  await execute(opened, `create database ${unfinished}`);
  const urls = opened.urlsOf(unfinished);
  await bringUpToDate(urls);
  const owner = openDatabase(urls.ownerUrl, { max: 1, statementTimeout: 0 });
  try {
    await fillDataSet(owner.db, dataSets[name]);
  } finally {
    await closeDatabase(owner);
  }
  await execute(opened, `alter database ${unfinished} rename to ${name}`);
}

async function isThere(opened: PostgresServer, name: DataSetName): Promise<boolean> {
  const found = await execute(opened, `select from pg_database where datname = '${name}'`);
  return found.length > 0;
}

/** Executes a statement as the owner, on a connection of its own; gives its rows. */
async function execute<Row extends pg.QueryResultRow>(
  opened: PostgresServer,
  statement: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: opened.urlsOf(database).ownerUrl });
  // Where one breaks while a statement runs, the statement itself fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
