import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The most seconds until a program that was just unpacked answers. */
export const mostSeconds = 8;

/** What of this process's settings a program needs that was unpacked; npm and Node are not among it. */
const environment = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', PORT: '0', BACKUP_DIR: 'off' };

/** Unpacks an archive elsewhere and starts it as its user does; gives the seconds from the start to the first answer. */
export async function tryArchive(archive: string, name: string): Promise<number> {
  const place = await mkdtemp(join(tmpdir(), 'grzadka wydanie-'));
  try {
    execFileSync('tar', ['-xf', archive, '-C', place]);
    return await firstAnswer(join(place, name));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function firstAnswer(folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(join(folder, 'grzadka'), ['start'], {
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    for await (const line of createInterface(child.stdout)) {
      const address = /działa pod adresem (\S+)/.exec(line)?.[1];
      if (address === undefined) continue;
      const reply = await fetch(`${address}/logowanie`);
      if (reply.status !== 200) throw new Error(`the program answers ${reply.status}`);
      await reply.text();
      return (performance.now() - start) / 1000;
    }
    throw new Error('the program did not start');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
