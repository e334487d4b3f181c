import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Says that a folder is this process's; given back by `release`, or by the system at its death. */
export interface FolderLock {
  release(): void;
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/**
 * Takes the folder for this process, or gives null when another living process has it.
 *
 * Node offers no file lock of its own, but an exclusive SQLite transaction is one: the kernel drops
 * it when the process dies in whatever way, so there is no stale lock to recognise, no process
 * number that somebody else has by now, and no race between two programs that start together.
 */
export function lockFolder(folder: string): FolderLock | null {
  const path = join(folder, 'lock');
  // Whoever can read the file could hold it against us.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => database.close() };
}
