import { html, type SafeHtml } from '@remix-run/html-template';
import { smallerWidths } from '#src/core/storage/derived-object.ts';
import type { PublishedPicture } from '../published/published-blocks.ts';
import type { SiteLinks } from '../site-links.ts';

interface PictureLooks {
  /** The address of an image in a width. */
  readonly address: SiteLinks['image'];
  readonly className: string;
  /** How wide it is shown, as the attribute `sizes` says it; without, it comes in one middling width. */
  readonly sizes?: string;
  /** Whether it waits until it is nearly in sight. */
  readonly isLazy?: boolean;
}

/** An image in the widths that there are of it, from which the browser takes what fits. */
export function renderPicture(
  { imageId, alt, width, height }: PublishedPicture,
  { address, className, sizes, isLazy = false }: PictureLooks,
): SafeHtml {
  const widths = [...smallerWidths.filter((one) => one < width), width];
  const at = (one: number) => address(imageId, one);
  const source =
    sizes === undefined
      ? html`src="${at(widths.at(1) ?? width)}"`
      : html`src="${at(widths[0] ?? width)}" srcset="${widths.map((one) => `${at(one)} ${one}w`).join(', ')}" sizes="${sizes}"`;
  return html`<img class="${className}" ${source} width="${width}" height="${height}" alt="${alt}"${isLazy ? html` loading="lazy"` : ''}>`;
}
