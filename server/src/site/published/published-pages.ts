import type { PageId } from '@grzadka/contract/page/page.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isInForce } from '#src/page/in-force.ts';
import { type PublishedBlock, publishedBlocks } from './published-blocks.ts';

/** The blocks of the version of a fixed page that is in force now; null when there is none. */
export async function getPageInForce(
  db: Kysely<Database>,
  pageId: PageId,
): Promise<readonly PublishedBlock[] | null> {
  const { rows } = await sql<{ blocks: readonly PublishedBlock[] }>`
    select ${publishedBlocks(sql`page_version.content_id`)} as blocks
    from page_version where page_id = ${pageId} and ${isInForce(pageId)}
  `.execute(db);
  return rows[0]?.blocks ?? null;
}

/** The blocks of a version, in force or not, and the page that it is of; 404 without one. */
export async function previewPageVersion(db: Kysely<Database>, id: string) {
  const { rows } = await sql<{ pageId: PageId; blocks: readonly PublishedBlock[] }>`
    select page_id, ${publishedBlocks(sql`page_version.content_id`)} as blocks
    from page_version where id = ${recordId(id)}
  `.execute(db);
  const [version] = rows;
  if (!version) throw notFound();
  return version;
}
