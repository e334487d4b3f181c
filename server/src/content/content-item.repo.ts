import type { ContentItemType } from '@grzadka/contract/content/content.model';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
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

/** The position after the last block; nobody else can take it until the transaction ends. */
export async function nextPosition(trx: Transaction<Database>, contentId: string): Promise<number> {
  await lockContent(trx, contentId);
  const { last } = await trx
    .selectFrom('contentItem')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('contentId', '=', contentId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

type BlockRow = Selectable<Database['contentItem']>;

/** Locks a block of this content, of the type where one is given; 404 when there is none such. */
export async function lockItem(
  trx: Transaction<Database>,
  { contentId, itemId, itemType }: ItemKey & { itemType?: ContentItemType },
): Promise<BlockRow> {
  return trx
    .selectFrom('contentItem')
    .selectAll()
    .where('contentId', '=', contentId)
    .where('id', '=', recordId(itemId))
    .$if(itemType !== undefined, (query) => query.where('itemType', '=', itemType ?? 'HtmlText'))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** Moves up what came after a block that was deleted; the content must be locked. */
export async function closeGap(
  trx: Transaction<Database>,
  { contentId, position }: BlockRow,
): Promise<void> {
  await trx
    .updateTable('contentItem')
    .set({ position: sql`position - 1` })
    .where('contentId', '=', contentId)
    .where('position', '>', position)
    .execute();
}

/**
 * Swaps a block with the one `step` positions on and tells whether there was one; the content must
 * be locked.
 */
export async function swapWithNeighbour(
  trx: Transaction<Database>,
  { id, contentId, position }: BlockRow,
  step: 1 | -1,
): Promise<boolean> {
  const neighbour = await trx
    .selectFrom('contentItem')
    .select('id')
    .where('contentId', '=', contentId)
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
