import type { Transaction } from 'kysely';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { lockContent } from './content-block.repo.ts';

/** Makes the empty content of a new owner and gives its id. */
export async function createContent(trx: Transaction<Database>): Promise<string> {
  const id = newId();
  await trx.insertInto('content').values({ id }).modifyEnd(sentWithTheNext).execute();
  return id;
}

/**
 * Deletes the content of an owner that was just deleted and gives its rows; the images of its blocks
 * stay until the sweep has seen them unused for long enough.
 */
export async function removeContent(trx: Transaction<Database>, contentId: string) {
  await lockContent(trx, contentId);
  const contentBlock = await trx
    .deleteFrom('contentBlock')
    .where('contentId', '=', contentId)
    .returningAll()
    .execute();
  const content = await trx
    .deleteFrom('content')
    .where('id', '=', contentId)
    .returningAll()
    .execute();
  return { content, contentBlock };
}

/** Copies the blocks of a content to a new one and gives its id; images are shared, not copied. */
export async function cloneContent(trx: Transaction<Database>, sourceId: string): Promise<string> {
  const contentId = await createContent(trx);
  const items = await trx
    .selectFrom('contentBlock')
    .select(['position', 'blockType', 'html', 'alt', 'imageId'])
    .where('contentId', '=', sourceId)
    .execute();
  if (items.length > 0) {
    const copies = items.map(({ position, blockType, html, alt, imageId }) => {
      return { id: newId(), contentId, position, blockType, html, alt, imageId };
    });
    await trx.insertInto('contentBlock').values(copies).execute();
  }
  return contentId;
}
