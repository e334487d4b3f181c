import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { fillTables } from '#test/plans/filled-tables.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const rows = 50_000;
/** What a statement of the search may look at: a thousand that have the words, and a few of what begins so (0193). */
const mostRows = 2_500;

const { ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
await fillTables(owner.db, rows, [
  'garden',
  'party',
  'settlement',
  'meter',
  'moneyMovement',
  'news',
  'notice',
  'document',
  'message',
]);
await owner.db.connection().execute(async (db) => {
  await sql`set session_replication_role = replica`.execute(db);
  // Each plot has an account and a meter of its own, and half of them stand by a letter and a number within their sector.
  await sql`update settlement set garden_id = id where garden_id is not null`.execute(db);
  await sql`update meter set garden_id = id, role = 'plot'`.execute(db);
  await sql`
    update garden set name = chr(65 + numbered.i::int % 20) || '-' || numbered.i / 20
    from (select id, row_number() over (order by id) as i from garden) numbered
    where garden.id = numbered.id and numbered.i % 2 = 0
  `.execute(db);
  await sql`
    insert into installation (id, meter_id, serial_number)
    select id, id, 'SN/' || 1000000 + row_number() over (order by id) from meter
  `.execute(db);
  // Too few for their order to be gone through for them, and more than may be looked at.
  await sql`
    update party set party_type = 'person', first_name = 'Basia', last_name = 'Zamorska', company_name = null where id in (
      select id from (select id, row_number() over (order by id) as i from party) numbered where i % 17 = 0
    )
  `.execute(db);
  await sql`vacuum analyze garden, party, settlement, meter, installation`.execute(db);
});
await closeDatabase(owner);

const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_ADMIN');

it.each([
  'działka 120',
  '7',
  'nr 98',
  'A-120',
  '+48 (0) 600 000 300',
  'Anna.300@poczta.example',
  '<anna.301@poczta>',
  '@poczta',
  'numer rozliczenia: GR00030071',
  'SN 1000300',
  '-12,34 zł',
  'KP/2005/30',
  'a',
  'Kowalska-Nowak',
])('%j is looked for without going through a table', async (phrase) => {
  expect(await faultsOf(phrase)).toEqual([]);
});

it.each(['Zamorska xq', 'Zamorska 9'])(
  '%j is looked for in some of those alone that have the long word',
  async (phrase) => {
    const faults = await faultsOf(phrase);
    // The index names all of them, each at a tenth of what a row costs.
    expect(faults.filter((fault) => !fault.startsWith('Bitmap Index Scan'))).toEqual([]);
  },
);

/** What the statements of a search did that none may do. */
async function faultsOf(phrase: string): Promise<string[]> {
  const faults: string[] = [];
  // More often than a statement is planned anew for what it asks.
  for (let time = 0; time < 6; time += 1) {
    plans.take();
    const query = new URLSearchParams({ phrase });
    const { status } = await clerk.get(`/api/search?${query.toString()}`);
    expect(status).toBe(200);
    const found = plans.take();
    expect(found).not.toEqual([]);
    faults.push(...found.flatMap(({ root }) => planFaults(root, { mostRows, pageSize: 1 })));
  }
  return faults;
}
