import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { derivedKey } from '#src/core/storage/derived-object.ts';
import type { Storage } from '#src/core/storage/storage.ts';

/** An image in one of its sizes, as it is kept. */
export interface SizedImage {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** The sizes of this many images are remembered; of others the storage is asked. */
const mostRemembered = 10_000;

/**
 * Gives images in smaller widths: made when one is asked for the first time, one at a time, since a core is busy
 * with each, and kept beside the image from then on.
 */
export function createImageSizes(storage: Storage) {
  const oneAtATime = pLimit(1);
  const sizes = new LRUCache<string, SizedImage, { imageId: string; width: number }>({
    max: mostRemembered,
    fetchMethod: async (key, _stale, { context }) =>
      (await findSize(storage, key)) ?? oneAtATime(() => makeSize(storage, key, context)),
  });
  return (imageId: string, width: number): Promise<SizedImage> =>
    sizes.forceFetch(derivedKey(imageId, width), { context: { imageId, width } });
}

/** Where the storage fails, making it will say so. */
async function findSize(storage: Storage, key: string): Promise<SizedImage | null> {
  const size = await storage.size(key).catch(() => null);
  return size === null ? null : { key, size };
}

async function makeSize(
  storage: Storage,
  key: string,
  { imageId, width }: { imageId: string; width: number },
): Promise<SizedImage> {
  // Loaded with the first image: what decodes them takes memory that a garden may never need.
  const { shrinkImage } = await import('./read-image.ts');
  const content = await shrinkImage(await buffer(await storage.read(imageId)), width);
  await storage.put(key, Readable.from([content]), content.byteLength);
  return { key, size: content.byteLength };
}
