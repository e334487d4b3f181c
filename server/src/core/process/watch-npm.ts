import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

const checkMilliseconds = 500;

/**
 * When npm started this process, tells when npm has ended. npm runs a script in a shell that passes
 * no signal on. So the server would go on unseen, and hold its port and its data.
 */
export function watchNpm(onEnd: () => void): void {
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
