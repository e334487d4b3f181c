import { randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { clusterFolder, findDatabaseFolder } from '../src/database-folder.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres.ts';
import { postmasterOf } from '../src/postmaster-file.ts';

/**
 * A DATA_DIR that does not exist yet. When the test is over, a database that still runs there is
 * stopped and the folder removed.
 */
export function newDataDir(parent = tmpdir()): string {
  const dataDir = join(parent, `grzadka-test-${randomUUIDv7()}`);
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

async function removeDataDir(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  if (databasePid(dataDir) !== null) {
    const postgres = await startEmbeddedPostgres({ dataDir });
    await postgres.stop();
  }
  const folder = findDatabaseFolder(dataDir);
  if (folder !== null) await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
}

/** The process of the database that runs on this DATA_DIR; null when none does. */
export function databasePid(dataDir: string): number | null {
  const folder = findDatabaseFolder(dataDir);
  return folder === null ? null : postmasterOf(clusterFolder(folder));
}
