import type { ListRequest } from '@grzadka/contract/core/list';
import type { pageVersionList } from '@grzadka/contract/page/page.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type ListSource, runList } from '#src/core/list/run-list.ts';
import { isPublished, publicationSortColumns } from '#src/core/publication/period.ts';
import { isInForce } from './in-force.ts';
import { getPage } from './page.repo.ts';
import { presentPageVersion } from './present-page-version.ts';

type PageVersionList = typeof pageVersionList;

const source: ListSource<PageVersionList> = {
  search: null,
  filters: { state: (isActive) => sql`${isPublished('page_version')} = ${isActive}` },
  sorts: {
    'created-date': { by: sql.ref('page_version.created_at'), mayBeEmpty: false },
    ...publicationSortColumns('page_version'),
  },
  id: sql.ref('page_version.id'),
};

/** One page of the versions of a page; 404 when there is no such page. */
export async function listPageVersions(
  db: Kysely<Database>,
  pageId: string,
  request: ListRequest<PageVersionList>,
) {
  const page = await getPage(db, pageId);
  return runList({
    request,
    source,
    rows: db
      .selectFrom('pageVersion')
      .selectAll()
      .select(isInForce(page.id).as('inForce'))
      .where('pageId', '=', page.id),
    present: ({ inForce, ...row }) => ({ ...presentPageVersion(row), inForce }),
  });
}
