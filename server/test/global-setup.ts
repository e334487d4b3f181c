import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

/** One cluster for all HTTP tests of a run; vitest calls what is returned when it is over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testCluster', cluster.urls);
  return () => cluster.stop();
}
