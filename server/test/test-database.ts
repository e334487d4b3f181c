import { inject } from 'vitest';
import { cloneTemplate } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** From global-setup.ts. */
    testClusterUrl: string;
  }
}

/**
 * A migrated, empty database for one test file. It is never dropped: tests do not meet, and the
 * whole cluster goes when the run ends.
 */
export async function createTestDatabase(): Promise<{ url: string }> {
  return { url: await cloneTemplate(inject('testClusterUrl')) };
}
