import type { Association } from '@grzadka/contract/core/association';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { auditOf } from '#test/audit-trail.ts';
import { startTestApp } from '#test/test-app.ts';
import { fileForm, noisyPicture, picture } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');
const visitor = app.anonymous();

const path = '/api/settings/logo';

function send(content: Uint8Array, name = 'logo.png') {
  const file = { content: Uint8Array.from(content), name };
  return manager.request<ErrorBody>(path, { method: 'POST', multipart: fileForm({}, file) });
}

const logoUrl = async () => (await visitor.get<Association>('/api/settings/name')).body.logoUrl;

/** What is sent as the logo. */
async function shown() {
  const response = await visitor.send((await logoUrl()) ?? path);
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

beforeEach(() => manager.delete(path));

describe('a logo', () => {
  it.each([
    ['PNG', picture().png()],
    ['JPEG', picture().jpeg()],
    ['WebP', picture().webp()],
  ])('may be a %s, and everybody sees it re-encoded', async (_, image) => {
    expect((await send(await image.toBuffer())).status).toBe(204);
    const { status, headers, bytes } = await shown();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await visitor.get(path, known)).status).toBe(304);
  });

  it('is as large as paper needs it, lies still, and says nothing of where it was made', async () => {
    const frames = await Promise.all(
      [1, 2].map((brightness) =>
        picture({ width: 900, height: 300 }).modulate({ brightness }).png().toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .withExif({ IFD0: { Make: 'Telefon Ewy' } })
      .webp()
      .toBuffer();
    expect((await send(moving)).status).toBe(204);
    const { bytes } = await shown();
    const { width, height, pages = 1, exif } = await sharp(bytes, { animated: true }).metadata();
    expect([width, height, pages, exif]).toEqual([800, 267, 1, undefined]);
  });

  it('has another address when it is another one, and is gone when it is removed', async () => {
    await send(await picture().png().toBuffer());
    const first = await logoUrl();
    await send(await picture({ width: 20, height: 20 }).png().toBuffer());
    expect(await logoUrl()).not.toBe(first);
    expect((await manager.get<Association>('/api/settings')).body.logoUrl).toBe(await logoUrl());
    const page = (await visitor.get<string>('/logowanie')).body;
    expect(page).toContain(`<meta name="association-logo" content="${await logoUrl()}" />`);
    expect(page).toContain('<title>Grządka</title>');

    expect((await manager.delete(path)).status).toBe(204);
    expect(await logoUrl()).toBeNull();
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.get(first ?? path)).status).toBe(404);
  });

  it('is told to the audit, and changes no version of the form that stands open beside it', async () => {
    const etag = async () => (await manager.get('/api/settings')).headers.get('etag');
    const before = await etag();
    await send(await picture().png().toBuffer());
    const imageId = (await logoUrl())?.split('=')[1];
    await manager.delete(path);
    await manager.delete(path);
    const entries = await auditOf(app.db, 'settings', settingsId);
    const told = entries.slice(-2).map((entry) => [entry.action, entry.before, entry.after]);
    expect(told).toEqual([
      ['set-logo', { imageId: null }, { imageId }],
      ['remove-logo', { imageId }, { imageId: null }],
    ]);
    expect(await etag()).toBe(before);
  });

  it('is kept by the sweep as long as it is the logo', async () => {
    await send(await picture().png().toBuffer());
    const imageId = (await logoUrl())?.split('=')[1] ?? '';
    const sweepInAYear = async () => {
      await sweepStorage(app);
      await sql`update stored_object set unused_since = unused_since - interval '1 year'`.execute(
        app.db,
      );
      await sweepStorage(app);
      return storedKeys(app.storage);
    };
    expect(await sweepInAYear()).toContain(imageId);
    await manager.delete(path);
    expect(await sweepInAYear()).not.toContain(imageId);
  });

  it.each(['ROLE_TREASURER', 'ROLE_EMPLOYEE', 'ROLE_USER'] as const)(
    'is not set by %s',
    async (role) => {
      const client = await app.as(role);
      const multipart = fileForm(
        {},
        { content: Uint8Array.from(await picture().png().toBuffer()), name: 'a.png' },
      );
      expect((await client.request(path, { method: 'POST', multipart })).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
    },
  );
});

describe('what is refused as a logo, and not stored', () => {
  const type = [415, 'Logo musi być plikiem PNG, JPEG albo WebP'] as const;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>attack()</script></svg>';

  it.each([
    ['a GIF', () => picture().gif().toBuffer(), ...type],
    ['an SVG called PNG', async () => Buffer.from(svg), ...type],
    ['an empty file', async () => Buffer.alloc(0), ...type],
    [
      'a JPEG cut off in the middle',
      async () => {
        const whole = await noisyPicture().jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      400,
      'Nie udało się odczytać obrazu: plik jest uszkodzony',
    ],
    [
      'more than 5 MB',
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
      413,
      'Plik jest za duży: może mieć najwyżej 5\u00a0MB',
    ],
  ] as const)('%s', async (_, make, status, message) => {
    const before = await storedKeys(app.storage);
    const reply = await send(await make());
    expect([reply.status, reply.body.fields]).toEqual([status, { file: message }]);
    expect(await storedKeys(app.storage)).toEqual(before);
    expect(await logoUrl()).toBeNull();
  });

  it('no file at all', async () => {
    const multipart = new FormData();
    multipart.append('file', new Blob([]), '');
    const reply = await manager.request<ErrorBody>(path, { method: 'POST', multipart });
    expect([reply.status, reply.body.fields]).toEqual([400, { file: 'Nie wskazano pliku' }]);
  });
});
