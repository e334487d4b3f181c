import sharp from 'sharp';

interface Size {
  width?: number;
  height?: number;
}

/** A picture with something to see in it, to be encoded as the test needs. */
export function picture({ width = 40, height = 30 }: Size = {}) {
  const background = { r: 60, g: 140, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture of 300 × 300 that does not compress to almost nothing. */
export function noisyPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 300, height: 300, channels: 3, background: 'white', noise } });
}

/** A multipart form of the fields and one file. */
export function fileForm(
  fields: Record<string, string>,
  file: { content: Uint8Array<ArrayBuffer> | string; name: string; type?: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([file.content], { type: file.type ?? '' }), file.name);
  return form;
}

/** The form that adds a PNG image. */
export async function pngForm(fields: Record<string, string>, size: Size = {}): Promise<FormData> {
  const content = Uint8Array.from(await picture(size).png().toBuffer());
  return fileForm(fields, { content, name: 'obraz.png', type: 'image/png' });
}
