import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import { publishedNow } from '@grzadka/contract/core/publication/next-dates';
import type { PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { Page, PageVersionDetails } from '@grzadka/contract/page/page.model';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { type Kysely, sql } from 'kysely';
import { cloneContent, createContent, removeContent } from '#src/content/content.repo.ts';
import { blocksOf, presentBlock } from '#src/content/content-block-rows.ts';
import type { ContentOwner } from '#src/content/content-owner.ts';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  type Deletion,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { setDates } from '#src/core/publication/change-dates.ts';
import { publicationEndedOrRefused } from '#src/core/publication/next-dates.ts';
import { askedAt, presentPublication } from '#src/core/publication/present-dates.ts';
import { isInForce } from './in-force.ts';

/** What names a version: one of another page is none. */
interface VersionKey {
  pageId: string;
  pageVersionId: string;
}

/** A version as the owner of its content. */
export const pageVersionContent: ContentOwner<keyof VersionKey> = {
  type: pageVersionRecord.name,
  async getContent(db, key) {
    const { id, contentId } = ofPage(await readRow(db, 'pageVersion', key.pageVersionId), key);
    return { id, contentId };
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
  const { blocks, ...row } = ofPage(await readVersion(db, key.pageVersionId), key);
  return { ...presentPublication(row), content: { items: blocks.map(presentBlock) } };
}

const readVersion = readById((db, wanted) =>
  db
    .selectFrom('pageVersion as own')
    .selectAll('own')
    .select([
      isInForce(sql.ref('own.pageId')).as('inForce'),
      askedAt,
      blocksOf(db, sql.ref('own.contentId')).as('blocks'),
    ])
    .where('own.id', '=', wanted),
);

/** A version that was found by its own id alone; 404 when it is another page's. */
function ofPage<Row extends { pageId: string }>(row: Row, { pageId }: VersionKey): Row {
  if (row.pageId !== pageId) throw notFound();
  return row;
}

/** Creates a version without dates and content; 404 when there is no such page. */
export function createPageVersion(
  db: Kysely<Database>,
  { pageId, caller }: { pageId: string; caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const page = await getPage(tx.trx, pageId);
    const contentId = await createContent(tx.trx);
    return append(tx, pageVersionRecord, { values: { pageId: page.id, contentId } });
  });
}

/** Copies a version with its content and without its dates. */
export function clonePageVersion(
  db: Kysely<Database>,
  { caller, ...key }: VersionKey & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const source = await selectVersion(tx.trx, key).executeTakeFirstOrThrow(notFound);
    const contentId = await cloneContent(tx.trx, source.contentId);
    const values = { pageId: source.pageId, contentId };
    return append(tx, pageVersionRecord, { values, action: 'clone', told: { source: source.id } });
  });
}

type VersionRequest = VersionKey & Omit<ChangeRequest, 'id'>;

/** Changes the dates of a version. 404, 412. */
export function updatePageVersion(
  db: Kysely<Database>,
  {
    pageId,
    pageVersionId,
    caller,
    ifMatch,
    despiteFindings,
    ...set
  }: VersionRequest & PublicationDates & DespiteFindings,
): Promise<{ version: number }> {
  const told = despiteFindings && { despiteFindings };
  return change(db, caller, async (tx) => {
    const before = await lockVersion(tx, { pageId, pageVersionId, ifMatch });
    return updateLocked(tx, pageVersionRecord, { before, set, told });
  });
}

/** Deletes a version with its content; the audit keeps all of it. 404, 412. */
export function deletePageVersion(
  db: Kysely<Database>,
  { caller, ...which }: VersionRequest,
): Promise<Deletion> {
  return change(db, caller, async (tx) => {
    const before = await lockVersion(tx, which);
    const rows = await removeContent(tx.trx, before.contentId);
    return deleteLocked(tx, pageVersionRecord, { before, rows });
  });
}

/**
 * Publishes a version now, so that it is the one in force: one that is published and not in force begins
 * anew. 404.
 */
export function putInForce(
  db: Kysely<Database>,
  { caller, despiteFindings, ...key }: VersionKey & { caller: Actor } & DespiteFindings,
): Promise<void> {
  return change(db, caller, async (tx) => {
    const before = await lockVersion(tx, { ...key, ifMatch: undefined });
    const { inForce } = await selectVersion(tx.trx, key)
      .select(isInForce(key.pageId).as('inForce'))
      .executeTakeFirstOrThrow(notFound);
    const dates = inForce ? before : { ...before, publicationFromDate: null };
    const next = (now: string) => publishedNow(dates, now);
    await setDates(tx, pageVersionRecord, { before, next, despiteFindings });
  });
}

/** Ends the publication of a version now. 404, 400 when it is still to be published. */
export function endPageVersion(
  db: Kysely<Database>,
  { caller, ...key }: VersionKey & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const before = await lockVersion(tx, { ...key, ifMatch: undefined });
    await setDates(tx, pageVersionRecord, {
      before,
      next: (now) => publicationEndedOrRefused(before, now),
    });
  });
}

async function lockVersion(
  tx: ChangeTransaction,
  { pageId, pageVersionId, ifMatch }: Omit<VersionRequest, 'caller'>,
) {
  const version = await lockRecord(tx, pageVersionRecord, { id: pageVersionId, ifMatch });
  if (version.pageId !== pageId) throw notFound();
  return version;
}
