import type { NewsListItem } from '@grzadka/contract/news/news.model';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Asked, presentPublication } from '#src/core/publication/present-dates.ts';

/** The columns of a list item. */
export const newsColumns = [
  'id',
  'title',
  'createdAt',
  'publicationFromDate',
  'publicationThruDate',
] as const;

type Row = Pick<Selectable<Database['news']>, (typeof newsColumns)[number]> & Asked;

/** A news entry as the wire carries it, without its content. */
export function presentNews(row: Row): NewsListItem {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    ...presentPublication(row),
  };
}
