import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, ListedEntry } from '../published/published-entries.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';
import { renderDay, renderPin } from './entry-page.ts';
import { excerptOf } from './excerpt.ts';
import { keepTogether } from './keep-together.ts';

/** How many stand on a page. */
export const pageSize = 20;

/** A page's part of a list, with one more to tell whether there is a page after it. */
export function partOf(page: number) {
  return { skip: (page - 1) * pageSize, take: pageSize + 1 };
}

/** Entries with day, title and the beginning of their texts. */
export function renderEntries(
  links: SiteLinks,
  kind: EntryKind,
  entries: readonly ListedEntry[],
  { level = 2 }: { level?: 2 | 3 } = {},
): SafeHtml {
  return html`<ul class="list">${entries.map((entry) => {
    const link = html`<a href="${links.to(pathOf(kind, entry))}">${keepTogether(entry.title)}</a>`;
    const excerpt = excerptOf(entry.beginning);
    return html`
<li>${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
<p class="day">${renderDay(entry.publicationFromDate)}${renderPin(entry.pinnedUntil)}</p>
${excerpt === '' ? '' : html`<p>${keepTogether(excerpt)}</p>`}</li>`;
  })}</ul>`;
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
