import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { addLogin, testPassword } from '@grzadka/server/test/factories.ts';
import { serveApp } from '@grzadka/server/test/serve-app.ts';
import { createTestClient } from '@grzadka/server/test/test-client.ts';
import { createTestDatabase } from '@grzadka/server/test/test-database.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { startBareServer } from './bare-server.ts';
import { fillMeters } from './fill-meters.ts';

const meterCount = 100_000;

const barePage = `
  select meter.*, measurement.value from meter
  left join measurement on measurement.id = meter.last_measurement_id
  order by meter.name collate polish, meter.id limit 100
`;

const closing: (() => Promise<unknown>)[] = [];
let list: (query: string) => Promise<unknown>;
let bare: () => Promise<unknown>;

beforeAll(async () => {
  const { url: databaseUrl, ownerUrl } = await createTestDatabase();
  const app = await serveApp({ databaseUrl, env: { LOG_LEVEL: 'silent' } });
  const owner = openDatabase(ownerUrl);
  await fillMeters(owner.db, meterCount);
  await closeDatabase(owner);
  const { loginId } = await addLogin(app.db);
  const client = createTestClient(app.origin);
  await client.signIn(loginId, testPassword);
  list = (query) => client.get(`/api/meter?${query}`);

  const { db, pool } = openDatabase(databaseUrl);
  const bareServer = await startBareServer(pool, barePage);
  const bareClient = createTestClient(bareServer.origin);
  bare = () => bareClient.get('/');
  closing.push(
    () => app.close(),
    bareServer.close,
    () => db.destroy(),
  );
}, 120_000);

afterAll(async () => {
  for (const close of closing) await close();
});

/**
 * A page of 100 rows of 100,000 meters through the whole application (session, permission, parsing,
 * exact total, reply parsing), as a multiple of one bare query sent as it comes.
 */
test('a page of meters', { timeout: 120_000 }, async ({ bench }) => {
  await bench.compare(
    bench('bare query', () => bare()),
    bench('first page', () => list('')),
    bench('active ones', () => list('filter-by-state=true&is-active=true')),
    bench('found by phrase', () => list('filter-by-phrase=true&phrase=wodomierz%20999')),
    bench('latest measurement first', () =>
      list('sort-by=last-measurement-time&sort-direction=desc'),
    ),
    { iterations: 50, warmupIterations: 5 },
  );
});
