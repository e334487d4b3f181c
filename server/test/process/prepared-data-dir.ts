import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseEntry } from '@grzadka/postgres/database-folder';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** From global-setup.ts. */
    preparedDataDir: string;
  }
}

/**
 * A DATA_DIR whose database is up to date and holds nothing yet, for tests of what comes later: to make a cluster and
 * to migrate it takes most of a first start. It goes when the test is over, as that of `newDataDir`.
 */
export async function preparedDataDir(): Promise<string> {
  const dataDir = newDataDir();
  const prepared = inject('preparedDataDir');
  // Where the temporary folder is closed to the cluster's user, the cluster lies elsewhere and is not copied along.
  if (databaseEntry(prepared) !== join(prepared, 'postgres')) return dataDir;
  if (process.platform === 'win32') await cp(prepared, dataDir, { recursive: true });
  // The cluster may belong to a user of its own, whom Node's copy does not keep.
  else await promisify(execFile)('cp', ['-a', prepared, dataDir]);
  return dataDir;
}
