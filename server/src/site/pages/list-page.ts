import { keepTogether } from '@grzadka/contract/content/keep-together';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, ListedEntry } from '../published/published-entries.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';
import { renderDay, renderPin } from './entry-page.ts';
import { renderPicture } from './picture.ts';
import { excerptOf } from './text/excerpt.ts';

/** How many stand on a page. */
export const pageSize = 20;

/** A page's part of a list, with one more to tell whether there is a page after it. */
export function partOf(page: number) {
  return { skip: (page - 1) * pageSize, take: pageSize + 1 };
}

/** Entries with title, day, the beginning of their texts and a small picture; what is pinned is marked. */
export function renderEntries(
  links: SiteLinks,
  kind: EntryKind,
  entries: readonly ListedEntry[],
  { level = 2 }: { level?: 2 | 3 } = {},
): SafeHtml {
  return html`<ul class="list">${entries.map((entry) => {
    const link = html`<a href="${links.to(pathOf(kind, entry))}">${keepTogether(entry.title)}</a>`;
    return html`
<li class="entry${entry.isPinned ? ' important' : ''}">${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
${renderBeginning(entry)}${renderThumbnail(links, entry.picture)}</li>`;
  })}</ul>`;
}

/** The day of an entry, until when it is pinned, and what its text begins with. */
export function renderBeginning(entry: ListedEntry): SafeHtml {
  const excerpt = excerptOf(entry.beginning);
  return html`<p class="day">${renderDay(entry.publicationFromDate)}${renderPin(entry)}</p>${
    excerpt === ''
      ? ''
      : html`
<p>${keepTogether(excerpt)}</p>`
  }`;
}

/** Beside words that say the same, so that it says nothing to who does not see it. */
function renderThumbnail(links: SiteLinks, picture: ListedEntry['picture']): SafeHtml | string {
  if (picture === null) return '';
  const decoration = { ...picture, alt: '' };
  return html`
${renderPicture(decoration, { address: links.image, className: 'thumbnail', sizes: '9rem', isLazy: true })}`;
}

/** The links to the pages before and after this one; nothing where there is one page. */
export function renderPaging(
  { to }: SiteLinks,
  { path, page, hasMore }: { path: string; page: number; hasMore: boolean },
): SafeHtml | string {
  if (page === 1 && !hasMore) return '';
  const joint = path.includes('?') ? '&' : '?';
  const at = (other: number) => (other === 1 ? to(path) : to(`${path}${joint}strona=${other}`));
  return html`<nav class="pages" aria-label="Strony listy">
${page > 1 ? html`<a rel="prev" href="${at(page - 1)}">← Nowsze</a>` : ''}
<span>Strona ${page}</span>
${hasMore ? html`<a rel="next" href="${at(page + 1)}">Starsze →</a>` : ''}
</nav>`;
}
