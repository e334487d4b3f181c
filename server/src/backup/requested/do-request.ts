import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { megabyte } from '@grzadka/contract/core/upload';
import type { Kysely } from 'kysely';
import { removeUnfinished } from '#src/core/backup-folder.ts';
import type { Database } from '#src/core/database/tables.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { requireRoomForAnother } from '../archive/require-room.ts';
import { type BackupResult, type BackupSource, backUp } from '../back-up.ts';
import { recordArchive, recordBackupFailure } from '../backup-records.ts';
import { failureReason } from '../explain-file.ts';

/** Which archive, and where. */
interface ArchivePlace {
  readonly db: Kysely<Database>;
  readonly folder: string;
  readonly name: string;
}

interface MakeOptions {
  readonly source: BackupSource;
  readonly madeBy: string | null;
  readonly minFreeDiskMb: number;
}

/** Writes an archive under its name, and who asked for it. Why it failed is written down for the screen, and thrown. */
export async function makeOnRequest(
  { db, folder, name }: ArchivePlace,
  { source, madeBy, minFreeDiskMb }: MakeOptions,
): Promise<BackupResult> {
  const path = join(folder, name);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder, new Date());
    await requireRoomForAnother(folder);
    const result = await backUp({ ...source, minFreeBytes: minFreeDiskMb * megabyte }, path);
    await recordArchive(db, { folder, name }, { madeBy, missing: [...result.missing] });
    return result;
  } catch (error) {
    await recordBackupFailure(db, folder, failureReason(path, error)).catch(() => undefined);
    throw error;
  }
}

/** Reads an archive through against its manifest and writes down whether it is whole, which it also gives. */
export async function checkOnRequest(
  { db, folder, name }: ArchivePlace,
  signal: AbortSignal,
): Promise<boolean> {
  const isWhole = await checkArchive(join(folder, name), signal).then(
    () => true,
    (error: unknown) => {
      // Of a file that cannot be read, such as one that was removed meanwhile, nobody knows.
      if (error instanceof StartError) return false;
      throw error;
    },
  );
  await recordArchive(db, { folder, name }, { check: { at: new Date().toISOString(), isWhole } });
  return isWhole;
}
