import { execFile } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { clusterFolder, databaseEntry, findDatabaseFolder } from '../src/database-folder.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres.ts';
import { postmasterOf } from '../src/postmaster-file.ts';
import { parentFolder } from './parent-folder.ts';

/**
 * A DATA_DIR that does not exist yet. When the test is over, a database that still runs there is
 * stopped and the folder removed.
 */
export function newDataDir(parent = parentFolder()): string {
  const dataDir = pathForDataDir(parent);
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

/** The path of a DATA_DIR that does not exist yet, for one that outlives a test; `removeDataDir` is its user's work. */
export function pathForDataDir(parent = parentFolder()): string {
  return join(parent, `grzadka-test-${randomUUIDv7()}`);
}

/**
 * A copy of a DATA_DIR whose database is stopped, in a twentieth of the time of making one; it goes when the test is over.
 * Null where the cluster lies elsewhere, because the temporary folder is closed to its user: it is not copied along.
 */
export async function copyOfDataDir(source: string): Promise<string | null> {
  if (databaseEntry(source) !== join(source, 'postgres')) return null;
  const dataDir = newDataDir();
  if (process.platform === 'win32') await cp(source, dataDir, { recursive: true });
  // The cluster may belong to a user of its own, whom Node's copy does not keep.
  else await promisify(execFile)('cp', ['-a', source, dataDir]);
  return dataDir;
}

/** Removes a DATA_DIR where it is there, and stops a database that still runs on it. */
export async function removeDataDir(dataDir: string): Promise<void> {
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
