import type { ListRequest } from '@grzadka/contract/core/list/list';
import type { newsList } from '@grzadka/contract/news/news.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { isPublished, publicationSortColumns } from '#src/core/publication/period.ts';
import { askedAt } from '#src/core/publication/present-dates.ts';
import { newsColumns, presentNews } from './present-news.ts';

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

/** One page of the news. */
export function listNews(db: Kysely<Database>, request: ListRequest<NewsList>) {
  return runList({ db, request, ...readNews(db) });
}

/** How the news are read, for a page or as a whole. */
export function readNews(db: Kysely<Database>) {
  return listReading({
    source,
    rows: db.selectFrom('news').select(newsColumns).select(askedAt),
    present: presentNews,
  });
}
