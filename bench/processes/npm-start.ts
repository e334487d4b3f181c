import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The application as its operator starts it; disposing of it ends it in order. */
export interface NpmStart extends AsyncDisposable {
  readonly origin: string;
  /** Milliseconds from the command to the first answer. */
  readonly firstAnswer: number;
}

/** Milliseconds that a whole run of `npm` in a folder takes, with what follows it on the command line. */
export async function runNpm(
  args: readonly string[],
  { folder = projectRoot, env = {} }: { folder?: string; env?: Record<string, string> } = {},
): Promise<number> {
  const begun = performance.now();
  const child = npm(args, folder, env);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}`);
  return performance.now() - begun;
}

/** Runs `npm start` on a free port, in one process, until it has answered for the first time. */
export async function npmStart(env: Readonly<Record<string, string>>): Promise<NpmStart> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = npm(['start'], projectRoot, { ...env, PORT: `${port}`, WEB_CONCURRENCY: '1' });
  await firstAnswer(`${origin}/api/health/live`, child);
  return {
    origin,
    firstAnswer: performance.now() - begun,
    async [Symbol.asyncDispose]() {
      // npm is gone before the program that it runs; what both write to is closed by the last of them.
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function npm(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '' } = process.env;
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const child = spawn('npm', args, { cwd, env: { PATH, HOME, ...env }, stdio });
  // What goes wrong is to be read beside the figure that is missing.
  child.stderr.pipe(process.stderr, { end: false });
  return child;
}

async function firstAnswer(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const reply = await fetch(address).catch(() => null);
    if (reply?.ok) return;
    await pause(5);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
