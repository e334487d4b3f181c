import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { storeObject } from '#src/document/stored-object.ts';
import type { ImageKind } from './read-image.ts';

/**
 * Stores an uploaded image, re-encoded, and in one transaction with its row what `record` writes about it. A
 * file that is no proper image is refused, see `readImage`; `kind` says what is taken, any image unless stated.
 */
export async function storeImage<Result>(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Actor },
  { file, kind }: { file: ReceivedFile; kind?: ImageKind },
  record: (tx: ChangeTransaction, imageId: string) => Promise<Result>,
): Promise<Result> {
  // Loaded with the first image: what decodes them takes memory that a garden may never need.
  const { readImage } = await import('./read-image.ts');
  const { bytes, stream, ...facts } = await readImage(file, kind);
  const stored = { content: stream(), size: bytes };
  return storeObject({ db, storage, caller }, stored, async (tx, imageId) => {
    await tx.trx
      .insertInto('image')
      .values({ id: imageId, size: bytes, ...facts })
      .execute();
    return record(tx, imageId);
  });
}
