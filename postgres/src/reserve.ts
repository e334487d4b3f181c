import { randomFill } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FreeBytes, freeBytes, neededBytes } from './free-space.ts';

const pieceBytes = 1024 * 1024;

/** How much stays free beside a reserve that is being made, so that it is not given up again at once. */
const marginBytes = 2 * neededBytes;

function reserveFile(folder: string): string {
  return join(folder, 'reserve');
}

/**
 * Keeps a file of so many bytes in the database's folder, which takes room on its disk for nothing but
 * to be given up when the disk is full. Makes it when it is not there, and there is ample room; of 0
 * bytes there is none. A disk that fills meanwhile, or `signal`, leaves no half of it.
 */
export async function keepReserve(
  folder: string,
  bytes: number,
  { signal, measure = freeBytes }: { signal: AbortSignal; measure?: FreeBytes },
): Promise<void> {
  const path = reserveFile(folder);
  const found = await stat(path).catch(() => null);
  if (found?.size === bytes) return;
  if (found !== null) await rm(path, { force: true });
  if (bytes === 0 || (await measure(folder)) < bytes + marginBytes) return;
  try {
    await write(path, bytes, signal);
  } catch (error) {
    await rm(path, { force: true });
    if (!signal.aborted) throw error;
  }
}

/** Bytes that no file system can store in less room than they have. */
async function write(path: string, bytes: number, signal: AbortSignal): Promise<void> {
  await using file = await open(path, 'w', 0o600);
  const piece = Buffer.alloc(pieceBytes);
  for (let left = bytes; left > 0; left -= pieceBytes) {
    signal.throwIfAborted();
    await promisify(randomFill)(piece);
    await file.writeFile(left < pieceBytes ? piece.subarray(0, left) : piece);
  }
  await file.sync();
}

/** Gives the reserve up, so that the database can use its room; false when there was none. */
export async function giveUpReserve(folder: string): Promise<boolean> {
  const path = reserveFile(folder);
  const isThere = (await stat(path).catch(() => null)) !== null;
  await rm(path, { force: true });
  return isThere;
}
