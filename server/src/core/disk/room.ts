import { type FreeBytes, freeBytes } from '@grzadka/postgres/free-space';

interface Room {
  /** How much is to be written. */
  readonly bytes: number;
  /** How much stays free all the same, in bytes; 0: nobody minds. */
  readonly floor: number;
  readonly measure?: FreeBytes;
}

/** How many bytes have to be freed on the disk of a folder before so much may be written there; 0: none. */
export async function missingRoom(
  folder: string,
  { bytes, floor, measure = freeBytes }: Room,
): Promise<number> {
  if (floor === 0) return 0;
  return Math.max(0, floor + bytes - (await measure(folder)));
}
