import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';
import type { Made, Publications } from './make-publications.ts';
import { type StorageContext, storeContent } from './store-content.ts';
import { storeDocument } from './store-document.ts';

/** The rows of a table, yet to be written. */
type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** The rows of all that is published, table by table. */
export interface PublicationRows {
  readonly content: Rows<'content'>;
  readonly contentBlock: Rows<'contentBlock'>;
  readonly news: Rows<'news'>;
  readonly notice: Rows<'notice'>;
  readonly pageVersion: Rows<'pageVersion'>;
  readonly document: Rows<'document'>;
}

/**
 * Stores documents and images, each object before its row, and gives the rows that refer to them.
 * What no row comes to refer to, because the demo fails later, the nightly sweep removes.
 */
export async function storePublications(
  context: StorageContext,
  publications: Publications,
): Promise<PublicationRows> {
  const rows: PublicationRows = {
    content: [],
    contentBlock: [],
    news: [],
    notice: [],
    pageVersion: [],
    document: [],
  };
  const own = async ({ blocks, schedule: { publication, madeAt } }: Made) => {
    const { contentId, items } = await storeContent(context, { blocks, madeAt });
    rows.content.push({ id: contentId });
    rows.contentBlock.push(...items);
    return { id: newId(), contentId, updatedAt: madeAt, ...publication };
  };
  for (const entry of publications.news) {
    rows.news.push({ title: entry.title, ...(await own(entry)) });
  }
  for (const entry of publications.notices) {
    rows.notice.push({ title: entry.title, ...entry.schedule.pin, ...(await own(entry)) });
  }
  for (const version of publications.pageVersions) {
    rows.pageVersion.push({ pageId: version.pageId, ...(await own(version)) });
  }
  for (const document of publications.documents) {
    rows.document.push(await storeDocument(context, document));
  }
  return rows;
}
