import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, inject, it } from 'vitest';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { addGarden } from '#test/factories.ts';
import { createTestClient } from '#test/test-client.ts';
import { createEmptyDatabase, databaseEnvironment } from '#test/test-cluster.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

it('two instances on one database: they start at once, share all, and one outlives the other', async () => {
  const urls = await createEmptyDatabase(inject('testCluster'));
  const options = {
    dataDir: newDataDir(),
    env: databaseEnvironment(urls),
    databaseUrl: urls.ownerUrl,
  };
  const [first, second] = await Promise.all([startOffice(options), startOffice(options)]);

  const { id } = await addGarden(first.db);
  const path = `/api/garden/getDetails/${id}`;
  const etag = (await first.client.get(path)).headers.get('etag') ?? '';
  const save = ({ client }: Office, area: number) =>
    client.put('/api/garden/update', { id, name: 'Działka 1', area }, { 'if-match': etag });
  const saved = await Promise.all([save(first, 100), save(second, 200)]);
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([204, 412]));

  // A session of one is a session of the other.
  const [, token = ''] = first.client.cookie().split(`${sessionCookie}=`);
  const guest = createTestClient(second.origin, { [sessionCookie]: token.split(';')[0] ?? '' });
  expect((await guest.get(path)).status).toBe(200);

  const [atFirst, atSecond] = [await setToWork(first), await setToWork(second)];
  await untilWorking(atFirst);
  first.program.kill('SIGKILL');
  await first.program.ended;
  await untilWorking(atSecond);
  await atFirst.stop();
  const third = await startOffice(options);
  const atThird = await setToWork(third);
  await untilWorking(atThird);
  expect([...atSecond.failures, ...atThird.failures]).toEqual([]);
  for (const clerks of [atFirst, atSecond, atThird]) await clerks.stop();
  for (const clerks of [atFirst, atSecond, atThird]) await expectKept(clerks, second.db);
  await stopOffice(second);
  await stopOffice(third);
});
