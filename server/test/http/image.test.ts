import type { ContentBlock } from '@grzadka/contract/content/content.model';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { newsForImages, type SentImage } from '#test/news-images.ts';
import { startTestApp } from '#test/test-app.ts';
import { noisyPicture, picture } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const { newsId, add } = await newsForImages(clerk);

/** Adds an image and gives the block with the bytes that its address serves. */
async function stored(sent: SentImage) {
  const { status, body } = await add(sent);
  expect(status).toBe(201);
  const item = await clerk.get<Extract<ContentBlock, { itemType: 'Image' }>>(
    `/api/news/${newsId}/content/item/${body.id}`,
  );
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
    const content = await noisyPicture()
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
    expect((await app.anonymous().get(url)).status).toBe(401);
    expect((await (await app.as('ROLE_USER')).get(url)).status).toBe(403);
    expect((await clerk.get('/api/image/01930000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await clerk.get('/api/image/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  it('keeps nothing of what hides behind or inside it', async () => {
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
});
