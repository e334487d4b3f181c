import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { fillTables } from '#test/plans/filled-tables.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
await fillTables(owner.db, 20_000, ['garden', 'party', 'meter', 'settlement']);
// Each plot has a meter and a holder of its own.
await owner.db.connection().execute(async (db) => {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`update meter set garden_id = id, role = 'plot'`.execute(db);
  await sql`
    insert into assignment (id, garden_id, party_id, valid_from) select id, id, id, '2020-01-01' from garden
  `.execute(db);
  await sql`vacuum analyze meter, assignment`.execute(db);
});
await closeDatabase(owner);

const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_ADMIN');

/** What the statements of a call did that they may not, if they read so many rows at the most. */
async function faultsOf<Body>(path: string, mostRows: number) {
  plans.take();
  const { status, body } = await clerk.get<Body>(path);
  expect(status, path).toBe(200);
  const found = plans.take();
  expect(found, path).not.toEqual([]);
  const faults = found.flatMap(({ root }) => planFaults(root, { mostRows, pageSize: 1 }));
  return { body, faults: faults.map((fault) => `${path}: ${fault}`) };
}

it.each(['garden', 'party'])(
  'the meters of a %s are found without going through all',
  async (kind) => {
    const { rows } = await sql<{ id: string }>`
    select garden_id as id from meter where active order by id limit 10
  `.execute(app.db);
    // More often than a statement is planned anew for what it asks.
    for (const { id } of rows) {
      const { body, faults } = await faultsOf<{ items: MeterDetails[] }>(
        `/api/${kind}/${id}/meters`,
        10,
      );
      expect(body.items).toHaveLength(1);
      expect(faults).toEqual([]);
    }
  },
);

it('how the fees of a year stand is found without going through plots and accounts', async () => {
  for (let time = 0; time < 10; time += 1) {
    const { body, faults } = await faultsOf<FeeYear>(
      `/api/charge-run/standing?year=${2020 + time}`,
      100,
    );
    expect(body.year).toBe(2020 + time);
    expect(faults).toEqual([]);
  }
});
