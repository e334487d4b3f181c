import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes down about its main process in `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** It accepts connections. */
  readonly isReady: boolean;
}

/** The path of a cluster's `postmaster.pid`. */
export function postmasterFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Reads `postmaster.pid`; null when the database was stopped in order, or is just beginning. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFilePath(cluster), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/** The process that serves this cluster at the moment; null when none does. */
export function postmasterOf(cluster: string): number | null {
  const file = readPostmasterFile(cluster);
  return file !== null && isPostmasterOf(cluster, file.pid) ? file.pid : null;
}

/**
 * Whether the process is the PostgreSQL that serves this cluster, and not a zombie or somebody who
 * has got its number since.
 */
function isPostmasterOf(cluster: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
    // PostgreSQL works in its cluster's folder; a zombie has none.
    if (process.platform === 'linux') {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    }
    if (process.platform === 'win32') return true; // pg_ctl finds out when it is to stop it
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], {
      encoding: 'utf8',
    }).includes(cluster);
  } catch {
    return false;
  }
}
