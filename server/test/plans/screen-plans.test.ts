import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { fillTables } from '#test/plans/filled-tables.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const roundId = newId();
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
  // Each meter was read four times by its one device, and in the round after that, or estimated in it.
  await sql`
    insert into campaign (id, name, read_from, read_thru, state, opened_at, closed_at)
    values (${roundId}, 'Jesień', '2026-10-12', '2026-10-25', 'closed', '2026-10-12', '2026-10-26')
  `.execute(db);
  await sql`insert into installation (id, meter_id) select id, id from meter`.execute(db);
  await sql`
    insert into measurement (id, meter_id, installation_id, value, measured_at)
    select gen_random_uuid(), id, id, n, '2024-10-15'::timestamptz + n * interval '5 months'
    from meter cross join generate_series(1, 4) n
  `.execute(db);
  await sql`
    insert into measurement (id, meter_id, installation_id, value, measured_at, channel, campaign_id)
    select
      gen_random_uuid(), id, id, 5, '2026-10-25 12:00', case when active then 'estimate' else 'campaign' end, ${roundId}
    from meter
  `.execute(db);
  await sql`vacuum analyze meter, assignment, installation, measurement, campaign`.execute(db);
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

it('what of a meter counts that a round has estimated is found without going through the round', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from meter where active order by id limit 10
  `.execute(app.db);
  for (const { id } of rows) {
    const { body, faults } = await faultsOf<{ items: Consumption[] }>(
      `/api/meter/${id}/consumption`,
      20,
    );
    expect(body.items.map(({ quality }) => quality)).toEqual(['read', 'read', 'read', 'estimated']);
    expect(faults).toEqual([]);
  }
});

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
