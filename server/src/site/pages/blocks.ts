import { html, type SafeHtml } from '@remix-run/html-template';
import type { PublishedBlock } from '../published/published-blocks.ts';
import { smallerWidths } from '#src/core/storage/derived-object.ts';
import { imagePath, type SiteLinks } from '../site-links.ts';
import { createTextShower } from './text.ts';

/** About the width of the column of text, which an image fills on a wide window; letters differ in width. */
const textWidth = '640px';

/** The blocks of an entry or a page. `isWhole` makes addresses that are read elsewhere, as in a feed. */
export function renderBlocks(
  blocks: readonly PublishedBlock[],
  links: SiteLinks,
  { isWhole = false } = {},
): SafeHtml[] {
  const address: ImageAddress = isWhole
    ? (...image) => links.absolute(imagePath(...image))
    : links.image;
  const firstImage = blocks.find(({ blockType }) => blockType === 'Image');
  const show = createTextShower(links);
  return blocks.map((block) =>
    block.blockType === 'Image'
      ? renderImage(block, { address, isLazy: block !== firstImage })
      : html`<div class="text">${html.raw`${show(block.html)}`}</div>`,
  );
}

type ImageAddress = SiteLinks['image'];

type Image = Extract<PublishedBlock, { blockType: 'Image' }>;

function renderImage(
  { imageId, alt, width, height }: Image,
  { address, isLazy }: { address: ImageAddress; isLazy: boolean },
): SafeHtml {
  const widths = [...smallerWidths.filter((one) => one < width), width];
  const at = (one: number) => address(imageId, one);
  const sources = widths.map((one) => `${at(one)} ${one}w`).join(', ');
  return html`<img class="photo" src="${at(widths[0] ?? width)}" srcset="${sources}" sizes="(max-width: ${textWidth}) 100vw, ${textWidth}" width="${width}" height="${height}" alt="${alt}"${isLazy ? html` loading="lazy"` : ''}>`;
}
