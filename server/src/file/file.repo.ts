import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';
import { type Kysely, sql } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { recordDeletion } from '#src/audit/deletion.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireFresh } from '#src/core/http/etag.ts';
import type { ReceivedFile } from '#src/core/http/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { cleanContentType, cleanFileName } from './file-name.ts';
import { presentFile } from './present-file.ts';
import { storeObject } from './stored-object.ts';

/** The form of a document: its name and when it is published and pinned. */
interface FileFields extends PublicationDates, PinDates {
  name: string;
}

function columnsOf(form: FileFields): FileFields {
  const { name, publicationFromDate, publicationThruDate, pinFromDate, pinThruDate } = form;
  return { name, publicationFromDate, publicationThruDate, pinFromDate, pinThruDate };
}

interface FileUpdate extends FileFields {
  id: string;
  ifMatch: number | undefined;
  caller: Caller;
}

/** A document's row; 404 when there is none. */
export async function getFile(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
}

/** Stores an uploaded file as a document. */
export async function addFile(
  context: { db: Kysely<Database>; storage: Storage },
  { form, file, caller }: { form: FileFields; file: ReceivedFile; caller: Caller },
): Promise<{ id: string }> {
  const stored = { content: file.stream(), size: file.size };
  return storeObject(context, stored, async (trx, objectId) => {
    const row = await trx
      .insertInto('file')
      .values({
        id: newId(),
        objectId,
        fileName: cleanFileName(file.name),
        contentType: cleanContentType(file.contentType),
        size: file.size,
        ...columnsOf(form),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const record = { action: 'upload', recordType: 'file', recordId: row.id };
    await recordAudit(trx, { caller, ...record, after: presentFile(row) });
    return { id: row.id };
  });
}

/** Changes a document's name and dates. 404 unknown, 412 changed since `ifMatch`. */
export async function updateFile(
  db: Kysely<Database>,
  { id, ifMatch, caller, ...fields }: FileUpdate,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('file')
      .selectAll()
      .where('id', '=', recordId(id))
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    requireFresh(before.version, ifMatch);
    const after = await trx
      .updateTable('file')
      .set({ ...fields, version: before.version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const record = { action: 'update', recordType: 'file', recordId: id };
    await recordAudit(trx, {
      caller,
      ...record,
      before: presentFile(before),
      after: presentFile(after),
    });
  });
}

/**
 * Deletes a document. Its object stays until the sweep has seen it unused for long enough, so that
 * what the audit keeps can be restored. 404 when there is none.
 */
export async function deleteFile(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('file')
      .where('id', '=', recordId(id))
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const record = { recordType: 'file', recordId: row.id } as const;
    await recordDeletion(trx, { caller, ...record, rows: { file: [row] } });
  });
}
