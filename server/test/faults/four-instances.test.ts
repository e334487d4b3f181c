import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, inject, it } from 'vitest';
import { createTestClient } from '#test/test-client.ts';
import { createEmptyDatabase, databaseEnvironment } from '#test/test-cluster.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { startReadyProxy } from './ready-proxy.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

it('four instances behind a proxy: two in turn are stopped and started again, and no request fails', async () => {
  const urls = await createEmptyDatabase(inject('testCluster'));
  const dataDir = newDataDir();
  const options = {
    dataDir,
    // Longer than it takes the proxy to see that one is about to end, on a busy machine as well.
    env: { ...databaseEnvironment(urls), DRAIN_SECONDS: '5', LOG_LEVEL: 'warn' },
    databaseUrl: urls.ownerUrl,
  };
  const proxy = await startReadyProxy();
  const start = async (): Promise<Office> => {
    const office = await startOffice(options);
    proxy.add(office.origin);
    return office;
  };
  const [first, second, third, fourth] = await Promise.all([start(), start(), start(), start()]);
  const client = createTestClient(proxy.origin);
  await expect.poll(async () => (await client.get('/api/health/ready')).status).toBe(200);
  expect((await client.signIn('admin', 'Zielona-grządka-7')).status).toBe(204);
  const { db } = first;
  const clerks = await setToWork({ db, client });
  await untilWorking(clerks);

  const others = [];
  for (const office of [first, second]) {
    await stopOffice(office);
    others.push(await start());
    await untilWorking(clerks);
  }
  await expectKept(clerks, db);
  expect([...clerks.failures]).toEqual([]);
  for (const office of [third, fourth, ...others]) await stopOffice(office);
});
