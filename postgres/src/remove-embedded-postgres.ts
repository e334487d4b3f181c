import { rm } from 'node:fs/promises';
import { clusterFolder, findDatabaseFolder } from './database-folder.ts';
import { findDatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { lockFolder } from './folder-lock.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { postmasterOf } from './postmaster-file.ts';
import { stopCluster } from './recover.ts';

/**
 * Removes a DATA_DIR with all that is in it, the embedded database included, which is stopped first
 * should a killed run have left it behind. Throws an `EmbeddedPostgresError` when a living process
 * works with it; does nothing where there is no such folder.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const folder = findDatabaseFolder(dataDir);
  if (folder !== null) await removeDatabase(folder);
  await rm(dataDir, { recursive: true, force: true });
}

async function removeDatabase(folder: string): Promise<void> {
  const lock = lockFolder(folder);
  if (lock === null) {
    throw new EmbeddedPostgresError(`Bazy danych w folderze „${folder}” używa inny program.`);
  }
  try {
    const cluster = clusterFolder(folder);
    if (postmasterOf(cluster) !== null) {
      const user = findDatabaseUser(cluster);
      await stopCluster(cluster, await findPostgresPrograms(folder, user), user);
    }
    await rm(folder, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
