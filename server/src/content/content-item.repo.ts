import type { ContentItemType } from '@grzadka/contract/content/content.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { type ItemRow, selectItems } from './content-item.rows.ts';

/** A block and the content it must belong to. */
interface ItemKey {
  contentId: string;
  itemId: string;
}

/** A block of this content; 404 when it has none of that id. */
export async function getItem(
  db: Kysely<Database>,
  { contentId, itemId }: ItemKey,
): Promise<ItemRow> {
  return selectItems(db)
    .where('contentItem.contentId', '=', contentId)
    .where('contentItem.id', '=', recordId(itemId))
    .executeTakeFirstOrThrow(notFound);
}

/**
 * Waits until nobody else adds, moves or deletes blocks of this content, until the transaction ends;
 * 404 when its owner was deleted meanwhile.
 */
export async function lockContent(trx: Transaction<Database>, contentId: string): Promise<void> {
  await trx
    .selectFrom('content')
    .select('id')
    .where('id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

type NewItem =
  | { itemType: 'HtmlText'; html: string }
  | { itemType: 'Image'; alt: string; imageId: string };

/** Appends a block; the content must be locked. */
export async function appendItem(
  trx: Transaction<Database>,
  contentId: string,
  item: NewItem,
): Promise<{ id: string }> {
  const id = newId();
  const { last } = await trx
    .selectFrom('contentItem')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('contentId', '=', contentId)
    .executeTakeFirstOrThrow();
  const position = (last ?? 0) + 1;
  await trx
    .insertInto('contentItem')
    .values({ id, contentId, position, ...item })
    .execute();
  return { id };
}

interface ItemChange extends ItemKey {
  itemType: ContentItemType;
  /** The version the change is based on, where the caller states it. */
  ifMatch: number | undefined;
  set: { html: string } | { alt: string };
}

/**
 * Changes a block of the type and gives what it was before. 404 when the content has none such, 412
 * when it changed since `ifMatch`.
 */
export async function changeItem(
  trx: Transaction<Database>,
  { contentId, itemId, itemType, ifMatch, set }: ItemChange,
): Promise<ItemRow> {
  const { version } = await trx
    .selectFrom('contentItem')
    .select('version')
    .where('contentId', '=', contentId)
    .where('id', '=', recordId(itemId))
    .where('itemType', '=', itemType)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  requireFresh(version, ifMatch);
  const before = await getItem(trx, { contentId, itemId });
  await trx
    .updateTable('contentItem')
    .set({ ...set, version: version + 1, updatedAt: sql`now()` })
    .where('id', '=', itemId)
    .execute();
  return before;
}

/** Deletes a block, closes the gap and gives what it was; the content must be locked. */
export async function removeItem(trx: Transaction<Database>, key: ItemKey): Promise<ItemRow> {
  const item = await getItem(trx, key);
  await trx.deleteFrom('contentItem').where('id', '=', item.id).execute();
  await trx
    .updateTable('contentItem')
    .set({ position: sql`position - 1` })
    .where('contentId', '=', key.contentId)
    .where('position', '>', item.position)
    .execute();
  return item;
}

/**
 * Swaps a block with the one `step` positions on and tells whether there was one; the content must be
 * locked.
 */
export async function moveItem(
  trx: Transaction<Database>,
  { step, ...key }: ItemKey & { step: 1 | -1 },
): Promise<boolean> {
  const { id, position } = await getItem(trx, key);
  const neighbour = await trx
    .selectFrom('contentItem')
    .select('id')
    .where('contentId', '=', key.contentId)
    .where('position', '=', position + step)
    .executeTakeFirst();
  if (!neighbour) return false;
  await trx
    .updateTable('contentItem')
    .set({
      position: sql`case when id = ${id} then ${position + step}::integer else ${position}::integer end`,
    })
    .where('id', 'in', [id, neighbour.id])
    .execute();
  return true;
}
