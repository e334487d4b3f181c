import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseUser } from './database-user.ts';
import { askForHelp, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { orOutOfSpace } from './out-of-space-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { databaseEnvironment } from './run-program.ts';

/** Where and how a cluster is served. */
export interface PostmasterOptions {
  readonly folder: string;
  readonly cluster: string;
  readonly programs: PostgresPrograms;
  readonly user: DatabaseUser;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Called when its process has been started and is not ready yet. */
  readonly onStarting?: () => void;
}

/** A running database process. */
export interface Postmaster {
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
}

const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  timezone: 'UTC',
  // A week of logs in the cluster's `log` folder, without the values of rows (personal data).
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
};

/**
 * Starts PostgreSQL on the cluster and waits until it accepts connections, which after a crash may
 * take as long as its recovery. Throws an `EmbeddedPostgresError` with PostgreSQL's own last words, an
 * `OutOfSpaceError` where the disk is full.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const logPath = join(options.folder, 'start.log');
  const settings = { ...defaultSettings, port: `${options.port}`, ...options.settings };
  const log = await open(logPath, 'w', 0o600);
  const child = spawn(
    options.programs.postgres,
    ['-D', options.cluster, ...Object.entries(settings).map(([key, value]) => `--${key}=${value}`)],
    {
      ...options.user,
      cwd: options.folder,
      detached: true,
      env: databaseEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  const { promise: exited, resolve: onExit } = Promise.withResolvers<void>();
  child.once('exit', () => onExit());
  child.once('error', () => onExit()); // it did not even start, and has no pid
  // The database ends on request, and must not keep this process alive until then.
  child.unref();
  await log.close();
  options.onStarting?.();
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(options.cluster);
    if (file?.pid === child.pid && file.isReady) return { exited };
    await delay(20);
  }
  const output = await readFile(logPath, 'utf8');
  const failure = new EmbeddedPostgresError(
    `Nie udało się uruchomić bazy danych w folderze „${options.folder}” (${lastWords(output)}). ${askForHelp}`,
  );
  throw await orOutOfSpace(failure, { folder: options.cluster, output });
}

function lastWords(output: string): string {
  const lines = output.trim().split('\n');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '');
}
