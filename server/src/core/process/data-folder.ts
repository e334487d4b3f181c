import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors/error-code.ts';
import { StartError } from './start-error.ts';

/**
 * Makes DATA_DIR if it is missing and tries whether it can be written to. Throws a `StartError`
 * that names the folder if not.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    if (!existsSync(dataDir)) await makeFolder(dataDir);
    await rmdir(await mkdtemp(join(dataDir, '.proba-')));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/**
 * Makes a folder and those above it. Not by `mkdir` with `recursive`: that never returns where the
 * parent is there but refuses with "not found", as the file systems of /proc and autofs do.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  // The database's user has to pass through the folders of root's.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
}

/** The sentence for a folder that refuses what the program has to write there. */
export function unwritable(folder: string, error: unknown): StartError {
  const reason = errorCode(error) || 'nieznany błąd';
  return new StartError(
    `Nie można zapisywać w folderze danych „${folder}” (${reason}): nadaj prawo zapisu, zrób miejsce na dysku albo wskaż inny folder w DATA_DIR.`,
    error,
  );
}
