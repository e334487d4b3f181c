import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#src/core/database/tables.ts';
import { type RestorableType, restorableTypes } from './restorable.ts';

/** Rows by table as the audit gives them back: dates are text by then. */
const keptRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

export type KeptRows = z.infer<typeof keptRows>;

/** Something that was deleted and is still gone. */
export interface DeletedRecord {
  id: string;
  recordType: RestorableType;
  /** What people call it: a party's name, a title, the page of a version. */
  name: string;
  deletedAt: string;
  deletedBy: string;
  rows: KeptRows;
}

/** How many deletions are listed: the older ones are found by their id only. */
const listed = 50;

/** What was deleted last and can be restored, the newest first. */
export async function listDeleted(db: Kysely<Database>): Promise<DeletedRecord[]> {
  return (await selectDeleted(db).limit(listed).execute()).map(toRecord);
}

/** What was deleted under the id; undefined when nothing was, or when it is there again. */
export async function findDeleted(
  db: Kysely<Database>,
  recordId: string,
): Promise<DeletedRecord | undefined> {
  const row = await selectDeleted(db).where('recordId', '=', recordId).executeTakeFirst();
  return row && toRecord(row);
}

const types = Object.keys(restorableTypes) as RestorableType[];

function selectDeleted(db: Kysely<Database>) {
  return (
    db
      .selectFrom('auditEntry as entry')
      .select(['recordId', 'recordType', 'at', 'actor', 'before'])
      .where('action', '=', 'delete')
      .where('recordType', 'in', types)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('auditEntry as later')
              .select('later.id')
              .whereRef('later.recordType', '=', 'entry.recordType')
              .whereRef('later.recordId', '=', 'entry.recordId')
              .whereRef('later.id', '>', 'entry.id'),
          ),
        ),
      )
      // Ids are made in the order of time.
      .orderBy('id', 'desc')
  );
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectDeleted>['execute']>>[number];

function toRecord({ recordId, recordType, at, actor, before }: EntryRow): DeletedRecord {
  const rows = keptRows.parse(before);
  return {
    id: recordId,
    // The query asks for these types only.
    recordType: recordType as RestorableType,
    name: nameOf(rows),
    deletedAt: at,
    deletedBy: actor,
    rows,
  };
}

function nameOf({ party, news, notice, pageVersion, document }: KeptRows): string {
  const [row = {}] = party ?? news ?? notice ?? pageVersion ?? document ?? [];
  const name = row['name'] ?? row['title'] ?? row['pageId'];
  return typeof name === 'string' ? name : '';
}
