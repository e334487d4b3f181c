import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site.paths';
import { html } from '@remix-run/html-template';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { turnsOf } from '../pages/board-turns.ts';
import { renderFixedPage } from '../pages/fixed-page.ts';
import { type PageContext, renderPage } from '../pages/layout.ts';
import { pageSize, partOf } from '../pages/list-page.ts';
import { goOn, renderNoticeBoard } from '../pages/notice-board.ts';
import { renderSearchPage } from '../pages/search-page.ts';
import { onStart, renderStartPage } from '../pages/start-page.ts';
import { createLineMarker } from '../pages/text/statement-ids.ts';
import { renderTypedText } from '../pages/text/typed-text.ts';
import { listForStart, readPinnedNotices } from '../published/published-entries.ts';
import { getPageInForce } from '../published/published-pages.ts';
import { findPages, searchPublished } from '../published/search-published.ts';
import { asHtml } from '../serving/answers.ts';
import type { SiteServer } from '../serving/serve-site.ts';
import type { Statement } from '../statements.ts';
import { pathsOfStatements, statementsOf } from '../statements.ts';

/** The start page, the fixed pages, the statements, the search and the notice board. */
export function pageRoutes(site: SiteServer, { db }: Pick<AppContext, 'db'>): void {
  site.page(sitePaths.start, async (request) => {
    const entries = await listForStart(db, onStart);
    return asHtml(renderStartPage(request, entries));
  });

  for (const id of Object.keys(pageNames) as PageId[]) {
    site.page(pagePath(id), async (request) => {
      const blocks = (await getPageInForce(db, id)) ?? [];
      return asHtml(renderFixedPage(request, id, blocks));
    });
  }

  for (const path of pathsOfStatements) {
    site.page(path, async (request) => {
      const statement = statementsOf(request.facts).find((one) => one.path === path);
      if (!statement) throw notFound();
      return asHtml(renderStatementPage(request, statement));
    });
  }

  site.pageOf(sitePaths.search, ['page', 'phrase'], async (request) => {
    const { phrase, page } = request;
    const found = phrase === '' ? [] : await searchPublished(db, phrase, partOf(page));
    if (page > 1 && found.length === 0) throw notFound();
    const hasMore = found.length > pageSize;
    return asHtml(
      renderSearchPage(request, {
        phrase,
        page,
        hasMore,
        pages: page === 1 ? findPages(phrase) : [],
        found: found.slice(0, pageSize),
      }),
    );
  });

  site.pageOf(sitePaths.noticeBoard, ['page'], async (request) => {
    const notices = await readPinnedNotices(db, onStart.pinned);
    const turns = notices.flatMap((notice) => turnsOf(notice, request.links));
    // The one that was to come may have ended while the last one stood there: the board begins anew.
    const page = request.page > turns.length ? 1 : request.page;
    const turn = turns[page - 1];
    const next = goOn(request, { page, hasMore: page < turns.length });
    const state = { page, pages: turns.length, now: new Date() };
    // What the board's own browser kept would tell a time that is over.
    return {
      ...asHtml(renderNoticeBoard(request, turn, state), next),
      cacheControl: 'public, no-cache',
    };
  });
}

/** The page of a statement. */
function renderStatementPage(context: PageContext, { title, path, text }: Statement): string {
  const show = path === sitePaths.accessibility ? createLineMarker() : undefined;
  const body = html`<div class="text">${renderTypedText(text, show)}</div>`;
  return renderPage(context, { title, path, body });
}
