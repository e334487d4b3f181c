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

/** A news entry without content; without dates a draft. */
export async function addNews(
  db: Db,
  { title = 'Wpis', ...dates }: { title?: string } & Partial<PublicationDates> = {},
) {
  const id = newId();
  const contentId = await addContent(db);
  await db
    .insertInto('news')
    .values({ id, contentId, title, ...dates })
    .execute();
  return { id };
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
