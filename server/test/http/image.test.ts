import { crc32 } from 'node:zlib';
import type { ContentItem } from '@grzadka/contract/content/content.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { fileForm, picture } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

let app: TestApp;
let clerk: TestClient;
let newsId: string;
beforeAll(async () => {
  app = await startTestApp();
  clerk = await app.as('ROLE_EMPLOYEE');
  newsId = (await clerk.post<{ id: string }>('/api/news/create', { title: 'Zdjęcia' })).body.id;
});
afterAll(() => app.close());

interface Sent {
  content: Uint8Array | string;
  name?: string;
  type?: string;
  alt?: string;
}

function add({ content, name = 'zdjecie.jpg', type = 'image/jpeg', alt = 'Zdjęcie' }: Sent) {
  const file = {
    content: typeof content === 'string' ? content : Uint8Array.from(content),
    name,
    type,
  };
  return clerk.request<ErrorBody & { id: string }>('/api/news/content/item/add-image', {
    method: 'POST',
    multipart: fileForm({ newsId, alt }, file),
  });
}

/** Adds an image and gives the block with the bytes that its address serves. */
async function stored(sent: Sent) {
  const { status, body } = await add(sent);
  expect(status).toBe(201);
  const item = await clerk.get<ContentItem>(`/api/news/${newsId}/content/item/${body.id}`);
  if (item.body.itemType !== 'Image') return expect.unreachable();
  const response = await clerk.send(item.body.url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { ...item.body, response, bytes, metadata: await sharp(bytes).metadata() };
}

/** A photo with the traces that a phone leaves in it. */
const photo = picture({ width: 300, height: 200 })
  .withExif({
    IFD0: { Make: 'Telefon Ewy', Copyright: 'Ewa Źdźbło' },
    IFD3: { GPSLatitude: '52/1 13/1 0/1', GPSLongitude: '21/1 0/1 0/1' },
  })
  .withIccProfile('srgb');

/** A picture that does not compress to almost nothing. */
const noisy = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

describe('an image', () => {
  it.each([
    ['PNG', picture().png()],
    ['JPEG', picture().jpeg()],
    ['WebP', picture().webp()],
    ['GIF', picture().gif()],
  ])('may be a %s', async (_, image) => {
    const { width, height, metadata, response } = await stored({ content: await image.toBuffer() });
    expect([width, height]).toEqual([40, 30]);
    expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('is what its bytes are, whatever its name and type say', async () => {
    const content = await picture().png().toBuffer();
    const { metadata } = await stored({ content, name: 'umowa.exe', type: 'text/html' });
    expect(metadata.format).toBe('webp');
  });

  it('loses the place, the camera and the name it carries', async () => {
    const content = await photo.jpeg().toBuffer();
    expect(content.includes('Telefon Ewy')).toBe(true);
    const { bytes, metadata } = await stored({ content });
    expect(bytes.includes('Telefon')).toBe(false);
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stands upright', async () => {
    const content = await picture({ width: 60, height: 20 })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, metadata } = await stored({ content });
    expect([width, height, metadata.width, metadata.height]).toEqual([20, 60, 20, 60]);
  });

  it('of twelve megapixels becomes something a phone loads at once', async () => {
    const content = await noisy()
      .resize({ width: 4000, height: 3000, fit: 'fill' })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { width, height, bytes } = await stored({ content });
    expect([width, height]).toEqual([2000, 1500]);
    expect(bytes.length).toBeLessThan(content.length / 4);
    expect(bytes.length).toBeLessThan(1024 * 1024);
  });

  it('that moves goes on moving', async () => {
    const frames = await Promise.all(
      [1, 2, 3].map((brightness) =>
        picture({ width: 50, height: 20 }).modulate({ brightness }).png().toBuffer(),
      ),
    );
    const content = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { width, height, bytes } = await stored({ content, name: 'ruch.gif' });
    expect([width, height]).toEqual([50, 20]);
    const { pages, pageHeight } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, pageHeight]).toEqual([3, 20]);
  });

  it('is served inline, for ever, and to staff only', async () => {
    const { response, url, bytes } = await stored({ content: await picture().png().toBuffer() });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await clerk.send(url, { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await app.anonymous().send(url)).status).toBe(401);
    expect((await (await app.as('ROLE_USER')).send(url)).status).toBe(403);
    expect((await clerk.send('/api/image/01930000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await clerk.send('/api/image/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});

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

  const cases: Record<string, () => Promise<[Sent, number, string, string]>> = {
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
      const whole = await noisy().jpeg().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a PNG cut off in the middle': async () => {
      const whole = await noisy().png().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a WebP cut off in the middle': async () => {
      const whole = await noisy().webp().toBuffer();
      return [{ content: whole.subarray(0, whole.length / 2) }, 400, 'validation', brokenText];
    },
    'a GIF cut off in the middle': async () => {
      const whole = await noisy().gif().toBuffer();
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
      'Obraz jest za duży: może mieć najwyżej 50 megapikseli',
    ],
    'a little more than 50 megapixels': async () => [
      { content: await bomb(10_000, 5_001) },
      413,
      'too-large',
      'Obraz jest za duży: może mieć najwyżej 50 megapikseli',
    ],
    'more than 20 MB': async () => [
      { content: Buffer.concat([await png(), Buffer.alloc(20 * 1024 * 1024)]) },
      413,
      'too-large',
      'Plik jest za duży: może mieć najwyżej 20 MB',
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

  it('nothing of what hides behind or inside a proper image', async () => {
    const payload = '<script>attack()</script><?php attack(); ?>';
    const jpeg = await picture()
      .withExif({ IFD0: { ImageDescription: payload } })
      .jpeg()
      .toBuffer();
    const gif = await picture().gif().toBuffer();
    for (const content of [jpeg, Buffer.concat([gif, Buffer.from(payload)])]) {
      expect(content.includes('attack()')).toBe(true);
      const { bytes } = await stored({ content, name: 'obraz.php' });
      expect(bytes.includes('attack()')).toBe(false);
    }
  });

  const imageCount = async () => (await app.db.selectFrom('image').select('id').execute()).length;
});
