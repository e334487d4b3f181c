import { type RawBuilder, sql } from 'kysely';

/** An image of a content, with what it is for who does not see it. */
export interface PublishedPicture {
  readonly imageId: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A block as the site shows it. */
export type PublishedBlock =
  | { readonly blockType: 'HtmlText'; readonly html: string }
  | ({ readonly blockType: 'Image' } & PublishedPicture);

/** The blocks of a content in their order, as one value of a query. */
export function publishedBlocks(
  contentId: RawBuilder<unknown>,
): RawBuilder<readonly PublishedBlock[]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'blockType', content_block.block_type, 'html', content_block.html, 'alt', content_block.alt,
      'imageId', content_block.image_id, 'width', image.width, 'height', image.height
    ) order by content_block.position), '[]')
    from content_block left join image on image.id = content_block.image_id
    where content_block.content_id = ${contentId}
  )`;
}

/** How much HTML of the first texts is read for an excerpt: markup takes some of it. */
const mostHtml = 2000;

/** The HTML that a content's text begins with, cut anywhere, as one value of a query; '' without text. */
export function beginningOf(contentId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce((
    select left(html, ${sql.lit(mostHtml)}) from content_block
    where content_block.content_id = ${contentId} and html is not null
    order by position limit 1
  ), '')`;
}

/** The first image of a content, as one value of a query; null without one. */
export function firstPictureOf(
  contentId: RawBuilder<unknown>,
): RawBuilder<PublishedPicture | null> {
  return sql`(
    select json_build_object(
      'imageId', image.id, 'alt', content_block.alt, 'width', image.width, 'height', image.height
    )
    from content_block join image on image.id = content_block.image_id
    where content_block.content_id = ${contentId}
    order by content_block.position limit 1
  )`;
}
