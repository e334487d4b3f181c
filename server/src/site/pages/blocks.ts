import { html, type SafeHtml } from '@remix-run/html-template';
import type { PublishedBlock } from '../published/published-blocks.ts';
import { imagePath, type SiteLinks } from '../site-links.ts';
import { renderPicture } from './picture.ts';
import { createTextShower } from './text/text.ts';

/** About the width of the column of text, which an image fills on a wide window; letters differ in width. */
const textWidth = '640px';
const shownWidth = `(max-width: ${textWidth}) 100vw, ${textWidth}`;

/**
 * The blocks of an entry or a page. With `isWhole` they are read elsewhere, as in a feed: addresses are whole, and an image is
 * one file that comes at once, since readers know no more.
 */
export function renderBlocks(
  blocks: readonly PublishedBlock[],
  links: SiteLinks,
  { isWhole = false } = {},
): SafeHtml[] {
  const firstImage = blocks.find(({ blockType }) => blockType === 'Image');
  const here = { address: links.image, className: 'photo', sizes: shownWidth };
  const elsewhere = {
    address: (...image: Parameters<typeof imagePath>) => links.absolute(imagePath(...image)),
    className: 'photo',
  };
  const show = createTextShower(links);
  return blocks.map((block) =>
    block.blockType === 'Image'
      ? renderPicture(block, isWhole ? elsewhere : { ...here, isLazy: block !== firstImage })
      : html`<div class="text">${html.raw`${show(block.html)}`}</div>`,
  );
}
