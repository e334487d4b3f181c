import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isPublished } from '#src/core/publication/period.ts';

/** An image as it is stored. */
export interface PublishedImage {
  readonly id: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
}

/**
 * An image that something published now holds: a news entry, a notice, the version of a page that is in force, or the head of the
 * site. 404 for any other.
 */
export async function getPublishedImage(db: Kysely<Database>, id: string): Promise<PublishedImage> {
  const { rows } = await sql<Omit<PublishedImage, 'size'> & { size: string }>`
    select image.id, image.content_type, image.size, image.width from image
    where image.id = ${recordId(id)} and (exists (select from settings_picture where image_id = image.id) or exists (
      select from content_block
      where content_block.image_id = image.id and (
        exists (select from news where news.content_id = content_block.content_id and ${isPublished('news')})
        or exists (select from notice where notice.content_id = content_block.content_id and ${isPublished('notice')})
        or content_block.content_id in (
          select distinct on (page_id) content_id from page_version where ${isPublished('pageVersion')}
          order by page_id, publication_from_date desc, created_at desc, id desc
        )
      )
    ))
  `.execute(db);
  const [image] = rows;
  if (!image) throw notFound();
  return { ...image, size: Number(image.size) };
}
