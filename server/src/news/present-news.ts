import type { NewsListItem } from '@grzadka/contract/news/news.model';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { presentPublication } from '#src/core/publication/present-dates.ts';

/** A news entry as the wire carries it, without its content. */
export function presentNews(row: Selectable<Database['news']>): NewsListItem {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    ...presentPublication(row),
  };
}
