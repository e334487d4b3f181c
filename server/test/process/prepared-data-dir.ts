import { copyOfDataDir, newDataDir } from '@grzadka/postgres/test/data-folder';
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
  return (await copyOfDataDir(inject('preparedDataDir'))) ?? newDataDir();
}
