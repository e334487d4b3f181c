import type { ListPage } from '@grzadka/contract/core/list/list';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** More than are fetched and sorted where nobody knows how many a phrase finds. */
const gardens = 20_000;

const { ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 1 });
await sql`
  insert into garden (id, sector_id, name)
  select gen_random_uuid(), '1', 'Działka ' || i from generate_series(1, ${sql.lit(gardens)}) i
`.execute(owner.db);
await sql`vacuum analyze garden`.execute(owner.db);
await closeDatabase(owner);

const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_EMPLOYEE');

it('what many rows have is found in the order asked for, row by row until the page is full', async () => {
  plans.take();
  const { body } = await clerk.get<ListPage<{ name: string }>>(
    '/api/garden?filter-by-phrase=true&phrase=7+dzia%C5%82+a%C5%82ka&offset=100&total=later',
  );
  const found = plans
    .take()
    .flatMap(({ root }) => planFaults(root, { mostRows: 2_000, pageSize: 1 }));
  const numbers = Array.from({ length: gardens }, (_, index) => `${index + 1}`);
  const having = numbers.filter((number) => number.includes('7'));
  expect(body.items.map(({ name }) => name)).toEqual(
    having.slice(100, 200).map((number) => `Działka ${number}`),
  );
  expect(found).toEqual([]);
});
