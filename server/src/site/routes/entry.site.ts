import { endOfIds } from '@grzadka/contract/site/short-name';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html } from '@remix-run/html-template';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { feedSize, renderFeed } from '../machines/atom-feed.ts';
import { renderEntryPage } from '../pages/entry-page.ts';
import { renderPage } from '../pages/layout.ts';
import { pageSize, partOf, renderEntries, renderPaging } from '../pages/list-page.ts';
import { getByEndOfId } from '../published/newest-published.ts';
import {
  type EntryKind,
  getEntry,
  listEntries,
  readEntries,
} from '../published/published-entries.ts';
import { asHtml, foundAt, movedTo } from '../serving/answers.ts';
import type { SiteServer } from '../serving/serve-site.ts';
import { idIn, pathOf } from '../site-links.ts';

interface Section {
  readonly kind: EntryKind;
  readonly path: string;
  readonly feedPath: string;
  readonly title: string;
  /** What stands in place of an empty list. */
  readonly empty: string;
}

const sections: readonly Section[] = [
  {
    kind: 'news',
    path: sitePaths.news,
    feedPath: sitePaths.newsFeed,
    title: 'Aktualności',
    empty: 'Nie ma teraz aktualności.',
  },
  {
    kind: 'notice',
    path: sitePaths.notices,
    feedPath: sitePaths.noticesFeed,
    title: 'Ogłoszenia',
    empty: 'Nie ma teraz ogłoszeń.',
  },
];

/** News and notices: their lists, each of them, and their feeds. */
export function entryRoutes(site: SiteServer, context: Pick<AppContext, 'db'>): void {
  for (const section of sections) serveSection(site, context, section);

  site.page(`${sitePaths.short}/:name`, async ({ name, links }) => {
    const end = endOfIds(name);
    if (end === null) throw notFound();
    const entry = await getByEndOfId(context.db, end);
    return foundAt(links.to(pathOf(entry.kind, entry)));
  });
}

function serveSection(
  site: SiteServer,
  { db }: Pick<AppContext, 'db'>,
  { kind, path, feedPath, title, empty }: Section,
): void {
  site.pageOf(path, ['page'], async (request) => {
    const { page, links } = request;
    const entries = await listEntries(db, kind, partOf(page));
    if (page > 1 && entries.length === 0) throw notFound();
    const paging = { path, page, hasMore: entries.length > pageSize };
    const body = html`${
      entries.length === 0
        ? html`<p>${empty}</p>`
        : renderEntries(links, kind, entries.slice(0, pageSize))
    }
${renderPaging(links, paging)}`;
    return asHtml(renderPage(request, { title, path: page === 1 ? path : null, body }));
  });

  site.page(`${path}/:name`, async (request) => {
    const entry = await getEntry(db, kind, idIn(request.name));
    const ownPath = pathOf(kind, entry);
    return ownPath === `${path}/${request.name}`
      ? asHtml(renderEntryPage(request, kind, entry))
      : movedTo(request.links.to(ownPath));
  });

  site.page(feedPath, async (request) => {
    const entries = await readEntries(db, kind, { skip: 0, take: feedSize });
    const feed = { kind, title, path: feedPath, listPath: path, entries };
    return { contentType: 'application/atom+xml; charset=utf-8', body: renderFeed(request, feed) };
  });
}
