import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { FoundRecord } from '#src/core/inspection/check.ts';

/** What has content, by the kind that the audit knows it as, with its id and that of its content. */
export const contentOwners = sql`(
  select 'news' as type, id, content_id from news
  union all select 'notice', id, content_id from notice
  union all select 'page-version', id, content_id from page_version
)`;

/** The records whose content it is. */
export async function findContentOwners(
  db: Kysely<Database>,
  contentIds: readonly string[],
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select type, id from ${contentOwners} owner where content_id = any(${contentIds}::uuid[]) order by id
  `.execute(db);
  return rows;
}
