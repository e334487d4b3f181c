import { startTestCluster } from '@grzadka/server/test/test-cluster.ts';

export const clusterUrlVariable = 'GRZADKA_TEST_CLUSTER_URL';

/** One PostgreSQL cluster for the whole run; each test clones a database of its own from it. */
export default async function setup() {
  const cluster = await startTestCluster();
  process.env[clusterUrlVariable] = cluster.url;
  return () => cluster.stop();
}
