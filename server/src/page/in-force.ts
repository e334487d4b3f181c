import { type RawBuilder, sql } from 'kysely';
import { isPublished } from '#src/core/publication/period.ts';

/** Whether a version of the page is the one readers see now; at most one is. The page's id, or a column that holds it. */
export function isInForce(pageId: string | RawBuilder<string>) {
  return sql<boolean>`id is not distinct from (
    select id from page_version
    where page_id = ${pageId} and ${isPublished('pageVersion')}
    order by publication_from_date desc, created_at desc, id desc
    limit 1
  )`;
}
