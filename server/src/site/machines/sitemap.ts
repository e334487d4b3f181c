import { pageNames, type PageId } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site-paths';
import { html } from '@remix-run/html-template';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { partInOrder } from '../published/published-in-order.ts';
import { pathOf, type SiteLinks } from '../site-links.ts';

/** The format takes no more (sitemaps.org/protocol.html). */
const mostAddresses = 50_000;

const fixed = [
  sitePaths.start,
  sitePaths.notices,
  sitePaths.news,
  ...Object.keys(pageNames).map((id) => pagePath(id as PageId)),
  sitePaths.documents,
];

/** The addresses of all that is published now, the newest of them where there are too many. */
export async function renderSitemap(db: Kysely<Database>, links: SiteLinks): Promise<string> {
  const part = { skip: 0, take: mostAddresses - fixed.length };
  const { rows } = await sql<{ kind: 'news' | 'notice'; id: string; title: string }>`
    select * from (
      select 'news' as kind, id, title, publication_from_date
      from (${partInOrder('news', part)}) as listed join news using (id)
      union all
      select 'notice', id, title, publication_from_date
      from (${partInOrder('notice', part)}) as listed join notice using (id)
    ) as entry
    order by publication_from_date desc, id desc
    limit ${part.take}
  `.execute(db);
  const paths = [...fixed, ...rows.map(({ kind, ...entry }) => pathOf(kind, entry))];
  const xml = html`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(
    (path) => html`
<url><loc>${links.absolute(path)}</loc></url>`,
  )}
</urlset>
`;
  return String(xml);
}
