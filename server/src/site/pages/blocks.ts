import { html, type SafeHtml } from '@remix-run/html-template';
import { Element, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PublishedBlock } from '../published/published-blocks.ts';
import { smallerWidths } from '#src/core/storage/derived-object.ts';
import { imagePath, type SiteLinks } from '../site-links.ts';

/** The width of the column of text, which an image fills on a wide window. */
const textWidth = '42rem';

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
  return blocks.map((block) =>
    block.blockType === 'Image'
      ? renderImage(block, { address, isLazy: block !== firstImage })
      : html`<div class="text">${html.raw`${markForeignLinks(block.html, links)}`}</div>`,
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

/**
 * The stored HTML, which is sanitised, with its links to other hosts marked: for search engines, which are not
 * to follow what anybody wrote, and in words for who does not see where a link leads.
 */
function markForeignLinks(stored: string, { isForeign }: SiteLinks): string {
  if (!stored.includes('<a ')) return stored;
  const document = parseDocument(stored);
  const links = DomUtils.getElementsByTagName('a', document);
  for (const link of links.filter(({ attribs }) => isForeign(attribs['href'] ?? ''))) {
    link.attribs['rel'] = 'noopener nofollow ugc';
    const hint = new Element('span', { class: 'unseen' }, [new Text(' (inna strona)')]);
    DomUtils.appendChild(link, hint);
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
