import type { ImageType } from '../content/image-rules.ts';
import { megabyte } from '../core/upload.ts';

/** The largest file of a photo as a telephone takes it, in bytes. */
export const maxPhotoBytes = 20 * megabyte;

/** The longest edge of a photo as it is kept, in pixels: the digits of a dial can be read on it. */
export const longestPhotoEdge = 1600;

/** How long a photo is kept after what it shows was decided on. */
export const photoMonths = 12;

/** The kinds of image that may be a photo, by their content and not by their name. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies ImageType[];

/** Why a file is none, or none is there. */
export const photoRefusals = {
  type: 'Zdjęcie musi być plikiem JPEG, PNG albo WebP. Zrób je aparatem telefonu.',
  missing: 'Dołącz zdjęcie licznika',
  noReading: 'Nie ma odczytu, do którego należy to zdjęcie. Najpierw wyślij odczyt.',
} as const;
