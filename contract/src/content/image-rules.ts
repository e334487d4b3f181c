import { megabyte } from '../core/upload.ts';

/** The kinds of image that are taken, by their content and not by their name. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export type ImageType = (typeof imageTypes)[number];

/** The largest image file, in bytes. */
export const maxImageBytes = 20 * megabyte;

/** The largest image in pixels, all frames of an animation together. */
export const maxImagePixels = 50_000_000;

/** Why an image is refused. */
export const imageRefusals = {
  type: 'Obraz musi być plikiem PNG, JPEG, WebP albo GIF',
  pixels: `Obraz jest za duży: może mieć najwyżej ${maxImagePixels / 1_000_000}\u00a0megapikseli`,
  broken: 'Nie udało się odczytać obrazu: plik jest uszkodzony',
} as const;
