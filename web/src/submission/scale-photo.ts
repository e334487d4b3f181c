import { longestPhotoEdge } from '@grzadka/contract/submission/photo-rules';

/** How much of a photo's detail is kept: its digits stay as they are, at a tenth of what a camera writes. */
const quality = 0.82;

/**
 * Makes a photo small before it is kept: the camera's file of 20 MB would fill a phone within a walk. Nothing goes along but the
 * picture, upright.
 * @throws Error where the browser cannot read it as a picture
 */
async function scalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, photoSize(picture));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (scaled) =>
          scaled ? resolve(scaled) : reject(new Error('A picture that cannot be written')),
        'image/jpeg',
        quality,
      );
    });
  } finally {
    picture.close();
  }
}

/**
 * The photo that somebody took or chose, made small; undefined where they did not.
 * @param input the field of files that changed
 * @throws Error where the browser cannot read it as a picture
 */
export async function takenPhoto(input: HTMLInputElement): Promise<Blob | undefined> {
  const [file] = input.files ?? [];
  try {
    return file && (await scalePhoto(file));
  } finally {
    // The same file once more is a change, too.
    input.value = '';
  }
}

/** The size that a photo is kept in: as it is, or so much smaller that its longer edge is as long as may be. */
export function photoSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, longestPhotoEdge / Math.max(width, height, 1));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}
