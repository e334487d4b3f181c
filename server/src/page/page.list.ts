import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { pageVersionList } from '@grzadka/contract/page/page.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { isPublished, publicationSortColumns } from '#src/core/publication/period.ts';
import { askedAt, presentPublication } from '#src/core/publication/present-dates.ts';
import { isInForce } from './in-force.ts';
import { getPage } from './page.repo.ts';

type PageVersionList = typeof pageVersionList;

const source: ListSql<PageVersionList> = {
  table: 'pageVersion',
  search: null,
  filters: { state: (isActive) => isPublished('pageVersion', isActive) },
  sorts: {
    'created-date': { by: column('pageVersion.createdAt'), mayBeEmpty: false },
    ...publicationSortColumns('pageVersion'),
  },
};

/** One page of the versions of a page; 404 when there is no such page. */
export async function listPageVersions(
  db: Kysely<Database>,
  pageId: string,
  request: ListRequest<PageVersionList>,
) {
  const page = await getPage(db, pageId);
  return runList({ db, request, ...readPageVersions(db, page) });
}

/** How the versions of a page are read, for a page of the list or as a whole. */
export function readPageVersions(db: Kysely<Database>, page: { id: string }) {
  return listReading({
    source,
    scope: sql`${column('pageVersion.pageId')} = ${page.id}`,
    rows: db
      .selectFrom('pageVersion')
      .selectAll()
      .select([isInForce(page.id).as('inForce'), askedAt]),
    present: presentPublication,
  });
}
