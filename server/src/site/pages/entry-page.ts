import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, PublishedEntry } from '../published/published-entries.ts';
import { imagePath, pathOf } from '../site-links.ts';
import { renderBlocks } from './blocks.ts';
import { dayInWords } from './day-in-words.ts';
import { excerptOf } from './excerpt.ts';
import { keepTogether } from './keep-together.ts';
import { type PageContext, type PageParts, renderPage } from './layout.ts';

/** The page of a news entry or a notice. */
export function renderEntryPage(
  context: PageContext,
  kind: EntryKind,
  entry: PublishedEntry,
): string {
  const { title, publicationFromDate, pinnedUntil, blocks } = entry;
  return renderPage(context, {
    title,
    ...describe(entry),
    path: pathOf(kind, entry),
    head: renderHead(context, entry),
    body: html`<p class="day">${renderDay(publicationFromDate)}${renderPin(pinnedUntil)}</p>
${renderBlocks(blocks, context.links)}`,
  });
}

/** The day on which something was published. */
export function renderDay(publicationFromDate: string): SafeHtml {
  return html`<time datetime="${publicationFromDate}">${keepTogether(dayInWords(publicationFromDate))}</time>`;
}

/** Until when a notice is pinned, in the words of readers, who know of no pins. */
export function renderPin(pinnedUntil: string | null): SafeHtml | string {
  return pinnedUntil === null
    ? ''
    : html` <span class="pinned">${keepTogether(`Ważne do ${dayInWords(pinnedUntil)}`)}</span>`;
}

function describe({ blocks }: PublishedEntry): Pick<PageParts, 'description'> {
  const text = blocks.find((block) => block.blockType === 'HtmlText');
  const description = text && excerptOf(text.html);
  return description ? { description } : {};
}

function renderHead({ links }: PageContext, entry: PublishedEntry): SafeHtml {
  const image = entry.blocks.find((block) => block.blockType === 'Image');
  return html`<meta property="og:type" content="article">
<meta property="article:published_time" content="${entry.publicationFromDate}">
${image ? html`<meta property="og:image" content="${links.absolute(imagePath(image.imageId, image.width))}">` : ''}`;
}
