import type { Actor } from '#src/core/change/audit-entry.ts';
import { newId } from '#src/core/database/record-id.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import { cleanFileName } from '#src/document/file-name.ts';
import type { SentFile } from './read-file.ts';
import { runBankWork } from './run-bank-work.ts';

/**
 * Stores a file of statements and has it previewed (docs/product/bank.md#dry-run). The file comes first, so that no row is without one, but not before
 * somebody reads it; it goes again where nothing is taken from it. What the storage keeps although nobody knows whether its row came true, the sweep removes.
 */
export async function storeStatement(
  { pool, storage }: Pick<AppContext, 'pool' | 'storage'>,
  {
    form,
    file,
    caller: { userLoginId, displayName },
  }: {
    readonly form: Omit<SentFile, 'bytes'>;
    readonly file: ReceivedFile;
    readonly caller: Actor;
  },
): Promise<{ id: string }> {
  const objectId = newId();
  try {
    return await runBankWork(pool, async () => {
      const bytes = await file.bytes();
      await storage.put(objectId, file.stream(), file.size);
      const { bankAccountId, profileId, encoding } = form;
      const fileName = cleanFileName(file.name);
      const sent = { bytes, bankAccountId, profileId, encoding, objectId, fileName };
      return { kind: 'preview', sent, caller: { userLoginId, displayName } } as const;
    });
  } catch (error) {
    if (isForSure(error)) await storage.delete(objectId).catch(() => undefined);
    throw error;
  }
}

/** Whether nothing was written: of a connection that broke, nobody knows what the database had heard of. */
function isForSure(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal';
}
