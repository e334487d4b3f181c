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
const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
await sql`
  insert into garden (id, sector_id, name)
  select gen_random_uuid(), '1', 'Działka ' || i from generate_series(1, ${sql.lit(gardens)}) i
`.execute(owner.db);
// Past the triggers: an account of each, every fourth of them closed.
await sql`
  insert into settlement (id, number, garden_id, garden_name, sector_id, search, closed_on)
  select
    gen_random_uuid(), row_number() over (), id, name, sector_id, search_key(name || ' GR Nowak'),
    case when substring(name from '\\d+')::integer % 4 = 0 then date '2020-12-31' end
  from garden
`.execute(owner.db);
await sql`vacuum analyze garden, settlement`.execute(owner.db);
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

it('what many accounts have is found nearest first, tier by tier, and closed ones last', async () => {
  const find = async (query: string) => {
    const { body } = await clerk.get<ListPage<{ garden: { name: string } }>>(
      `/api/settlement?filter-by-phrase=true&phrase=7&${query}`,
    );
    const names = body.items.map(({ garden }) => Number(garden.name.replace('Działka ', '')));
    return { names, total: body.totalItems };
  };
  const all = Array.from({ length: gardens }, (_, index) => index + 1).filter((number) =>
    String(number).includes('7'),
  );
  const distance = (number: number) =>
    (number % 4 === 0 ? 10 : 0) + (number === 7 ? 0 : String(number).startsWith('7') ? 1 : 2);
  const inOrder = all.toSorted((one, other) => distance(one) - distance(other) || one - other);
  const begins = inOrder.filter((number) => distance(number) < 2).length;
  for (const offset of [0, begins - 2, inOrder.length - 5]) {
    const { names, total } = await find(`limit=5&offset=${offset}`);
    expect(names).toEqual(inOrder.slice(offset, offset + 5));
    expect(total).toBe(all.length);
  }
  plans.take();
  expect((await find('limit=5&sort-direction=desc&total=later')).names).toEqual(
    inOrder.toReversed().slice(0, 5),
  );
  // Each tier by itself: the statement was not sorted as a whole.
  expect(plans.take().some(({ statement }) => statement.includes('part_5'))).toBe(true);
});
