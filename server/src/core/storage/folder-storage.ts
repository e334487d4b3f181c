import { constants } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { diskObjects, failAsUnavailable, markName } from './disk-objects.ts';
import { readSize } from './read-size.ts';
import type { Storage } from './storage.ts';

/** Keeps objects as files in a folder, which is made when something is written into it. */
export function openFolderStorage(folder: string): Storage {
  const objects = diskObjects(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
  return {
    ...objects,
    async put(key, content, size) {
      await failAsUnavailable(makeFolder(folder));
      await objects.put(key, content, size);
      await failAsUnavailable(flushToDisk(folder, key));
    },
    async read(key, range) {
      // flydrive reads whole files only.
      const file = await failAsUnavailable(open(join(folder, key)));
      const part = range && { start: range.first, end: range.last };
      return file.createReadStream({ ...part, highWaterMark: readSize });
    },
    async check() {
      await failAsUnavailable(access(folder, constants.R_OK | constants.W_OK));
    },
    async writeMark(mark) {
      await failAsUnavailable(makeFolder(folder));
      await objects.writeMark(mark);
      await failAsUnavailable(flushToDisk(folder, markName));
    },
  };
}

/** Only the program's own user may look inside: names of files tell nothing, but their content does. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Waits until a file and its name have reached the disk: the row that is written next does, and must
 * not outlive a power cut without its object.
 */
async function flushToDisk(folder: string, key: string): Promise<void> {
  await flush(join(folder, key));
  // Windows keeps names by itself, and opens no folders.
  if (process.platform !== 'win32') await flush(folder);
}

async function flush(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}
