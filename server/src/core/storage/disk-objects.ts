import type { Readable } from 'node:stream';
import type { Disk, DriveDirectory, DriveFile } from 'flydrive';
import { AppError } from '../errors/app-error.ts';
import type { Storage, StoredEntry } from './storage.ts';

/** What works the same on every kind of disk that flydrive knows. */
export function diskObjects(disk: Disk): Pick<Storage, 'put' | 'size' | 'delete' | 'list'> {
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
      const { contentLength } = await failAsUnavailable(disk.getMetaData(key));
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
        yield [...page.objects].filter(isFile).map(({ key }) => entryOf(disk, key));
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
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
