import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Asked, presentPublication } from '#src/core/publication/present-dates.ts';

/** A version of a page as the wire carries it, without its content. */
export function presentPageVersion(row: Selectable<Database['pageVersion']> & Asked) {
  return {
    id: row.id,
    pageId: row.pageId,
    createdAt: row.createdAt,
    ...presentPublication(row),
  };
}
