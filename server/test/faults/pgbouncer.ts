import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDatabaseUser } from '@grzadka/postgres/database-user';
import { startOnFreePort } from '@grzadka/postgres/free-port';
import { onTestFinished } from 'vitest';

/** What a PgBouncer can do. */
interface InstalledPgBouncer {
  /** Whether it keeps prepared statements in transaction mode, which it has learned in 1.21. */
  readonly knowsStatements: boolean;
}

/** The PgBouncer of this machine; null where none is installed. */
export function findPgBouncer(): InstalledPgBouncer | null {
  try {
    const told = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' });
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(told) ?? [];
    return { knowsStatements: Number(major) > 1 || Number(minor) >= 21 };
  } catch {
    return null;
  }
}

/** A PgBouncer that runs. */
interface RunningPgBouncer {
  /** The address at which it passes on to the database. */
  readonly url: string;
  /** Has it pass on to the same database of another server, as one that was promoted. */
  moveTo(url: string): Promise<void>;
}

/**
 * Starts a PgBouncer in transaction mode before the database at `url`, until the test is over. It lets
 * everybody in as the role of `url`. `settings` are further lines of its section `[pgbouncer]`.
 */
export async function startPgBouncer(
  url: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-pgbouncer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'pgbouncer.ini');
  const write = (to: string, listenPort: number) =>
    writeFile(file, configuration(to, { listen_port: `${listenPort}`, ...settings }));
  const { started: bouncer, port } = await startOnFreePort(async (listenPort) => {
    await write(url, listenPort);
    // It refuses to run as root, as PostgreSQL does.
    const user = findDatabaseUser(folder);
    if (user !== null) for (const path of [folder, file]) await chown(path, user.uid, user.gid);
    return run(file, user);
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    async moveTo(next) {
      await write(next, port);
      bouncer.kill('SIGHUP');
    },
  };
}

function configuration(url: string, settings: Readonly<Record<string, string>>): string {
  const { hostname, port, username, password, pathname } = new URL(url);
  const database = {
    host: hostname,
    port,
    dbname: pathname.slice(1),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    // Longer than in earnest, for a machine that is busy with other things, too.
    connect_query:
      "set statement_timeout = '1min'; set idle_in_transaction_session_timeout = '1min'",
  };
  const section = {
    listen_addr: '127.0.0.1',
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
    ...settings,
  };
  const pairs = Object.entries(database).map(
    ([name, value]) => `${name}='${value.replaceAll("'", "''")}'`,
  );
  const lines = Object.entries(section).map(([name, value]) => `${name} = ${value}`);
  return ['[databases]', `* = ${pairs.join(' ')}`, '[pgbouncer]', ...lines, ''].join('\n');
}

/** Runs it until the test is over; done when it listens, and fails with its log when it ends before. */
async function run(file: string, user: ReturnType<typeof findDatabaseUser>): Promise<ChildProcess> {
  const bouncer = spawn('pgbouncer', [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(bouncer, 'exit');
  onTestFinished(async () => {
    bouncer.kill('SIGKILL');
    await ended;
  });
  let log = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  bouncer.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    if (log.includes('process up')) resolve();
  });
  bouncer.once('exit', () => reject(new Error(`pgbouncer ended: ${log}`)));
  await promise;
  return bouncer;
}
