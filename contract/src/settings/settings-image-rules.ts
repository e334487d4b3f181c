import type { ImageType } from '../content/image-rules.ts';
import { megabyte } from '../core/upload.ts';

/** The kinds of image that may be a logo or the picture of the site, by their content and not by their name. */
export const settingsImageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
] as const satisfies ImageType[];

/** The largest file of a logo, in bytes. */
export const maxLogoBytes = 5 * megabyte;

/** The largest file of the picture, in bytes: a photo as a telephone takes it. */
export const maxPictureBytes = 20 * megabyte;

/** Why a file is none. */
export const settingsImageRefusals = {
  logo: 'Logo musi być plikiem PNG, JPEG albo WebP',
  picture: 'Zdjęcie musi być plikiem PNG, JPEG albo WebP',
} as const;
