import type { ListRequest } from '@grzadka/contract/core/list/list';
import { pageVersionList } from '@grzadka/contract/page/page.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading, printList } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { publishedPart } from '#src/core/publication/published-part.ts';
import { isInForce } from './in-force.ts';
import { getPage } from './page.repo.ts';

type PageVersionList = typeof pageVersionList;

const published = publishedPart('pageVersion');

const source: ListSql<PageVersionList> = {
  table: 'pageVersion',
  search: null,
  filters: published.filters,
  sorts: {
    'created-date': { by: column('pageVersion.createdAt'), mayBeEmpty: false },
    ...published.sorts,
  },
};

/** One page of the versions of a page; 404 when there is no such page. */
export async function listPageVersions(
  db: Kysely<Database>,
  pageId: string,
  request: ListRequest<PageVersionList>,
) {
  const page = await printList({ db, request, ...readPageVersions(db, { id: pageId }) });
  // Only a page that there is has any.
  if (page.isEmpty) await getPage(db, pageId);
  return page;
}

/** How the versions of a page are read, for a page of the list or as a whole. */
export function readPageVersions(db: Kysely<Database>, page: { id: string }) {
  return printedReading(pageVersionList, {
    source,
    scope: sql`${column('pageVersion.pageId')} = ${page.id}`,
    rows: db
      .selectFrom('pageVersion')
      .select(['id', instant(column('pageVersion.createdAt')).as('createdAt')])
      .select([...published.columns, isInForce(page.id).as('inForce')]),
  });
}
