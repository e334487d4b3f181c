import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { PageId } from '@grzadka/contract/page/page.model';
import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Db = Kysely<Database>;

async function addContent(db: Db): Promise<string> {
  const id = newId();
  await db.insertInto('content').values({ id }).execute();
  return id;
}

/** The text blocks of a content that has none yet, in their order; gives their ids. */
async function addTexts(db: Db, contentId: string, htmls: readonly string[]): Promise<string[]> {
  const blockType = 'HtmlText' as const;
  const blocks = htmls.map((html, index) => {
    return { id: newId(), contentId, position: index + 1, blockType, html };
  });
  if (blocks.length > 0) await db.insertInto('contentBlock').values(blocks).execute();
  return blocks.map(({ id }) => id);
}

/** A news entry with the texts given, as they are stored; without dates a draft. */
export async function addNews(
  db: Db,
  {
    title = 'Wpis',
    texts = [],
    ...dates
  }: { title?: string; texts?: readonly string[] } & Partial<PublicationDates> = {},
) {
  const id = newId();
  const contentId = await addContent(db);
  await db
    .insertInto('news')
    .values({ id, contentId, title, ...dates })
    .execute();
  return { id, itemIds: await addTexts(db, contentId, texts) };
}

/** A notice without content. */
export async function addNotice(
  db: Db,
  {
    title = 'Ogłoszenie',
    ...dates
  }: { title?: string } & Partial<PublicationDates & PinDates> = {},
) {
  const id = newId();
  const contentId = await addContent(db);
  await db
    .insertInto('notice')
    .values({ id, contentId, title, ...dates })
    .execute();
  return { id };
}

/** A version of a page, without content. */
export async function addPageVersion(
  db: Db,
  { pageId = 'oplaty', ...dates }: { pageId?: PageId } & Partial<PublicationDates> = {},
) {
  const id = newId();
  const contentId = await addContent(db);
  await db
    .insertInto('pageVersion')
    .values({ id, pageId, contentId, ...dates })
    .execute();
  return { id };
}

/** The row of a document, whose object was never stored. */
export async function addDocument(
  db: Db,
  {
    name = 'Dokument',
    size = 1000,
    ...dates
  }: { name?: string; size?: number } & Partial<PublicationDates & PinDates> = {},
) {
  const id = newId();
  const objectId = newId();
  await db.insertInto('storedObject').values({ id: objectId }).execute();
  await db
    .insertInto('document')
    .values({
      id,
      objectId,
      name,
      size,
      fileName: 'dokument.pdf',
      contentType: 'application/pdf',
      ...dates,
    })
    .execute();
  return { id, objectId };
}
