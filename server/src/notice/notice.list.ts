import type { noticeList } from '@grzadka/contract/notice/notice.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading } from '#src/core/list/run-list.ts';
import {
  isPinned,
  isPublished,
  pinSortColumns,
  publicationSortColumns,
} from '#src/core/publication/period.ts';
import { askedAt, presentPin, presentPublication } from '#src/core/publication/present-dates.ts';

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
  return listReading({
    source,
    rows: db
      .selectFrom('notice')
      .select(['id', 'title', 'createdAt', 'publicationFromDate', 'publicationThruDate'])
      .select(['pinFromDate', 'pinThruDate'])
      .select(askedAt),
    present: (row) => presentPin(presentPublication(row)),
  });
}
