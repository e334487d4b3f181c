import { setTimeout as pause } from 'node:timers/promises';
import { databasePid } from '@grzadka/postgres/test/data-folder';
import { expect, it, onTestFinished } from 'vitest';
import { openNetworkHole } from '#test/network-hole.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { tellFigure } from './figure.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { freezeDatabase, killDatabase } from './signal-database.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

interface Fault {
  readonly name: string;
  readonly seconds: number;
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Has clerks work before, through and after a fault in which nobody gets an answer; gives every status that they
 * got besides success.
 */
async function outlast(office: Office, { name, seconds, begin, end }: Fault): Promise<number[]> {
  const { client, db } = office;
  const clerks = await setToWork(office);
  await untilWorking(clerks);

  begin();
  const begun = performance.now();
  const { status, headers, body } = await client.get('/api/garden');
  const refused = performance.now() - begun;
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await client.get('/api/health/ready')).status).toBe(503);
  expect((await client.get('/api/health/live')).status).toBe(200);
  await pause(seconds * 1000);
  end();

  const recovered = await untilWorking(clerks);
  expect((await client.get('/api/health/ready')).status).toBe(200);
  tellFigure(name, { '503 after': refused, 'well again after': recovered });
  await expectKept(clerks, db);
  await stopOffice(office);
  return [...clerks.failures];
}

it('behind a way that drops all bytes for a minute', async () => {
  const { url, ownerUrl } = await createTestDatabase();
  const hole = await openNetworkHole(url);
  onTestFinished(() => hole[Symbol.asyncDispose]());
  const env = databaseEnvironment({ url: hole.url, ownerUrl });
  const office = await startOffice({ env, databaseUrl: ownerUrl });
  const fault = { name: 'network hole', seconds: 60, begin: hole.cut, end: hole.mend };
  expect(await outlast(office, fault)).toEqual([503]);
});

it.runIf(process.platform === 'linux')('frozen for half a minute', async () => {
  const office = await startOffice();
  let thaw = () => {};
  onTestFinished(() => thaw());
  const fault = {
    name: 'frozen database',
    seconds: 30,
    begin() {
      thaw = freezeDatabase(office.dataDir);
    },
    end() {
      thaw();
      thaw = () => {};
    },
  };
  expect(await outlast(office, fault)).toEqual([503]);
});

it('killed', async () => {
  const office = await startOffice();
  const clerks = await setToWork(office);
  await untilWorking(clerks);
  for (let time = 1; time <= 3; time++) {
    const begun = performance.now();
    const killed = killDatabase(office.dataDir);
    const running = () => databasePid(office.dataDir) ?? killed;
    await expect.poll(running, { timeout: 60_000, interval: 10 }).not.toBe(killed);
    await untilWorking(clerks, 0);
    tellFigure('killed database', { 'well again after': performance.now() - begun });
    await untilWorking(clerks);
  }
  await expectKept(clerks, office.db);
  expect([...clerks.failures]).toEqual([503]);
  await stopOffice(office);
});
