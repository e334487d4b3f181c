import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { sendHeldBack } from '#src/core/database/held-back.ts';
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
 * in between leaves an object without a row, never the reverse, and the sweep removes it. When the
 * rows cannot be written the object goes at once; when it is the commit that fails it stays for the
 * sweep, since that may have come true all the same.
 */
export async function storeObject<Result>(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  { content, size }: StoredContent,
  record: (tx: ChangeTransaction, objectId: string) => Promise<Result>,
): Promise<Result> {
  const objectId = newId();
  let mayBeCommitted = false;
  try {
    await storage.put(objectId, content, size);
    return await change(db, caller, async (tx) => {
      await tx.trx.insertInto('storedObject').values({ id: objectId, size }).execute();
      const result = await record(tx, objectId);
      await sendHeldBack(tx.trx); // so that only the commit can fail from here on
      mayBeCommitted = true;
      return result;
    });
  } catch (error) {
    if (!mayBeCommitted) await storage.delete(objectId).catch(() => undefined);
    throw error;
  }
}
