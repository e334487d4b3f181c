import type { TestProject } from 'vitest/node';
import { execute, startTestCluster } from './test-cluster.ts';

/** One cluster for all HTTP tests of a run; vitest calls what is returned when it is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const { ownerUrl } = cluster.urls;
  // Of hundreds of databases none is used for long: to look at each once a minute is a process six times a second.
  await execute(ownerUrl, 'alter system set autovacuum = off');
  await execute(ownerUrl, 'select pg_reload_conf()');
  project.provide('testCluster', cluster.urls);
  return () => cluster.stop();
}
