import type { Readable } from 'node:stream';
import type { Disk, DriveDirectory, DriveFile } from 'flydrive';
import { AppError } from '../errors/app-error.ts';
import type { Storage, StoredEntry } from './storage.ts';

/** The file that marks a storage: with a name that people see, as a copy of the folder has to bring it along. */
export const markName = 'grzadka-magazyn.txt';

type DiskObjects = Pick<Storage, 'put' | 'size' | 'delete' | 'list' | 'readMark' | 'writeMark'>;

/** What works the same on every kind of disk that flydrive knows. */
export function diskObjects(disk: Disk): DiskObjects {
  return {
    async put(key: string, content: Readable, size: number) {
      // flydrive takes a length of 0 for an unknown one, which a bucket refuses.
      const written =
        size === 0
          ? disk.put(key, new Uint8Array())
          : disk.putStream(key, content, { contentLength: size });
      await failAsUnavailable(written);
    },
    async size(key) {
      const described = disk.getMetaData(key).catch(async (error: unknown) => {
        if (await disk.exists(key)) throw error;
        return { contentLength: null };
      });
      const { contentLength } = await failAsUnavailable(described);
      return contentLength;
    },
    async delete(key) {
      await failAsUnavailable(disk.delete(key));
    },
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await failAsUnavailable(
          disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) }),
        );
        const objects = [...page.objects].filter(isFile).filter(({ key }) => key !== markName);
        yield objects.map(({ key }) => entryOf(disk, key));
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },
    async readMark() {
      const isMarked = await failAsUnavailable(disk.exists(markName));
      return isMarked ? (await failAsUnavailable(disk.get(markName))).trim() : null;
    },
    async writeMark(mark) {
      await failAsUnavailable(disk.put(markName, `${mark}\n`));
    },
  };
}

/** Passes a result on; a failure means that the storage does not do its part. */
export async function failAsUnavailable<Result>(result: Promise<Result>): Promise<Result> {
  return result.catch((cause: unknown) => {
    throw new AppError('unavailable', { retryAfter: 30, cause });
  });
}

function isFile(entry: DriveFile | DriveDirectory): entry is DriveFile {
  return entry.isFile;
}

function entryOf(disk: Disk, key: string): StoredEntry {
  return {
    key,
    async describe() {
      // Not what came with the listing: of a bucket flydrive leaves the sizes out there.
      const { contentLength, lastModified } = await failAsUnavailable(disk.getMetaData(key));
      return { size: contentLength, modifiedAt: lastModified };
    },
  };
}
