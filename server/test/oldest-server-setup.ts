import { findPostgres } from '@grzadka/postgres/test/older-postgres';
import type { TestProject } from 'vitest/node';
import { oldestVersion } from '#src/core/database/server/check-database-server.ts';
import { startTestCluster } from './test-cluster.ts';

/** The cluster of global-setup.ts, run by the oldest PostgreSQL that is promised to serve. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres(oldestVersion);
  if (bin === null) throw new Error(`PostgreSQL ${oldestVersion} is not installed`);
  const cluster = await startTestCluster(bin);
  project.provide('testCluster', cluster.urls);
  return () => cluster.stop();
}
