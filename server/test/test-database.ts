import { inject } from 'vitest';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import { cloneTemplate } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** From global-setup.ts. */
    testCluster: DatabaseUrls;
  }
}

/**
 * A migrated, empty database for one test file. It is never dropped: tests do not meet, and the
 * whole cluster goes when the run ends.
 */
export function createTestDatabase(): Promise<DatabaseUrls> {
  return cloneTemplate(inject('testCluster'));
}
