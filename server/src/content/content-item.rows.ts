import type { ContentItem, ContentItemDetails } from '@grzadka/contract/content/content.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The columns of content blocks with their images; the caller adds which and in what order. */
export function selectItems(db: Kysely<Database>) {
  return db
    .selectFrom('contentItem')
    .leftJoin('image', 'image.id', 'contentItem.imageId')
    .select(['contentItem.id', 'contentItem.itemType', 'contentItem.html', 'contentItem.alt'])
    .select(['contentItem.version', 'contentItem.position', 'contentItem.imageId'])
    .select(['image.width', 'image.height']);
}

export type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

/** A block as it is shown within its owner. */
export function presentItem(row: ItemRow): ContentItem {
  return row.itemType === 'Image'
    ? presentImage(row)
    : { id: row.id, itemType: 'HtmlText', html: row.html ?? '' };
}

/** A block as it is shown alone, for editing. */
export function presentItemDetails(row: ItemRow): ContentItemDetails {
  return row.itemType === 'Image'
    ? presentImage(row)
    : { id: row.id, itemType: 'HtmlText', htmlText: row.html ?? '' };
}

function presentImage({ id, alt, imageId, width, height }: ItemRow) {
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
