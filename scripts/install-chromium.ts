import { spawnSync } from 'node:child_process';
import { run } from './project.ts';

/**
 * Installs Chromium from the system's packages, the first of these that there is, where there is apt-get and this user
 * may use it without being asked for a password. Tells whether that was possible.
 */
export async function installChromium(
  packages: readonly string[] = ['chromium'],
): Promise<boolean> {
  const prefix = rootPrefix();
  if (prefix === null || !succeeds('apt-get', ['--version'])) return false;
  console.log('Installing Chromium (apt-get)…');
  const aptGet = (...args: string[]) =>
    run('env', [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  await aptGet('update', '-qq'); // what is known already may do when this fails
  for (const name of packages) {
    if ((await aptGet('install', '-y', '-qq', '--no-install-recommends', name)) === 0) return true;
  }
  return false;
}

/** What to put before a command for root to run it; null when this user may not. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
