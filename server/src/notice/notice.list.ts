import { noticeList } from '@grzadka/contract/notice/notice.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';
import {
  isPinned,
  isPublished,
  pinColumns,
  pinSortColumns,
  publicationColumns,
  publicationSortColumns,
} from '#src/core/publication/period.ts';

type NoticeList = typeof noticeList;

const source: ListSql<NoticeList> = {
  table: 'notice',
  search: 'notice.titleSearch',
  filters: {
    state: (isActive) => isPublished('notice', isActive),
    pinning: (wanted) => isPinned('notice', wanted),
  },
  sorts: {
    'created-date': { by: column('notice.createdAt'), mayBeEmpty: false },
    ...publicationSortColumns('notice'),
    title: { by: polishOrder('notice.title'), mayBeEmpty: false },
    ...pinSortColumns('notice'),
  },
};

/** How the notices are read, for a page or as a whole. */
export function readNotices(db: Kysely<Database>) {
  return printedReading(noticeList, {
    source,
    rows: db
      .selectFrom('notice')
      .select(['id', 'title', instant(column('notice.createdAt')).as('createdAt')])
      .select([...publicationColumns('notice'), ...pinColumns('notice')]),
  });
}
