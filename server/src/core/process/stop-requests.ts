import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Why the program is to end; `failure` is something it cannot go on after. */
type StopReason =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failure'; readonly error: unknown };

/** Whoever can end the program, gathered in one place. */
export interface StopRequests {
  /** Resolves with the first request. */
  readonly first: Promise<StopReason>;
  /** Aborted with it, for what waits meanwhile. */
  readonly asked: AbortSignal;
  /** Aborted when somebody asks again, out of patience. */
  readonly urgent: AbortSignal;
  /** Asks for the end because of a failure. */
  readonly fail: (error: unknown) => void;
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** npm passes on the Ctrl+C that the terminal has sent to this process already. */
const sameRequestMilliseconds = 1_000;

/**
 * Listens to whoever may end this process: signals, an error nobody caught, and, when npm started
 * it, the end of npm.
 */
export function listenForStop(): StopRequests {
  let askedAt: number | undefined;
  const { stopRequests, ask, hurry } = gatherStopRequests(() => {
    const now = performance.now();
    askedAt ??= now;
    if (now - askedAt > sameRequestMilliseconds) hurry();
    ask();
  });
  watchNpm(ask);
  return stopRequests;
}

/** Stop requests, and how to make them. */
export interface GatheredStopRequests {
  readonly stopRequests: StopRequests;
  /** Asks for the end. */
  readonly ask: () => void;
  /** Is out of patience. */
  readonly hurry: () => void;
}

/** Gathers the requests: errors that nobody caught are such, and what `onSignal` makes of a signal. */
export function gatherStopRequests(onSignal: () => void): GatheredStopRequests {
  const { promise: first, resolve } = Promise.withResolvers<StopReason>();
  const asked = new AbortController();
  const urgent = new AbortController();
  const request = (reason: StopReason) => {
    resolve(reason);
    asked.abort();
  };
  for (const signal of signals) process.on(signal, onSignal);
  const fail = (error: unknown) => request({ kind: 'failure', error });
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // A closed terminal takes the output away, which is no reason to lose requests.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return {
    stopRequests: { first, asked: asked.signal, urgent: urgent.signal, fail },
    ask: () => request({ kind: 'asked' }),
    hurry: () => urgent.abort(),
  };
}

const checkMilliseconds = 500;

/**
 * When npm started this process, calls `onEnd` when npm has ended. npm runs a script in a shell that passes no signal on:
 * without this, the server would go on unseen, and hold its port and its data.
 */
function watchNpm(onEnd: () => void): void {
  const npmRuntime = process.env['npm_node_execpath'];
  if (process.env['npm_lifecycle_event'] === undefined || npmRuntime === undefined) return;
  const parent = process.ppid;
  // Some shells give their place to the last command: then npm is the parent itself. Watching one
  // process too many would end the server with the terminal it was started from.
  const shell = runs(parent, npmRuntime) ? null : parent;
  const npm = shell === null ? parent : parentOf(shell);
  const check = setInterval(() => {
    if (process.ppid === parent && (shell === null || parentOf(shell) === npm)) return;
    clearInterval(check);
    onEnd();
  }, checkMilliseconds);
  check.unref();
}

function runs(pid: number, program: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(program);
  } catch {
    return false;
  }
}

/** The parent of a process; null where the system has no /proc, and for one that has ended. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; after it come the state and the parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
