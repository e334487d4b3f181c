import { crc32 } from 'node:zlib';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { newsForImages, type SentImage } from '#test/news-images.ts';
import { startTestApp } from '#test/test-app.ts';
import { noisyPicture, picture } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const { newsId, add } = await newsForImages(clerk);

describe('what is refused, and not stored', () => {
  const png = () => picture({ width: 400, height: 300 }).png().toBuffer();
  const typeText = 'Obraz musi być plikiem PNG, JPEG, WebP albo GIF';
  const brokenText = 'Nie udało się odczytać obrazu: plik jest uszkodzony';
  /** The header of an image of these dimensions, whose pixels would fill the memory. */
  async function bomb(width: number, height: number): Promise<Buffer> {
    const image = await picture({ width: 1, height: 1 }).png().toBuffer();
    image.writeUInt32BE(width, 16);
    image.writeUInt32BE(height, 20);
    // The checksum of the header chunk, which decoders check first.
    image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
    return image;
  }

  const cases: Record<string, () => Promise<[SentImage, number, string, string]>> = {
    'no image at all': async () => [
      { content: 'To nie jest obraz', name: 'obraz.png', type: 'image/png' },
      415,
      'unsupported-type',
      typeText,
    ],
    'an empty file': async () => [{ content: '' }, 415, 'unsupported-type', typeText],
    'an SVG': async () => [
      {
        content: '<svg xmlns="http://www.w3.org/2000/svg"><script>attack()</script></svg>',
        name: 'obraz.svg',
        type: 'image/svg+xml',
      },
      415,
      'unsupported-type',
      typeText,
    ],
    'an SVG called PNG': async () => [
      {
        content: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="attack()"/>',
        name: 'obraz.png',
        type: 'image/png',
      },
      415,
      'unsupported-type',
      typeText,
    ],
    'a PDF with an image in it': async () => [
      { content: Buffer.concat([Buffer.from('%PDF-1.7\n'), await png()]) },
      415,
      'unsupported-type',
      typeText,
    ],
    'HTML with an image in it': async () => [
      { content: Buffer.concat([Buffer.from('<script>attack()</script>'), await png()]) },
      415,
      'unsupported-type',
      typeText,
    ],
    'an AVIF': async () => [
      { content: await picture().avif().toBuffer() },
      415,
      'unsupported-type',
      typeText,
    ],
    'a TIFF': async () => [
      { content: await picture().tiff().toBuffer() },
      415,
      'unsupported-type',
      typeText,
    ],
    'a JPEG cut off in the middle': async () => {
      const whole = await noisyPicture().jpeg().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a PNG cut off in the middle': async () => {
      const whole = await noisyPicture().png().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a WebP cut off in the middle': async () => {
      const whole = await noisyPicture().webp().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a GIF cut off in the middle': async () => {
      const whole = await noisyPicture().gif().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'the beginning of a PNG and nothing more': async () => [
      { content: (await png()).subarray(0, 20) },
      400,
      'validation',
      brokenText,
    ],
    'a bomb by dimensions': async () => [
      { content: await bomb(50_000, 50_000) },
      413,
      'too-large',
      'Obraz jest za duży: może mieć najwyżej 50\u00a0megapikseli',
    ],
    'a little more than 50 megapixels': async () => [
      { content: await bomb(10_000, 5_001) },
      413,
      'too-large',
      'Obraz jest za duży: może mieć najwyżej 50\u00a0megapikseli',
    ],
    'more than 20 MB': async () => [
      { content: Buffer.concat([await png(), Buffer.alloc(20 * 1024 * 1024)]) },
      413,
      'too-large',
      'Plik jest za duży: może mieć najwyżej 20\u00a0MB',
    ],
  };

  it.each(Object.entries(cases))('%s', async (_, makeCase) => {
    const [sent, status, code, message] = await makeCase();
    const before = [await storedKeys(app.storage), await imageCount()];
    const reply = await add(sent);
    expect([reply.status, reply.body]).toEqual([
      status,
      { code, message, fields: { file: message } },
    ]);
    expect([await storedKeys(app.storage), await imageCount()]).toEqual(before);
  });

  it('an image without its file or its alternative text', async () => {
    const empty = new FormData();
    empty.append('newsId', newsId);
    empty.append('file', new Blob([]), '');
    const { status, body } = await clerk.request<ErrorBody>('/api/news/content/item/add-image', {
      method: 'POST',
      multipart: empty,
    });
    expect([status, body.fields]).toEqual([
      400,
      { file: 'Nie wskazano pliku', alt: 'Tekst alternatywny nie może być pusty' },
    ]);
  });

  const imageCount = async () => (await app.db.selectFrom('image').select('id').execute()).length;
});
