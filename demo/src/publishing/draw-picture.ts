import { Readable } from 'node:stream';
import type { ReceivedFile } from '@grzadka/server/src/core/http/body/multipart-file.ts';
import sharp from 'sharp';

/** A drawing as the JPEG that a camera would have brought. */
export function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** A drawing as a file that somebody uploads. */
export async function toUpload(svg: string): Promise<ReceivedFile> {
  // It is read at once and encoded anew: quick beats small.
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return {
    name: 'rysunek.png',
    contentType: 'image/png',
    size: png.byteLength,
    stream: () => Readable.from([png]),
    bytes: async () => png,
    [Symbol.asyncDispose]: async () => {},
  };
}
