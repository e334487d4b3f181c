import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter, findDatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const fallbackRoot = '/var/lib/grzadka';

/** The folder of the cluster inside the database's folder. */
export function clusterFolder(folder: string): string {
  return join(folder, 'cluster');
}

/** The file in DATA_DIR that names the database's folder where that is elsewhere. */
function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres-folder');
}

/**
 * What in DATA_DIR leads to its database: renamed, it is kept, and the next start makes a new one.
 */
export function databaseEntry(dataDir: string): string {
  const pointer = pointerFile(dataDir);
  return existsSync(pointer) ? pointer : join(dataDir, 'postgres');
}

/**
 * The database's folder for this DATA_DIR: its subfolder `postgres`, or the folder that the file
 * `postgres-folder` names. Null when neither exists.
 */
export function findDatabaseFolder(dataDir: string): string | null {
  const pointer = pointerFile(dataDir);
  if (existsSync(pointer)) {
    const folder = readFileSync(pointer, 'utf8').trim();
    if (existsSync(folder)) return folder;
    throw new EmbeddedPostgresError(
      `Brakuje folderu bazy danych „${folder}”, na który wskazuje plik „${pointer}”: przywróć ten folder albo wskaż inny w DATA_DIR.`,
    );
  }
  const own = join(dataDir, 'postgres');
  return existsSync(own) ? own : null;
}

/**
 * The database's folder for this DATA_DIR, made when it is missing. When root runs the program and
 * the database's user may not enter DATA_DIR (/root is closed to everybody), a folder below
 * /var/lib takes its place and the file `postgres-folder` in DATA_DIR names it.
 */
export async function makeDatabaseFolder(dataDir: string): Promise<string> {
  const folder = findDatabaseFolder(dataDir) ?? join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return folder;
  // Others may pass through but not look around; what is inside guards itself.
  await chmod(folder, 0o711);
  if (canEnter(findDatabaseUser(clusterFolder(folder)), folder)) return folder;
  if (existsSync(clusterFolder(folder))) {
    throw new EmbeddedPostgresError(
      `Użytkownik bazy danych nie może wejść do folderu „${folder}”: przywróć prawa przejścia (x) do tego folderu i folderów nad nim.`,
    );
  }
  await rmdir(folder);
  return makeFallbackFolder(dataDir);
}

async function makeFallbackFolder(dataDir: string): Promise<string> {
  await mkdir(fallbackRoot, { recursive: true });
  const folder = await mkdtemp(join(fallbackRoot, 'baza-'));
  await chmod(folder, 0o711);
  const pointer = pointerFile(dataDir);
  await writeFile(`${pointer}.new`, `${folder}\n`);
  await rename(`${pointer}.new`, pointer);
  return folder;
}
