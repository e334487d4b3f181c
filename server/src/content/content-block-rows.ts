import type { ContentBlock, ContentBlockDetails } from '@grzadka/contract/content/content.model';
import type { Kysely, RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/core/database/tables.ts';

/** The columns of content blocks with their images; the caller adds which and in what order. */
export function selectBlocks(db: Kysely<Database>) {
  return db
    .selectFrom('contentBlock')
    .leftJoin('image', 'image.id', 'contentBlock.imageId')
    .select(['contentBlock.id', 'contentBlock.blockType', 'contentBlock.html', 'contentBlock.alt'])
    .select(['contentBlock.version', 'contentBlock.position', 'contentBlock.imageId'])
    .select(['image.width', 'image.height']);
}

/** The blocks of the content that a row of a query names, in their order, as JSON. */
export function blocksOf(db: Kysely<Database>, contentId: RawBuilder<string>) {
  return jsonArrayFrom(
    selectBlocks(db)
      .where('contentBlock.contentId', '=', contentId)
      .orderBy('contentBlock.position'),
  );
}

export type BlockRow = Awaited<ReturnType<ReturnType<typeof selectBlocks>['execute']>>[number];

/** A row of `blocksOf` as it is shown within its owner. */
export function presentBlock(row: BlockRow): ContentBlock {
  return row.blockType === 'Image'
    ? presentImage(row)
    : { id: row.id, itemType: 'HtmlText', html: row.html ?? '' };
}

/** A block as it is shown alone, for editing. */
export function presentBlockDetails(row: BlockRow): ContentBlockDetails {
  return row.blockType === 'Image'
    ? presentImage(row)
    : { id: row.id, itemType: 'HtmlText', htmlText: row.html ?? '' };
}

function presentImage({ id, alt, imageId, width, height }: BlockRow) {
  // A constraint of the table keeps these together.
  return {
    id,
    itemType: 'Image' as const,
    alt: alt ?? '',
    url: `/api/image/${imageId}`,
    width: width ?? 1,
    height: height ?? 1,
  };
}
