import type { Readable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Storage } from '#src/core/storage/storage.ts';

interface StoredContent {
  content: Readable;
  /** Bytes. */
  size: number;
}

/**
 * Stores an object and then, in one transaction, its row and what `record` writes about it: a crash
 * in between leaves an object without a row, never the reverse, and the sweep removes it. After a
 * failed transaction the object stays too, since it may have been committed all the same.
 */
export async function storeObject<Result>(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { content, size }: StoredContent,
  record: (trx: Transaction<Database>, objectId: string) => Promise<Result>,
): Promise<Result> {
  const objectId = newId();
  await storage.put(objectId, content, size).catch(async (error: unknown) => {
    await storage.delete(objectId).catch(() => undefined);
    throw error;
  });
  return db.transaction().execute(async (trx) => {
    await trx.insertInto('storedObject').values({ id: objectId }).execute();
    return record(trx, objectId);
  });
}
