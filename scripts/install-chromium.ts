import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { run } from './project.ts';

/**
 * Installs Chromium from the system's packages, where there is apt-get and this user may use it
 * without being asked for a password. Gives its path, or null when that is not possible.
 */
export async function installChromium(): Promise<string | null> {
  const prefix = rootPrefix();
  if (prefix === null || !succeeds('apt-get', ['--version'])) return null;
  console.log('Installing Chromium for the browser tests (apt-get)…');
  const aptGet = (...args: string[]) =>
    run('env', [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  await aptGet('update', '-qq'); // what is known already may do when this fails
  const code = await aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return code === 0 ? findChromium() : null;
}

/** What to put before a command for root to run it; null when this user may not. */
function rootPrefix(): readonly string[] | null {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
