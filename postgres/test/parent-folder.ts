import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';

/** What the data folders of all tests of the running program take that run at once, in bytes. */
const roomOfDataFolders = 2 * 1024 ** 3;

/**
 * The folder in which tests put what goes when they are over: in memory where there is plenty, as on most Linux
 * machines, else the system's own. A cluster is a thousand files, which a disk takes as long to make as PostgreSQL
 * takes to fill them. `room` is what they take at most, in bytes, with what the tests take beside them.
 */
export function parentFolder(room = roomOfDataFolders): string {
  return takesPrograms(inMemory) && freeMemory(inMemory) >= room ? inMemory : tmpdir();
}

/** Whether a file system of memory is there, whose programs may run: those of PostgreSQL are copied at need. */
function takesPrograms(folder: string): boolean {
  const mounts = '/proc/mounts';
  if (!existsSync(mounts)) return false;
  return readFileSync(mounts, 'utf8')
    .split('\n')
    .some((line) => {
      const [, place, type, options = ''] = line.split(' ');
      return place === folder && type === 'tmpfs' && !options.split(',').includes('noexec');
    });
}

function freeMemory(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory());
}
