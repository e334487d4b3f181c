import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import type { NoticeDetails } from '@grzadka/contract/notice/notice.model';
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
import { presentNotice } from './present-notice.ts';

const recordType = 'notice';

/** A notice as the owner of its content. */
export const noticeContent: ContentOwner<'noticeId'> = {
  recordType,
  async getContent(db, { noticeId }) {
    const { id, contentId } = await getRow(db, noticeId);
    return { recordId: id, contentId };
  },
};

/** A notice with its content and version; 404 when there is none. */
export async function getNotice(
  db: Kysely<Database>,
  id: string,
): Promise<NoticeDetails & { version: number }> {
  const row = await getRow(db, id);
  const items = await listContentItems(db, row.contentId);
  return { ...presentNotice(row), content: { items }, version: row.version };
}

function getRow(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('notice')
    .selectAll()
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
}

/** Creates a notice without dates and content. */
export async function createNotice(
  db: Kysely<Database>,
  { title, caller }: { title: string; caller: Caller },
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const id = newId();
    const contentId = await createContent(trx);
    await trx.insertInto('notice').values({ id, contentId, title }).execute();
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

interface NoticeUpdate extends PublicationDates, PinDates {
  id: string;
  title: string;
  ifMatch: number | undefined;
  caller: Caller;
}

/** Changes title and dates of a notice. 404 unknown, 412 changed since `ifMatch`. */
export async function updateNotice(
  db: Kysely<Database>,
  { id, ifMatch, caller, ...fields }: NoticeUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('notice')
      .selectAll()
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    const after = await trx
      .updateTable('notice')
      .set({ ...fields, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      caller,
      action: 'update',
      recordType,
      recordId: id,
      before: presentNotice(before),
      after: presentNotice(after),
    });
  });
}

/** Deletes a notice with its content; the audit keeps all of it (decisions 9). */
export async function deleteNotice(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('notice')
      .where('id', '=', recordId(id))
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const rows = { notice: [row], ...(await removeContent(trx, row.contentId)) };
    await recordDeletion(trx, { caller, recordType, recordId: row.id, rows });
  });
}
