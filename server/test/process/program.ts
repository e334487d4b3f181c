import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { programEnvironment } from '#test/program-environment.ts';
import { startArguments } from '#test/start-arguments.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** How a program ended and all it printed. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The application as a process of its own. */
export interface Program {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** The first line of standard output that matches, past or future; fails when it ends before. */
  line(pattern: RegExp): Promise<string>;
  /** Where it says that it can be opened. */
  address(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

/** What a program is started with, beside the variables every program here gets. */
export interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Another user of the system to run as; only root can. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Starts the application on a free port, as npm start does. */
export function startProgram({ env, user }: ProgramOptions): Program {
  return launch(process.execPath, startArguments(), { ...user, cwd: '/', env });
}

/** Starts it the way its operator does; `kill` and the exit code are then npm's. */
export function startUnderNpm(
  env: Readonly<Record<string, string>>,
  folder: string = projectRoot,
): Program {
  // Without what npm runs before: installing and building is not what this is about.
  return launch('npm', ['start', '--ignore-scripts'], { cwd: folder, env });
}

/** Starts the program of a release from elsewhere, by the path of its `grzadka`, with nothing of this project at hand. */
export function startRelease(program: string, env: Readonly<Record<string, string>>): Program {
  return launch(program, ['start'], { cwd: '/', env: { NODE_COMPILE_CACHE: '', ...env } });
}

/** The same as the first of a group of processes: npm, its shell and the server can be killed as one. */
export function startGroupUnderNpm(env: Readonly<Record<string, string>>): Program {
  return launch('npm', ['start', '--ignore-scripts'], { cwd: projectRoot, env, detached: true });
}

/** Starts a program with nothing of this process's environment; kills it when the test is over. */
function launch(command: string, args: readonly string[], options: SpawnOptions): Program {
  const child = spawn(command, args, {
    ...options,
    env: { ...programEnvironment, PORT: '0', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (options.detached && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
    // The output ends with the last process that has it: of npm's that is the server, which holds the data folder.
    await once(child, 'close');
  });
  return observe(child);
}

/** Reads along with a process that was started with piped output. */
function observe(child: ChildProcess): Program {
  if (child.stdout === null || child.stderr === null) throw new Error('output is not piped');
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  const wake = () => {
    for (const watcher of watchers) watcher();
  };
  createInterface(child.stdout).on('line', (text) => {
    lines.push(text);
    wake();
  });
  let hasEnded = false;
  const ended = once(child, 'close').then((): Ended => {
    hasEnded = true;
    wake();
    return { code: child.exitCode, signal: child.signalCode, stdout: lines.join('\n'), stderr };
  });

  function line(pattern: RegExp): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const look = () => {
      const found = lines.find((text) => pattern.test(text));
      if (found !== undefined) resolve(found);
      else if (hasEnded)
        reject(new Error(`ended without ${pattern}: ${lines.join('\n')}${stderr}`));
      else return;
      watchers.delete(look);
    };
    watchers.add(look);
    look();
    return promise;
  }

  return {
    pid: child.pid ?? 0,
    ended,
    line,
    async address() {
      const text = await line(/działa pod adresem/);
      return /http:\/\/\S+/.exec(text)?.[0] ?? '';
    },
    kill: (signal) => child.kill(signal),
  };
}
