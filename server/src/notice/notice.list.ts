import { noticeList } from '@grzadka/contract/notice/notice.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import { pinnedPart } from '#src/core/publication/published-part.ts';

type NoticeList = typeof noticeList;

const published = pinnedPart('notice');

const source: ListSql<NoticeList> = {
  table: 'notice',
  search: 'notice.titleSearch',
  filters: published.filters,
  sorts: {
    'created-date': { by: column('notice.createdAt'), mayBeEmpty: false },
    ...published.sorts,
    title: { by: polishOrder('notice.title'), mayBeEmpty: false },
  },
};

/** How the notices are read, for a page or as a whole. */
export function readNotices(db: Kysely<Database>) {
  return printedReading(noticeList, {
    source,
    rows: db
      .selectFrom('notice')
      .select(['id', 'title', instant(column('notice.createdAt')).as('createdAt')])
      .select(published.columns),
  });
}
