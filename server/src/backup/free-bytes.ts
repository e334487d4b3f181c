import { statfs } from 'node:fs/promises';

/** Bytes that may still be written on the disk of a folder; Infinity where it does not tell. */
export async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}
