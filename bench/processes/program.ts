import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { startArguments } from '@grzadka/server/test/start-arguments.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The application at work, in a process of its own; disposing of it ends it in order. */
export interface Program extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Starts the application on a database as `npm start` does, in one process, on a free port; `variables` are set
 * beside those that this takes.
 */
export async function startProgram(
  { url, ownerUrl }: DatabaseUrls,
  variables: Readonly<Record<string, string>> = {},
): Promise<Program> {
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, startArguments(), {
    cwd: projectRoot,
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      BACKUP_DIR: 'off',
      WEB_CONCURRENCY: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.defer(() => end(child));
  const origin = await addressOf(child);
  const running = undo.move();
  return { origin, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Where it says that it can be opened. What it logs afterwards is read and let go, as a journal would. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('output is not piped');
  const lines = createInterface(child.stdout);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.on('line', (line) => {
    const address = /działa pod adresem (http:\/\/\S+)/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('close', () => reject(new Error('the program ended before it was at work')));
  const origin = await promise;
  lines.close();
  child.stdout.resume();
  return origin;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}
