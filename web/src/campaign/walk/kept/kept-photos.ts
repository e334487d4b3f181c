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

/** A photo by its key; undefined where it is gone. */
export async function readPhoto(key: string): Promise<Blob | undefined> {
  const kept =
    held.get(key) ?? (await inWalkDatabase((database) => database.get('photos', key), undefined));
  return kept && new Blob([kept.bytes], { type: kept.type });
}

export async function deletePhoto(key: string): Promise<void> {
  held.delete(key);
  await inWalkDatabase((database) => database.delete('photos', key), undefined);
}
