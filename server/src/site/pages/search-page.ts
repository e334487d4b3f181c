import { keepTogether } from '@grzadka/contract/content/keep-together';
import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { Published } from '../published/newest-published.ts';
import type { ListedTable } from '../published/published-in-order.ts';
import { pathOf } from '../site-links.ts';
import { renderDay } from './entry-page.ts';
import { type PageContext, renderPage, renderSearch } from './layout.ts';
import { renderPaging } from './list-page.ts';

const kinds: Readonly<Record<ListedTable, string>> = {
  news: 'Aktualności',
  notice: 'Ogłoszenia',
  document: 'Dokumenty',
};

interface SearchResult {
  readonly phrase: string;
  /** The fixed pages that were found, which come before all else. */
  readonly pages: readonly PageId[];
  readonly found: readonly Published[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** What a phrase finds; without one, a word on how to search. */
export function renderSearchPage(context: PageContext, result: SearchResult): string {
  const { phrase, page, hasMore } = result;
  const path = `${sitePaths.search}?fraza=${encodeURIComponent(phrase)}`;
  return renderPage(context, {
    title: 'Szukaj',
    path: null,
    hasSearch: true,
    body: html`${renderSearch(context.links, phrase)}
${renderAnswer(result)}
${isEmpty(result) ? '' : renderFound(context, result)}
${phrase === '' ? '' : renderPaging(context.links, { path, page, hasMore })}`,
  });
}

function isEmpty({ pages, found }: SearchResult): boolean {
  return pages.length + found.length === 0;
}

function renderFound({ links }: PageContext, { pages, found }: SearchResult): SafeHtml {
  return html`<ul class="list">${pages.map(
    (id) => html`
<li><h2><a href="${links.to(pagePath(id))}">${pageNames[id]}</a></h2></li>`,
  )}${found.map(
    (one) => html`
<li><h2><a href="${links.to(pathOf(one.kind, one))}">${keepTogether(one.title)}</a></h2>
<p class="day">${kinds[one.kind]} · ${renderDay(one.publicationFromDate)}</p></li>`,
  )}</ul>`;
}

function renderAnswer(result: SearchResult) {
  const { phrase } = result;
  if (phrase === '')
    return html`<p>Wpisz słowo z tytułu ogłoszenia, aktualności albo z nazwy dokumentu lub strony.</p>`;
  return isEmpty(result)
    ? html`<p role="status">Nie znaleziono niczego dla „${phrase}”. Spróbuj krótszego słowa.</p>`
    : html`<p class="note" role="status">Znalezione dla „${phrase}”:</p>`;
}
