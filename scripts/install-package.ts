import { spawnSync } from 'node:child_process';
import { run } from './project.ts';

/**
 * Installs the first of these packages of the system that there is, where there is apt-get and this user may use it without being
 * asked for a password. Returns whether that was possible. `title` is what is installed, in words.
 */
export async function installPackage(title: string, packages: readonly string[]): Promise<boolean> {
  const prefix = rootPrefix();
  if (prefix === null || !succeeds('apt-get', ['--version'])) return false;
  console.log(`Installing ${title} (apt-get)…`);
  const aptGet = (...args: string[]) =>
    runAsRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  await aptGet('update', '-qq'); // what is known already may do when this fails
  for (const name of packages) {
    if ((await aptGet('install', '-y', '-qq', '--no-install-recommends', name)) === 0) return true;
  }
  return false;
}

/** Runs a program as root, which this user may: see `installPackage`. Gives its exit code. */
export function runAsRoot(program: string, ...args: readonly string[]): Promise<number> {
  return run('env', [...(rootPrefix() ?? []), program, ...args]);
}

/** What to put before a command for root to run it; null when this user may not. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
