import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { startTestAppOn } from '@grzadka/server/test/test-app.ts';
import { createTestDatabase } from '@grzadka/server/test/test-database.ts';
import { afterAll, expect, it } from 'vitest';
import { startBare } from '../../bare/start-bare.ts';
import { everyCase } from '../../cases/every-case.ts';
import { prepareCases } from '../../cases/prepared-case.ts';
import { fillDataSet } from '../../fill/fill-data-set.ts';
import { openClient } from '../../http/client.ts';
import { signIn } from '../../processes/sign-in.ts';

// As few as give every case something to show.
const dataSet = {
  gardens: 30,
  parties: 40,
  meters: 60,
  measurementsPerMeter: 2,
  news: 40,
  notices: 40,
  pageVersions: 20,
  documents: 40,
  auditEntries: 300,
};

const undo = new AsyncDisposableStack();
afterAll(() => undo.disposeAsync());

const urls = await createTestDatabase();
const owner = openDatabase(urls.ownerUrl, { max: 1 });
await fillDataSet(owner.db, dataSet).finally(() => closeDatabase(owner));
const app = await startTestAppOn(urls.url);
const { cookie } = await signIn(urls);
const bareServer = undo.use(await startBare(urls));
const servers = {
  ours: undo.use(openClient(app.origin, { connections: 1, cookie })),
  bare: undo.use(openClient(bareServer.origin, { connections: 1 })),
};

it('prints the very bytes of the program, in every case', async () => {
  const prepared = await prepareCases(everyCase, urls, servers);
  expect(prepared.map(({ id }) => id)).toEqual(Object.keys(everyCase));
});
