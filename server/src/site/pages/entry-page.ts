import { keepTogether } from '@grzadka/contract/content/keep-together';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, Neighbours, PublishedEntry } from '../published/published-entries.ts';
import { pathOf } from '../site-links.ts';
import { renderBlocks } from './blocks.ts';
import { type PageContext, type PageParts, renderPage } from './layout.ts';
import { excerptOf } from './text/excerpt.ts';

/** The page of a news entry or a notice. */
export function renderEntryPage(
  context: PageContext,
  kind: EntryKind,
  entry: PublishedEntry & Partial<Neighbours>,
): string {
  const { title, publicationFromDate, blocks } = entry;
  return renderPage(context, {
    title,
    ...describe(entry),
    path: pathOf(kind, entry),
    picture: blocks.find((block) => block.blockType === 'Image') ?? null,
    head: renderHead(entry),
    above: renderWayBack(context, kind),
    body: html`<p class="day">${renderDay(publicationFromDate)}${renderPin(entry)}</p>
${renderBlocks(blocks, context.links)}
${renderWaysOn(context, kind, entry)}`,
  });
}

/** The day on which something was published. */
export function renderDay(publicationFromDate: string): SafeHtml {
  return html`<time datetime="${publicationFromDate}">${keepTogether(dayInWords(publicationFromDate))}</time>`;
}

/** That a notice is pinned, and until when, in the words of readers, who know of no pins. */
export function renderPin({
  isPinned,
  pinnedUntil,
}: Pick<PublishedEntry, 'isPinned' | 'pinnedUntil'>): SafeHtml | string {
  if (!isPinned) return '';
  const words = pinnedUntil === null ? 'Ważne' : `Ważne do ${dayInWords(pinnedUntil)}`;
  return html` <span class="pinned">${keepTogether(words)}</span>`;
}

/** The list that an entry stands in, and what it is called there. */
const lists = {
  news: { path: sitePaths.news, name: 'Aktualności', newer: 'Nowsza', older: 'Starsza' },
  notice: { path: sitePaths.notices, name: 'Ogłoszenia', newer: 'Nowsze', older: 'Starsze' },
} as const satisfies Record<EntryKind, object>;

function renderWayBack({ links }: PageContext, kind: EntryKind): SafeHtml {
  const { path, name } = lists[kind];
  return html`<p class="back"><a href="${links.to(path)}">← ${name}</a></p>`;
}

function renderWaysOn(
  { links }: PageContext,
  kind: EntryKind,
  { newer, older }: Partial<Neighbours>,
): SafeHtml | string {
  if (!newer && !older) return '';
  const { newer: newerWord, older: olderWord } = lists[kind];
  const ways = [
    newer && ([newer, newerWord, 'next'] as const),
    older && ([older, olderWord, 'prev'] as const),
  ];
  return html`<nav class="on" aria-label="Sąsiednie wpisy">${ways.map((way) => {
    if (!way) return '';
    const [entry, word, rel] = way;
    return html`
<p>${word}: <a rel="${rel}" href="${links.to(pathOf(kind, entry))}">${keepTogether(entry.title)}</a></p>`;
  })}
</nav>`;
}

function describe({ blocks }: PublishedEntry): Pick<PageParts, 'description'> {
  const text = blocks.find((block) => block.blockType === 'HtmlText');
  const description = text && excerptOf(text.html);
  return description ? { description } : {};
}

function renderHead({ publicationFromDate }: PublishedEntry): SafeHtml {
  return html`<meta property="og:type" content="article">
<meta property="article:published_time" content="${publicationFromDate}">`;
}
