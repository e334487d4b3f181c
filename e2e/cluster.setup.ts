import { startTestCluster } from '@grzadka/server/test/test-cluster.ts';

export const clusterVariable = 'GRZADKA_TEST_CLUSTER';

/** One PostgreSQL cluster for the whole run; each test clones a database of its own from it. */
export default async function setup() {
  const cluster = await startTestCluster();
  process.env[clusterVariable] = JSON.stringify(cluster.urls);
  return () => cluster.stop();
}
