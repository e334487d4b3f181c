import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
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
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  { content, size }: StoredContent,
  record: (tx: ChangeTransaction, objectId: string) => Promise<Result>,
): Promise<Result> {
  const objectId = newId();
  await storage.put(objectId, content, size).catch(async (error: unknown) => {
    await storage.delete(objectId).catch(() => undefined);
    throw error;
  });
  return change(db, caller, async (tx) => {
    await tx.trx.insertInto('storedObject').values({ id: objectId }).execute();
    return record(tx, objectId);
  });
}
