import { documentFileIsThere } from '@grzadka/contract/document/document.model';
import { documentRecord } from '@grzadka/contract/document/document.record';
import type { Kysely } from 'kysely';
import { type ChangeRequest, lockRecord, updateLocked } from '#src/core/change/change.ts';
import { refuseStale } from '#src/core/change/if-match.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Storage } from '#src/core/storage/storage.ts';

import { cleanContentType, cleanFileName } from './file-name.ts';
import { storeObject } from './stored-object.ts';
import { isUsed } from './sweep-storage.ts';

interface Places {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}

/** Whether the storage has lost the file of a document. 404 when there is no such document. */
export async function readFileState(
  { db, storage }: Places,
  id: string,
): Promise<{ isLost: boolean }> {
  const { objectId } = await readRow(db, 'document', id);
  return { isLost: (await storage.size(objectId)) === null };
}

/**
 * Stores a file for a document whose own the storage has lost (docs/product/publishing.md#lost-file). The row of the lost
 * object goes, so that no later backup misses it. 404, 409 where the file is there, 412.
 */
export async function replaceFile(
  { db, storage }: Places,
  { id, file, caller, ifMatch }: ChangeRequest & { file: ReceivedFile },
): Promise<{ version: number }> {
  const { objectId: lost, version } = await readRow(db, 'document', id);
  refuseStale(version, ifMatch);
  if ((await storage.size(lost)) !== null) throw isThere();
  const stored = { content: file.stream(), size: file.size };
  return storeObject({ db, storage, caller }, stored, async (tx, objectId) => {
    const before = await lockRecord(tx, documentRecord, { id, ifMatch });
    // Somebody else was quicker.
    if (before.objectId !== lost) throw isThere();
    const set = {
      objectId,
      fileName: cleanFileName(file.name),
      contentType: cleanContentType(file.contentType),
      size: file.size,
    };
    const changed = await updateLocked(tx, documentRecord, { before, set, action: 'replace-file' });
    await tx.trx
      .deleteFrom('storedObject')
      .where('id', '=', lost)
      .where((row) => row.not(isUsed))
      .execute();
    return changed;
  });
}

function isThere(): AppError {
  return new AppError('conflict', { message: documentFileIsThere });
}
