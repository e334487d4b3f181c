import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes that an ordinary user may still write on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

/**
 * What PostgreSQL wants free on its disk, in bytes, to recover and to go on for a while: two files of
 * its log. With less the disk counts as full.
 */
export const neededBytes = 32 * 1024 * 1024;

/**
 * How much is free on the disk of a folder, or of the nearest one above it that exists. Infinity where
 * a file system does not know, or cannot be asked: to write there shows what is wrong.
 */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing && parent !== folder ? freeBytes(parent) : Infinity;
  }
}

/** How many bytes have to be freed on the disk of a folder so that the database can work; 0: none. */
export async function missingBytes(
  folder: string,
  measure: FreeBytes = freeBytes,
): Promise<number> {
  return Math.max(0, neededBytes - (await measure(folder)));
}
