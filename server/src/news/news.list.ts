import type { newsList } from '@grzadka/contract/news/news.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';
import { isPublished, publicationSortColumns } from '#src/core/publication/period.ts';
import { askedAt, presentPublication } from '#src/core/publication/present-dates.ts';

type NewsList = typeof newsList;

const source: ListSql<NewsList> = {
  table: 'news',
  search: 'news.titleSearch',
  filters: {
    state: (isActive) => isPublished('news', isActive),
  },
  sorts: {
    'created-date': { by: column('news.createdAt'), mayBeEmpty: false },
    ...publicationSortColumns('news'),
    title: { by: polishOrder('news.title'), mayBeEmpty: false },
  },
};

/** How the news are read, for a page or as a whole. */
export function readNews(db: Kysely<Database>) {
  return listReading({
    source,
    rows: db
      .selectFrom('news')
      .select(['id', 'title', 'createdAt', 'publicationFromDate', 'publicationThruDate'])
      .select(askedAt),
    present: presentPublication,
  });
}
