import type { PublicationDates } from '@grzadka/contract/core/publication';
import type { Page, PageVersionDetails } from '@grzadka/contract/page/page.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { recordDeletion } from '#src/audit/deletion.ts';
import {
  cloneContent,
  createContent,
  listContentItems,
  removeContent,
} from '#src/content/content.repo.ts';
import type { ContentOwner } from '#src/content/content-owner.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import { isInForce } from './in-force.ts';
import { presentPageVersion } from './present-page-version.ts';

const recordType = 'page-version';

/** What names a version: one of another page is none. */
interface VersionKey {
  pageId: string;
  pageVersionId: string;
}

/** A version as the owner of its content. */
export const pageVersionContent: ContentOwner<keyof VersionKey> = {
  recordType,
  async getContent(db, key) {
    const { id, contentId } = await selectVersion(db, key).executeTakeFirstOrThrow(notFound);
    return { recordId: id, contentId };
  },
};

/** One of the fixed pages; 404 when there is none of that id. */
export async function getPage(db: Kysely<Database>, pageId: string): Promise<Page> {
  return db
    .selectFrom('page')
    .select(['id', 'name'])
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow(notFound);
}

function selectVersion(db: Kysely<Database>, { pageId, pageVersionId }: VersionKey) {
  return db
    .selectFrom('pageVersion')
    .selectAll()
    .where('pageId', '=', pageId)
    .where('id', '=', recordId(pageVersionId));
}

/** A version with its content and version number; 404 when the page has none such. */
export async function getPageVersion(
  db: Kysely<Database>,
  key: VersionKey,
): Promise<PageVersionDetails & { version: number }> {
  const { inForce, ...row } = await selectVersion(db, key)
    .select(isInForce(key.pageId).as('inForce'))
    .executeTakeFirstOrThrow(notFound);
  const items = await listContentItems(db, row.contentId);
  return { ...presentPageVersion(row), inForce, content: { items }, version: row.version };
}

/** Creates a version without dates and content; 404 when there is no such page. */
export async function createPageVersion(
  db: Kysely<Database>,
  { pageId, caller }: { pageId: string; caller: Caller },
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const page = await getPage(trx, pageId);
    const contentId = await createContent(trx);
    return insertVersion(trx, { pageId: page.id, contentId, caller, action: 'create' });
  });
}

/** Copies a version with its content and without its dates. */
export async function clonePageVersion(
  db: Kysely<Database>,
  { caller, ...key }: VersionKey & { caller: Caller },
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const source = await selectVersion(trx, key).executeTakeFirstOrThrow(notFound);
    const contentId = await cloneContent(trx, source.contentId);
    const { pageId } = source;
    return insertVersion(trx, { pageId, contentId, caller, action: 'clone', source: source.id });
  });
}

interface NewVersion {
  pageId: string;
  contentId: string;
  caller: Caller;
  action: 'create' | 'clone';
  /** The version that was cloned. */
  source?: string;
}

async function insertVersion(
  trx: Transaction<Database>,
  { pageId, contentId, caller, action, source }: NewVersion,
): Promise<{ id: string }> {
  const id = newId();
  await trx.insertInto('pageVersion').values({ id, pageId, contentId }).execute();
  const after = { id, pageId, ...(source !== undefined && { source }) };
  await recordAudit(trx, { caller, action, recordType, recordId: id, after });
  return { id };
}

interface PageVersionUpdate extends VersionKey, PublicationDates {
  ifMatch: number | undefined;
  caller: Caller;
}

/** Changes the dates of a version. 404 unknown, 412 changed since `ifMatch`. */
export async function updatePageVersion(
  db: Kysely<Database>,
  { pageId, pageVersionId, ifMatch, caller, ...dates }: PageVersionUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await selectVersion(trx, { pageId, pageVersionId })
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    const after = await trx
      .updateTable('pageVersion')
      .set({ ...dates, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, {
      caller,
      action: 'update',
      recordType,
      recordId: before.id,
      before: presentPageVersion(before),
      after: presentPageVersion(after),
    });
  });
}

/** Deletes a version with its content; the audit keeps all of it. */
export async function deletePageVersion(
  db: Kysely<Database>,
  { pageId, pageVersionId, caller }: VersionKey & { caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('pageVersion')
      .where('pageId', '=', pageId)
      .where('id', '=', recordId(pageVersionId))
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const rows = { pageVersion: [row], ...(await removeContent(trx, row.contentId)) };
    await recordDeletion(trx, { caller, recordType, recordId: row.id, rows });
  });
}
