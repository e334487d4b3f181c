import { Readable } from 'node:stream';
import {
  type ImageType,
  imageRefusals,
  imageTypes,
  maxImagePixels,
} from '@grzadka/contract/content/image-rules';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type SharpOptions, type WebpOptions } from 'sharp';
import { AppError } from '#src/core/errors/app-error.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';

/** An image as it is stored. */
interface StoredImage {
  contentType: string;
  /** Size of the file. */
  bytes: number;
  /** Pixels. */
  width: number;
  height: number;
  stream: () => Readable;
}

/** What an image is taken for, and what becomes of it. */
export interface ImageKind {
  readonly types: readonly ImageType[];
  /** Why a file of another type is refused. */
  readonly otherType: string;
  /** The longest edge of the stored image, in pixels. */
  readonly longestEdge: number;
  /** Whether one that moves goes on moving; else its first frame is kept. */
  readonly isAnimated: boolean;
}

/** Images among texts: sharp on a screen, small on a phone. */
const amongTexts: ImageKind = {
  types: imageTypes,
  otherType: imageRefusals.type,
  longestEdge: 2000,
  isAnimated: true,
};

/** Photos bear more compression than drawings and screenshots, whose edges would blur. */
const qualities: Record<ImageType, WebpOptions> = {
  'image/jpeg': { quality: 80 },
  'image/webp': { quality: 80 },
  'image/png': { quality: 90, smartSubsample: true },
  // A hundred frames are a hundred images: half the time for a file hardly larger.
  'image/gif': { quality: 80, effort: 2 },
};

// Nothing is read twice, and the cache would hold on to what was.
sharp.cache(false);

/**
 * Re-encodes an uploaded image as WebP: upright, at most 2000 pixels long and animations kept by default, and without metadata,
 * since photos carry positions. Its type follows from its bytes. A file of another type is a 415, one with too many pixels a
 * 413 before any is decoded, a broken one a 400.
 */
export async function readImage(
  file: ReceivedFile,
  { types, otherType, longestEdge, isAnimated }: ImageKind = amongTexts,
): Promise<StoredImage> {
  const source = await file.bytes();
  const type = await detectType(source);
  if (type === undefined || !types.includes(type)) throw refusal('unsupported-type', otherType);
  // A cut-off image is refused; what decoders only warn of is in many a camera's photos.
  const options: SharpOptions = {
    animated: isAnimated,
    failOn: 'error',
    limitInputPixels: false,
  };
  requireFewPixels(await sharp(source, options).metadata().catch(refuseBroken));
  const { data, info } = await sharp(source, { ...options, limitInputPixels: maxImagePixels })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp(qualities[type])
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  return {
    contentType: 'image/webp',
    bytes: data.byteLength,
    width: info.width,
    height: info.pageHeight ?? info.height,
    stream: () => Readable.from([data]),
  };
}

/** A stored image in a smaller width, as WebP; what moves goes on moving. */
export async function shrinkImage(stored: Buffer, width: number): Promise<Buffer> {
  return sharp(stored, { animated: true, limitInputPixels: false })
    .resize({ width, withoutEnlargement: true })
    .webp(qualities['image/webp'])
    .toBuffer();
}

async function detectType(source: Buffer): Promise<ImageType | undefined> {
  const detected = await fileTypeFromBuffer(source);
  return imageTypes.find((known) => known === detected?.mime);
}

function requireFewPixels({ width, height }: Metadata): void {
  // Of an animation the height is that of all its frames together.
  if (width * height > maxImagePixels) throw refusal('too-large', imageRefusals.pixels);
}

function refuseBroken(cause: unknown): never {
  throw refusal('validation', imageRefusals.broken, cause);
}

function refusal(
  code: 'unsupported-type' | 'too-large' | 'validation',
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, { message, fields: { file: message }, cause });
}
