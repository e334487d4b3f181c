import { readPassword } from './cluster.ts';
import { clusterFolder, findDatabaseFolder } from './database-folder.ts';
import { type EmbeddedAddresses, embeddedAddresses } from './embedded-addresses.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { lockFolder } from './folder-lock.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/**
 * The addresses in the embedded cluster that another living process serves from this DATA_DIR; null
 * when none does. For the tools that work beside the running application. Throws an
 * `EmbeddedPostgresError` while that process is only just starting or already ending.
 */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedAddresses | null> {
  const folder = findDatabaseFolder(dataDir);
  if (folder === null) return null;
  const lock = lockFolder(folder);
  if (lock !== null) {
    lock.release();
    return null;
  }
  const file = readPostmasterFile(clusterFolder(folder));
  if (file === null || !file.isReady) {
    throw new EmbeddedPostgresError(
      `Program, który używa folderu danych „${dataDir}”, właśnie się uruchamia lub kończy: spróbuj ponownie za chwilę.`,
    );
  }
  return embeddedAddresses(file.port, await readPassword(folder));
}
