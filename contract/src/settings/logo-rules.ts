import type { ImageType } from '../content/image-rules.ts';
import { megabyte } from '../core/upload.ts';

/** The kinds of image that may be a logo, by their content and not by their name. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies ImageType[];

/** The largest file of a logo, in bytes. */
export const maxLogoBytes = 5 * megabyte;

/** Why a file is no logo. */
export const notALogo = 'Logo musi być plikiem PNG, JPEG albo WebP';
