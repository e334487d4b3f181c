import { v7 as newKey } from 'uuid';
import { inWalkDatabase } from './walk-database.ts';

/** Photos as long as the page lives, where the browser has no room for them. */
const held = new Map<string, { userId: string; type: string; bytes: ArrayBuffer }>();

/** Keeps a photo of somebody's walk; gives its key. */
export async function keepPhoto(userId: string, photo: Blob): Promise<string> {
  const key = newKey();
  const kept = { userId, type: photo.type, bytes: await new Response(photo).arrayBuffer() };
  const isKept = await inWalkDatabase(async (database) => {
    await database.put('photos', kept, key);
    return true;
  }, false);
  if (!isKept) held.set(key, kept);
  return key;
}

/** Whether a photo is lost with the page. */
export function isPhotoHeld(key: string): boolean {
  return held.has(key);
}

/** A photo by its key; null where it is gone, undefined where the device does not give it now. */
export async function readPhoto(key: string): Promise<Blob | null | undefined> {
  const found = held.has(key)
    ? { kept: held.get(key) }
    : await inWalkDatabase(
        async (database) => ({ kept: await database.get('photos', key) }),
        undefined,
      );
  if (found === undefined) return undefined;
  const { kept } = found;
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
}

export async function deletePhoto(key: string): Promise<void> {
  held.delete(key);
  await inWalkDatabase((database) => database.delete('photos', key), undefined);
}
