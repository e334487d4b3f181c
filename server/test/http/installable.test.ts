import { buildIdHeader, buildIdMeta } from '@grzadka/contract/core/build-id';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  display: string;
  icons: readonly { src: string; sizes: string; purpose: string }[];
}

const fetchFile = (path: string) => fetch(new URL(path, app.origin));

const page = await (await fetchFile('/')).text();

/** Where the page says that something of its own is. */
function linked(rel: string): string {
  return new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page)?.[1] ?? '';
}

async function icon(path: string) {
  const { width, height, format } = await sharp(
    await (await fetchFile(path)).arrayBuffer(),
  ).metadata();
  return { format, size: `${width}x${height}` };
}

/** Whether nothing shines through an icon, which systems cut into a shape of their own. */
async function isFilled(path: string): Promise<boolean> {
  return (await sharp(await (await fetchFile(path)).arrayBuffer()).stats()).isOpaque;
}

test('it can be put on the screen of a phone, under its name and with icons of their sizes', async () => {
  const reply = await fetchFile(linked('manifest'));
  expect(reply.headers.get('content-type')).toBe('application/manifest+json');
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  const { icons, ...manifest } = (await reply.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Grządka',
    lang: 'pl',
    start_url: '/',
    display: 'standalone',
  });
  for (const { src, sizes } of icons) {
    expect(await icon(src), src).toEqual({ format: 'png', size: sizes });
  }
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src } of maskable) expect(await isFilled(src), src).toBe(true);
  const touchIcon = linked('apple-touch-icon');
  expect(await icon(touchIcon)).toEqual({ format: 'png', size: '180x180' });
  expect(await isFilled(touchIcon)).toBe(true);
});

test('the service worker is asked for anew each time', async () => {
  const { headers } = await fetchFile('/service-worker.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
});

test('every reply names the build that the page is of', async () => {
  const ownBuild = new RegExp(`<meta name="${buildIdMeta}" content="(\\w{16})"`).exec(page)?.[1];
  expect(ownBuild).toBeDefined();
  for (const path of ['/', '/api/session/info', '/api/nic']) {
    expect((await fetchFile(path)).headers.get(buildIdHeader), path).toBe(ownBuild);
  }
});
