import { keepTogether } from '@grzadka/contract/content/keep-together';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { ListedDocument } from '../published/published-documents.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';
import { renderDay } from './entry-page.ts';
import { yearOf } from './text/day-in-words.ts';

/** Documents with day, size and type, below the year of their publication; pinned ones come before all years. */
export function renderDocuments(links: SiteLinks, documents: readonly ListedDocument[]): SafeHtml {
  const groups = Map.groupBy(documents, groupOf);
  return html`${[...groups].map(
    ([title, some], place) => html`
<section aria-labelledby="grupa-${place}">
<h2 id="grupa-${place}">${title}</h2>
<ul class="list">${some.map((one) => renderDocument(links, one))}</ul>
</section>`,
  )}`;
}

function renderDocument(links: SiteLinks, one: ListedDocument): SafeHtml {
  const address = links.to(pathOf('document', { id: one.id, title: one.name }));
  return html`
<li><h3><a href="${address}">${keepTogether(one.name)}</a></h3>
<p class="day">${renderDay(one.publicationFromDate)} · ${[typeInWords(one), sizeInWords(one.size)].filter(Boolean).join(', ')}</p></li>`;
}

/** The heading that a document stands below. */
function groupOf({ isPinned, publicationFromDate }: ListedDocument): string {
  return isPinned ? 'Najważniejsze' : yearOf(publicationFromDate);
}

const megabytes = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 });
const partsOfOne = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 2 });

/** The size of a file as people read it: '0,4 MB', below 0,01 MB in kB. */
function sizeInWords(bytes: number): string {
  const size = bytes / 1_000_000;
  if (size < 0.01) return `${Math.max(1, Math.ceil(bytes / 1000))}\u00a0kB`;
  return `${(size < 0.1 ? partsOfOne : megabytes).format(size)}\u00a0MB`;
}

/** What a file is, by how its name ends: 'PDF'. */
function typeInWords({ fileName }: ListedDocument): string {
  const [, ending = ''] = /\.([a-z0-9]{1,5})$/i.exec(fileName) ?? [];
  return ending.toUpperCase();
}
