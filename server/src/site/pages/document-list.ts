import { html, type SafeHtml } from '@remix-run/html-template';
import type { ListedDocument } from '../published/published-documents.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';
import { renderDay } from './entry-page.ts';
import { keepTogether } from './keep-together.ts';

/** Documents with day, size and type. */
export function renderDocuments(links: SiteLinks, documents: readonly ListedDocument[]): SafeHtml {
  return html`<ul class="list">${documents.map((one) => {
    const address = links.to(pathOf('document', { id: one.id, title: one.name }));
    return html`
<li><h2><a href="${address}">${keepTogether(one.name)}</a></h2>
<p class="day">${renderDay(one.publicationFromDate)} · ${[typeInWords(one), sizeInWords(one.size)].filter(Boolean).join(', ')}</p></li>`;
  })}</ul>`;
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
