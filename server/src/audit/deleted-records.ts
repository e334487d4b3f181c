import {
  type RestorableType,
  restorableTypes,
  undoSeconds,
} from '@grzadka/contract/core/restore/restore.model';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { recordId as entryId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** Rows by table as the audit gives them back: dates are text by then. */
const keptRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export type KeptRows = z.infer<typeof keptRows>;

/** A deletion that the audit has recorded, and all that it took along. */
export interface DeletedRecord {
  /** Of the entry that records it. */
  entryId: string;
  /** Of the record. */
  id: string;
  recordType: RestorableType;
  /** What people call it: a party's name, a title, the page of a version. */
  name: string;
  deletedAt: string;
  deletedBy: string;
  /** The login that deleted it; null for the command line. */
  deletedByLoginId: string | null;
  /** It was deleted too long ago for its author to undo it. */
  isLate: boolean;
  /** It was brought back since. */
  isUndone: boolean;
  rows: KeptRows;
}

/** How many deletions are listed: the older ones are found by their id only. */
const listed = 50;

/** What was deleted last and can be restored, the newest first. */
export async function listDeleted(db: Kysely<Database>): Promise<DeletedRecord[]> {
  const entries = await selectDeletions(db).where(isGone).limit(listed).execute();
  return entries.map(toRecord);
}

/** What was deleted under the id; undefined when nothing was, or when it is there again. */
export async function findDeleted(
  db: Kysely<Database>,
  recordId: string,
): Promise<DeletedRecord | undefined> {
  const entry = await selectDeletions(db)
    .where('recordId', '=', recordId)
    .where(isGone)
    .executeTakeFirst();
  return entry && toRecord(entry);
}

/** The deletion that an entry records; undefined when it records none that can be undone. 404 for what is no id. */
export async function findDeletion(
  db: Kysely<Database>,
  id: string,
): Promise<DeletedRecord | undefined> {
  const entry = await selectDeletions(db).where('entry.id', '=', entryId(id)).executeTakeFirst();
  return entry && toRecord(entry);
}

/**
 * Whether an undelete names the deletion as the one it undid. Neither ids nor times order the two:
 * several machines have clocks of their own. Older entries name nothing; the database's clock has to
 * do for them.
 */
const isUndone = sql<boolean>`exists (
  select from audit_entry undelete
  where undelete.record_type = entry.record_type
    and undelete.record_id = entry.record_id
    and undelete.action = 'undelete'
    and coalesce(undelete.after ->> 'deletion' = entry.id::text, undelete.at >= entry.at)
)`;

const isGone = sql<boolean>`not ${isUndone}`;

function selectDeletions(db: Kysely<Database>) {
  return (
    db
      .selectFrom('auditEntry as entry')
      .select(['id', 'recordId', 'recordType', 'at', 'actor', 'loginId', 'before'])
      .select([
        sql<boolean>`at < now() - make_interval(secs => ${sql.lit(undoSeconds)})`.as('isLate'),
        isUndone.as('isUndone'),
      ])
      .where('action', '=', 'delete')
      .where('recordType', 'in', restorableTypes)
      // What was erased of a person does not come back.
      .where('before', 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
  );
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectDeletions>['execute']>>[number];

function toRecord({
  id,
  recordId,
  recordType,
  at,
  actor,
  loginId,
  ...entry
}: EntryRow): DeletedRecord {
  const rows = keptRows.parse(entry.before);
  return {
    entryId: id,
    id: recordId,
    // The query asks for these types only.
    recordType: recordType as RestorableType,
    name: nameOf(rows),
    deletedAt: at,
    deletedBy: actor,
    deletedByLoginId: loginId,
    isLate: entry.isLate,
    isUndone: entry.isUndone,
    rows,
  };
}

function nameOf({ party, login, news, notice, pageVersion, document }: KeptRows): string {
  const [row = {}] = party ?? login ?? news ?? notice ?? pageVersion ?? document ?? [];
  const name = row['name'] ?? row['userName'] ?? row['title'] ?? row['pageId'];
  return typeof name === 'string' ? name : '';
}
