import { newsList } from '@grzadka/contract/news/news.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { publishedPart } from '#src/core/publication/published-part.ts';

type NewsList = typeof newsList;

const published = publishedPart('news');

const source: ListSql<NewsList> = {
  table: 'news',
  search: 'news.titleSearch',
  filters: published.filters,
  sorts: {
    'created-date': { by: column('news.createdAt'), mayBeEmpty: false },
    ...published.sorts,
    title: { by: polishOrder('news.title'), mayBeEmpty: false },
  },
};

/** How the news are read, for a page or as a whole. */
export function readNews(db: Kysely<Database>) {
  return printedReading(newsList, {
    source,
    rows: db
      .selectFrom('news')
      .select(['id', 'title', instant(column('news.createdAt')).as('createdAt')])
      .select(published.columns),
  });
}
