import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@grzadka/contract/backup/backup.model';
import { archiveKind } from '#src/core/backup-folder.ts';
import { errorCode } from '#src/core/errors/error-code.ts';

/** One of the program's own archives in the folder of the backups. */
export interface ArchiveFile {
  readonly name: string;
  readonly kind: BackupKind;
  readonly bytes: number;
  /** When the file was written to its end. */
  readonly createdAt: Date;
}

/** The archives in a folder, the newest first; none where the folder is not there yet. */
export async function readArchiveFiles(folder: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (const name of await ifThere(readdir(folder), [])) {
    const kind = archiveKind(name);
    if (kind === undefined) continue;
    // One may be removed while they are read.
    const file = await ifThere(stat(join(folder, name)), null);
    if (file?.isFile()) files.push({ name, kind, bytes: file.size, createdAt: file.mtime });
  }
  return files.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

function ifThere<Found, Other>(found: Promise<Found>, other: Other): Promise<Found | Other> {
  return found.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return other;
    throw error;
  });
}
