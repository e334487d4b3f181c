import type { Kysely } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { ReceivedFile } from '#src/core/http/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { storeObject } from '#src/file/stored-object.ts';
import { appendItem, changeItem, lockContent, moveItem, removeItem } from './content-item.repo.ts';
import { presentItem } from './content-item.rows.ts';
import type { OwnedContent } from './content-owner.ts';
import { readImage } from './read-image.ts';
import { sanitizeContent } from './sanitize.ts';

/** Whose content is changed, and by whom; the audit files it under the owner. */
interface Change extends OwnedContent {
  recordType: string;
  caller: Caller;
}

/** Appends a text block, sanitised. */
export async function addHtmlText(
  db: Kysely<Database>,
  { html, contentId, ...change }: Change & { html: string },
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx, contentId);
    const text = { itemType: 'HtmlText' as const, html: sanitizeContent(html) };
    const item = await appendItem(trx, contentId, text);
    await recordAudit(trx, { ...change, action: 'add-html-text', after: { ...item, ...text } });
    return item;
  });
}

/** Appends an image block, re-encoded; a file that is no proper image is refused. */
export async function addImage(
  context: { db: Kysely<Database>; storage: Storage },
  { alt, file, contentId, ...change }: Change & { alt: string; file: ReceivedFile },
): Promise<{ id: string }> {
  const { bytes, stream, ...facts } = await readImage(file);
  return storeObject(context, { content: stream(), size: bytes }, async (trx, imageId) => {
    await trx
      .insertInto('image')
      .values({ id: imageId, size: bytes, ...facts })
      .execute();
    await lockContent(trx, contentId);
    const image = { itemType: 'Image' as const, alt, imageId };
    const item = await appendItem(trx, contentId, image);
    await recordAudit(trx, { ...change, action: 'add-image', after: { ...item, ...image } });
    return item;
  });
}

interface ItemUpdate extends Change {
  itemId: string;
  ifMatch: number | undefined;
  change: { html: string } | { alt: string };
}

/** Changes the HTML of a text block or the alternative text of an image block; gives its version. */
export async function updateItem(
  db: Kysely<Database>,
  { contentId, itemId, ifMatch, change, ...owner }: ItemUpdate,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const [itemType, set, action] =
      'html' in change
        ? (['HtmlText', { html: sanitizeContent(change.html) }, 'update-html-text'] as const)
        : (['Image', { alt: change.alt }, 'update-image'] as const);
    const before = await changeItem(trx, { contentId, itemId, itemType, ifMatch, set });
    await recordAudit(trx, {
      ...owner,
      action,
      before: presentItem(before),
      after: { id: itemId, ...set },
    });
    return before.version + 1;
  });
}

/** Deletes a block. */
export async function deleteItem(
  db: Kysely<Database>,
  { contentId, itemId, ...change }: Change & { itemId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx, contentId);
    const before = await removeItem(trx, { contentId, itemId });
    const { position } = before;
    await recordAudit(trx, {
      ...change,
      action: 'delete-item',
      before: { ...presentItem(before), position },
    });
  });
}

/** Moves a block one position down (1) or up (-1); at the end that way it stays. */
export async function moveOneStep(
  db: Kysely<Database>,
  { contentId, itemId, step, ...change }: Change & { itemId: string; step: 1 | -1 },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockContent(trx, contentId);
    if (!(await moveItem(trx, { contentId, itemId, step }))) return;
    const action = step === 1 ? 'move-down' : 'move-up';
    await recordAudit(trx, { ...change, action, after: { id: itemId } });
  });
}
