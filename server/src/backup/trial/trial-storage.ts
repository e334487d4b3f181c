import type { Readable } from 'node:stream';
import type { Storage } from '#src/core/storage/storage.ts';

/** A storage that reads every object it is given to its end, and keeps none. */
export function trialStorage(): Storage {
  return {
    async put(key, content, size) {
      const bytes = await countBytes(content);
      if (bytes !== size) throw new Error(`${bytes} bytes instead of ${size} of ${key}`);
    },
    size: async () => null,
    read: async (key) => {
      throw new Error(`${key} was not kept`);
    },
    delete: async () => {},
    async *list() {},
    check: async () => {},
    readMark: async () => null,
    writeMark: async () => {},
  };
}

async function countBytes(content: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}
