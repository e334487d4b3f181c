import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { readById } from '#src/core/database/read-by-id.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { type BlockRow, selectBlocks } from './content-block-rows.ts';

/** A block and the content it must belong to. */
interface BlockKey {
  contentId: string;
  itemId: string;
}

/** A block of this content; 404 when it has none of that id. */
export async function getBlock(
  db: Kysely<Database>,
  { contentId, itemId }: BlockKey,
): Promise<BlockRow> {
  const block = await readBlock(db, itemId);
  if (block.contentId !== contentId) throw notFound();
  return block;
}

const readBlock = readById((db, wanted) =>
  selectBlocks(db).select('contentBlock.contentId').where('contentBlock.id', '=', wanted),
);

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
    .selectFrom('contentBlock')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('contentId', '=', contentId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** A block as its table keeps it, without the size of its image. */
type StoredBlock = Selectable<Database['contentBlock']>;

/** Locks a block of this content, of the type where one is given; 404 when there is none such. */
export async function lockBlock(
  trx: Transaction<Database>,
  { contentId, itemId, blockType }: BlockKey & { blockType?: ContentBlockType },
): Promise<StoredBlock> {
  return trx
    .selectFrom('contentBlock')
    .selectAll()
    .where('contentId', '=', contentId)
    .where('id', '=', recordId(itemId))
    .$if(blockType !== undefined, (query) => query.where('blockType', '=', blockType ?? 'HtmlText'))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** Waits as `lockContent` does, and locks a block of the content; 404 when either was deleted meanwhile. */
export function lockBlockAndContent(
  trx: Transaction<Database>,
  { contentId, itemId }: BlockKey,
): Promise<StoredBlock> {
  return trx
    .selectFrom('content')
    .innerJoin('contentBlock', 'contentBlock.contentId', 'content.id')
    .selectAll('contentBlock')
    .where('content.id', '=', contentId)
    .where('contentBlock.id', '=', recordId(itemId))
    .forUpdate(['content', 'contentBlock'])
    .executeTakeFirstOrThrow(notFound);
}

/** Moves up what came after a block that was deleted; the content must be locked. */
export async function closeGap(
  trx: Transaction<Database>,
  { contentId, position }: StoredBlock,
): Promise<void> {
  await trx
    .updateTable('contentBlock')
    .set({ position: sql`position - 1` })
    .where('contentId', '=', contentId)
    .where('position', '>', position)
    .execute();
}

/** The statement that swaps a block with the one `step` positions on, if there is one, and gives the two. */
export function swappingWithNeighbour(
  trx: Transaction<Database>,
  { id, contentId, position }: StoredBlock,
  step: 1 | -1,
) {
  const there = position + step;
  return trx
    .updateTable('contentBlock')
    .set({
      position: sql`case when id = ${id} then ${there}::integer else ${position}::integer end`,
    })
    .where('contentId', '=', contentId)
    .where('position', 'in', [position, there])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contentBlock as neighbour')
          .select('neighbour.id')
          .where('neighbour.contentId', '=', contentId)
          .where('neighbour.position', '=', there),
      ),
    )
    .returning('contentBlock.id');
}
