import type { PublicationDates } from '@grzadka/contract/core/publication';
import type { NewsDetails } from '@grzadka/contract/news/news.model';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { recordDeletion } from '#src/audit/deletion.ts';
import { createContent, listContentItems, removeContent } from '#src/content/content.repo.ts';
import type { ContentOwner } from '#src/content/content-owner.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { presentNews } from './present-news.ts';

const recordType = 'news';

/** A news entry as the owner of its content. */
export const newsContent: ContentOwner<'newsId'> = {
  recordType,
  async getContent(db, { newsId }) {
    const { id, contentId } = await getRow(db, newsId);
    return { recordId: id, contentId };
  },
};

/** A news entry with its content and version; 404 when there is none. */
export async function getNews(
  db: Kysely<Database>,
  id: string,
): Promise<NewsDetails & { version: number }> {
  const row = await getRow(db, id);
  const items = await listContentItems(db, row.contentId);
  return { ...presentNews(row), content: { items }, version: row.version };
}

function getRow(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('news')
    .selectAll()
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
}

/** Creates a news entry without dates and content. */
export async function createNews(
  db: Kysely<Database>,
  { title, caller }: { title: string; caller: Caller },
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const id = newId();
    const contentId = await createContent(trx);
    await trx.insertInto('news').values({ id, contentId, title }).execute();
    await recordAudit(trx, {
      caller,
      action: 'create',
      recordType,
      recordId: id,
      after: { id, title },
    });
    return { id };
  });
}

interface NewsUpdate extends PublicationDates {
  id: string;
  title: string;
  ifMatch: number | undefined;
  caller: Caller;
}

/** Changes title and dates of a news entry. 404 unknown, 412 changed since `ifMatch`. */
export async function updateNews(
  db: Kysely<Database>,
  { id, ifMatch, caller, ...fields }: NewsUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('news')
      .selectAll()
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    const after = await trx
      .updateTable('news')
      .set({ ...fields, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      caller,
      action: 'update',
      recordType,
      recordId: id,
      before: presentNews(before),
      after: presentNews(after),
    });
  });
}

/** Deletes a news entry with its content; the audit keeps all of it (decisions 9). */
export async function deleteNews(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('news')
      .where('id', '=', recordId(id))
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const rows = { news: [row], ...(await removeContent(trx, row.contentId)) };
    await recordDeletion(trx, { caller, recordType, recordId: row.id, rows });
  });
}
