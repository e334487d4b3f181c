import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { programEnvironment } from '#test/program-environment.ts';

export const projectRoot = join(import.meta.dirname, '../../..');

/** What a copy of the project does without, and what of it is linked instead, since npm has put it there and nothing built it. */
const left = new Set(['.git', 'node_modules']);

/**
 * The project as it is after its build, in another folder, which goes when the test is over. Its libraries are those of
 * this one; what is its own, also where these lead to it, is the copy's.
 */
export async function movedProject(): Promise<string> {
  const folder = newDataDir();
  await cp(projectRoot, folder, {
    recursive: true,
    filter: (path) => !left.has(path.slice(path.lastIndexOf('/') + 1)),
  });
  await linkAllLibraries(folder);
  return folder;
}

/** Gives the sources in a folder the libraries of this project; what is the project's own is theirs. */
export async function linkAllLibraries(folder: string): Promise<void> {
  const ownLibraries = join('server', 'node_modules');
  await symlink(join(projectRoot, ownLibraries), join(folder, ownLibraries)).catch(() => undefined);
  await linkLibraries(folder);
}

async function linkLibraries(folder: string): Promise<void> {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    // The workspaces, by links that begin where they lie; and what the last build was made of.
    if (name === '@grzadka' || name === '.grzadka') {
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    } else if (name !== '.cache') {
      await symlink(join(from, name), join(to, name));
    }
  }
}

/** Does what npm does before a start, and gives what that prints: nothing, where nothing is to be installed or built. */
export async function prepare(folder: string): Promise<string> {
  const bootstrap = [join(folder, 'scripts/bootstrap.cjs'), '--build'];
  const options = { env: programEnvironment };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, bootstrap, options);
  return stdout + stderr;
}
