import { readImage } from '@grzadka/server/src/content/read-image.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import { storeObject } from '@grzadka/server/src/document/stored-object.ts';
import type { Insertable, Kysely } from 'kysely';
import { toUpload } from './draw-picture.ts';
import type { MadeBlock } from './make-publications.ts';

type BlockRow = Insertable<Database['contentBlock']>;

/** What the demo stores objects with. */
export interface StorageContext {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}

/** Stores the images of a text and gives the rows of its blocks, in a content yet to be written. */
export async function storeContent(
  context: StorageContext,
  { blocks, madeAt }: { blocks: readonly MadeBlock[]; madeAt: Date },
): Promise<{ contentId: string; items: BlockRow[] }> {
  const contentId = newId();
  const items: BlockRow[] = [];
  for (const block of blocks) {
    const position = items.length + 1;
    const item = { id: newId(), contentId, position, updatedAt: madeAt };
    if ('html' in block) {
      items.push({ ...item, blockType: 'HtmlText', html: block.html });
    } else {
      const imageId = await storePicture(context, block.svg);
      items.push({ ...item, blockType: 'Image', alt: block.alt, imageId });
    }
  }
  return { contentId, items };
}

async function storePicture(context: StorageContext, svg: string): Promise<string> {
  const { bytes, stream, ...facts } = await readImage(await toUpload(svg));
  return storeObject(
    { ...context, caller: commandLine },
    { content: stream(), size: bytes },
    async ({ trx }, imageId) => {
      await trx
        .insertInto('image')
        .values({ id: imageId, size: bytes, ...facts })
        .execute();
      return imageId;
    },
  );
}
