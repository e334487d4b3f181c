import type { NoticeListItem } from '@grzadka/contract/notice/notice.model';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Asked, presentPin, presentPublication } from '#src/core/publication/present-dates.ts';

/** The columns of a list item. */
export const noticeColumns = [
  'id',
  'title',
  'createdAt',
  'publicationFromDate',
  'publicationThruDate',
  'pinFromDate',
  'pinThruDate',
] as const;

type Row = Pick<Selectable<Database['notice']>, (typeof noticeColumns)[number]> & Asked;

/** A notice as the wire carries it, without its content. */
export function presentNotice(row: Row): NoticeListItem {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    ...presentPublication(row),
    ...presentPin(row),
  };
}
