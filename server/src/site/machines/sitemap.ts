import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site.paths';
import { html } from '@remix-run/html-template';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { PageContext } from '../pages/layout.ts';
import { hasCalendar } from '../published/calendar-events.ts';
import { type Published, readNewest } from '../published/newest-published.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';
import { pathsOfStatements, statementsOf } from '../statements.ts';

/** The format takes no more (sitemaps.org/protocol.html). */
const mostAddresses = 50_000;

const fixed = [
  sitePaths.start,
  sitePaths.notices,
  sitePaths.news,
  ...Object.keys(pageNames).map((id) => pagePath(id as PageId)),
  sitePaths.documents,
];

/** How many addresses are written before others have their turn: all 50,000 at once would hold up the process. */
const atOnce = 1_000;

/** The entries and documents that have an address in the sitemap: all that are published now, the newest where there are too many. */
export function readSitemap(db: Kysely<Database>): Promise<Published[]> {
  const kinds = (['news', 'notice', 'document'] as const).map((kind) => ({
    kind,
    condition: sql<SqlBool>`true`,
  }));
  return readNewest(db, kinds, {
    skip: 0,
    // One more for the calendar.
    take: mostAddresses - fixed.length - pathsOfStatements.length - 1,
  });
}

/** The sitemap of the fixed pages, the calendar where there is one, the statements that are written, and those entries. */
export async function renderSitemap(
  db: Kysely<Database>,
  { facts, links }: Pick<PageContext, 'facts' | 'links'>,
): Promise<string> {
  const entries = await readSitemap(db);
  const calendar = hasCalendar(facts) ? [sitePaths.calendar] : [];
  const pages = [...fixed, ...calendar, ...statementsOf(facts).map(({ path }) => path)];
  let addresses = pages.map((path) => renderAddress(links, path)).join('');
  for (let first = 0; first < entries.length; first += atOnce) {
    const some = entries.slice(first, first + atOnce);
    addresses += some
      .map((entry) => renderAddress(links, pathOf(entry.kind, entry), entry.changedAt))
      .join('');
    await nextTurn();
  }
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}
</urlset>
`;
}

/** An address, and when what is there changed, where that is known. */
function renderAddress(links: SiteLinks, path: string, changedAt?: string): string {
  const change = changedAt && html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return String(html`
<url><loc>${links.absolute(path)}</loc>${change ?? ''}</url>`);
}
