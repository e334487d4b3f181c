import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightPalette } from '@grzadka/contract/core/palette';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const mark = readFileSync(join(import.meta.dirname, '../public/icon.svg'));

/** The ground of the mark, for what shows it without round corners. */
const ground = '#fbf6ea';

/** How much of a maskable icon the mark takes: systems cut away all but a circle of four fifths. */
const maskedShare = 0.7;

interface Icon {
  readonly file: string;
  /** Its side in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** What Android, desktops and their start screens ask for; whatever lies between they scale down. */
const icons: readonly Icon[] = [
  ...[48, 72, 96, 144, 192, 256, 512].map((size) => ({
    file: `icons/icon-${size}.png`,
    size,
    purpose: 'any' as const,
  })),
  ...[192, 512].map((size) => ({
    file: `icons/maskable-${size}.png`,
    size,
    purpose: 'maskable' as const,
  })),
];

/** For the home screen of an iPhone, which rounds the corners itself. */
const touchIcon = { file: 'icons/apple-touch-icon.png', size: 180 };

const manifestFile = 'manifest.webmanifest';

const tags: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` }, injectTo: 'head' },
  {
    tag: 'link',
    attrs: { rel: 'apple-touch-icon', href: `/${touchIcon.file}` },
    injectTo: 'head',
  },
];

/** Makes the application one that can be put on a phone's screen: its manifest, and all icons from the one mark. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => tags,
    async generateBundle() {
      const manifest = {
        id: '/',
        name: 'Grządka',
        short_name: 'Grządka',
        description: 'Program do prowadzenia spraw ogrodu działkowego',
        lang: 'pl',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: lightPalette.sidebar.background,
        background_color: lightPalette.background.default,
        icons: icons.map(({ file, size, purpose }) => ({
          src: `/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      };
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
      const drawn = [
        ...icons.map(async ({ file, size, purpose }) => ({
          file,
          source: purpose === 'any' ? await drawMark(size) : await drawOnGround(size, maskedShare),
        })),
        drawOnGround(touchIcon.size, 1).then((source) => ({ file: touchIcon.file, source })),
      ];
      for (const { file, source } of await Promise.all(drawn)) {
        this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}

function drawMark(size: number): Promise<Buffer> {
  // Drawn at the size asked for, not at the one that the file states.
  return sharp(mark, { density: 72 * Math.max(1, size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The mark in the middle of a square without transparent parts. */
async function drawOnGround(size: number, share: number): Promise<Buffer> {
  const input = await drawMark(Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
