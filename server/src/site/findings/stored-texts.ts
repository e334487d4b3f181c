import type { PlacedText } from '@grzadka/contract/site/findings/personal-data';
import type { Kysely } from 'kysely';
import { listContentBlocks } from '#src/content/content.repo.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { textOfHtml } from './text-of-html.ts';

/** The texts of a news entry or a notice that readers get, its title among them; 404 when there is none. */
export async function textsOfEntry(
  db: Kysely<Database>,
  table: 'news' | 'notice',
  id: string,
): Promise<PlacedText[]> {
  const { title, contentId } = await readRow(db, table, id);
  return [{ place: 'title', text: title }, ...(await textsOfContent(db, contentId))];
}

/** The same of a version of a page, which has no title of its own; 404 when there is none. */
export async function textsOfPageVersion(db: Kysely<Database>, id: string): Promise<PlacedText[]> {
  const { contentId } = await readRow(db, 'pageVersion', id);
  return textsOfContent(db, contentId);
}

/** The texts of the blocks, of an image what is said of it. */
async function textsOfContent(db: Kysely<Database>, contentId: string): Promise<PlacedText[]> {
  const blocks = await listContentBlocks(db, contentId);
  return blocks.map((block, index) => ({
    place: index + 1,
    text: block.itemType === 'Image' ? block.alt : textOfHtml(block.html),
  }));
}
