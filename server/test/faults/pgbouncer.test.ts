import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { addLogin, addParty } from '#test/factories.ts';
import { runToolWith } from '#test/process/run-tool.ts';
import type { TestClient } from '#test/test-client.ts';
import { createEmptyDatabase, databaseEnvironment } from '#test/test-cluster.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

const pgBouncer = findPgBouncer();

/** Connections to the server that it shares out: far fewer than two processes have with it. */
const serverConnections = 4;

const patient = { timeout: 60_000, interval: 100 };

/** Starts the program as docs/scaling.md says that it runs behind PgBouncer. */
async function startBehindPgBouncer(settings: Readonly<Record<string, string>>) {
  const { url, ownerUrl } = await createEmptyDatabase(inject('testCluster'));
  const { url: through } = await startPgBouncer(url, {
    default_pool_size: `${serverConnections}`,
    ...settings,
  });
  const env = {
    ...databaseEnvironment({ url: through, ownerUrl }),
    WEB_CONCURRENCY: '2',
    DATABASE_POOL: '10',
  };
  const dataDir = newDataDir();
  const office = await startOffice({ dataDir, env, databaseUrl: ownerUrl });
  return { office, env: { ...env, DATA_DIR: dataDir }, through };
}

/** Lists as they open, narrowed, searched and continued, at once and again. */
async function readLists(client: TestClient): Promise<void> {
  const lists = ['meter', 'garden', 'party', 'news', 'notice', 'file'];
  const asked = lists.flatMap((list) =>
    ['', '?filter-by-phrase=true&phrase=a', '?offset=20&limit=5', '?limit=5'].map(
      (query) => `/api/${list}${query}`,
    ),
  );
  for (let round = 0; round < 5; round++) {
    const replies = await Promise.all(asked.map((path) => client.get(path)));
    expect(replies.map(({ status }) => status)).toEqual(asked.map(() => 200));
  }
}

async function importGardens(env: Readonly<Record<string, string>>): Promise<void> {
  const path = join(env['DATA_DIR'] ?? '', 'dzialki.csv');
  const rows = Array.from({ length: 5_000 }, (_, index) => `Sektor 1;${index};300`);
  await writeFile(path, ['Sektor;Działka;Powierzchnia m2', ...rows].join('\n'));
  const imported = await runToolWith(env, 'server/src/import/import.cli.ts', path);
  expect(imported).toMatchObject({ code: 0, stderr: '' });
}

/** A message, which a job saves into its folder, there being no mail server; it is queued in the transaction of the change. */
async function sendPassword({ client, db }: Office): Promise<void> {
  const { id: partyId } = await addParty(db, { email: 'anna@example.pl' });
  const { id: loginId } = await addLogin(db, { partyId });
  const change = { loginId, password: 'Nowe9haslo', sendEmail: true };
  expect((await client.put('/api/login/updatePassword', change)).status).toBe(204);
  const state = () => db.selectFrom('mailMessage').select('state').executeTakeFirstOrThrow();
  await expect.poll(state, patient).toEqual({ state: 'saved' });
}

async function backUpAtNight({ db, dataDir }: Office): Promise<void> {
  await sql`
    insert into job_queue.job (name, data, policy, retry_limit)
    select name, '{}', policy, 0 from job_queue.queue where name = 'backup.nightly'
  `.execute(db);
  const folder = join(dataDir, 'backups');
  const archives = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tar'));
  await expect.poll(archives, patient).toHaveLength(1);
  for (const name of await archives()) await checkArchive(join(folder, name));
}

/** Returns the time after which each of the server's connections gives up a statement, asked of all of them at once. */
async function timeLimits(through: string): Promise<string[]> {
  const clients = Array.from({ length: serverConnections }, () => new pg.Client(through));
  await Promise.all(clients.map((client) => client.connect()));
  onTestFinished(async () => void (await Promise.all(clients.map((client) => client.end()))));
  const asked = clients.map(async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ limit: string }>(
      "select current_setting('statement_timeout') as limit",
    );
    return rows[0]?.limit ?? '';
  });
  const limits = await Promise.all(asked);
  await Promise.all(clients.map((client) => client.query('commit')));
  return limits;
}

/** Locks of jobs end with their transactions; those of a session would stay. */
async function countAdvisoryLocks({ db }: Office): Promise<number> {
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()
  `.execute(db);
  return rows.length;
}

/** Settings that the same PgBouncer can have. */
const variants: [string, Readonly<Record<string, string>>][] = pgBouncer?.knowsStatements
  ? [
      ['that keeps no prepared statements', { max_prepared_statements: '0' }],
      ['that keeps them', { max_prepared_statements: '300' }],
    ]
  : [['of a version that keeps no prepared statements', {}]];

describe.runIf(pgBouncer)('behind PgBouncer in transaction mode (where it is installed)', () => {
  it.each(variants)('%s: no request fails, and all is kept', async (_, settings) => {
    const { office, env, through } = await startBehindPgBouncer(settings);
    const clerks = await setToWork(office, 6);
    await untilWorking(clerks, 200);
    await readLists(office.client);
    await importGardens(env);
    await sendPassword(office);
    await backUpAtNight(office);
    await readLists(office.client);
    await untilWorking(clerks);
    expect([...clerks.failures]).toEqual([]);
    await expectKept(clerks, office.db);
    // Nobody left behind what the next one on the connection would work with.
    expect(await timeLimits(through)).toEqual(Array(serverConnections).fill('1min'));
    await expect.poll(() => countAdvisoryLocks(office), patient).toBe(0);
    await stopOffice(office);
  });
});
