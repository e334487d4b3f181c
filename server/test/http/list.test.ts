import { bankAccountEndpoints } from '@grzadka/contract/bank/accounts/bank-account.endpoints';
import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListDefinition, ListPage, ListReply } from '@grzadka/contract/core/list/list';
import { feeKindEndpoints } from '@grzadka/contract/fee-kind/fee-kind.endpoints';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { messageTemplateEndpoints } from '@grzadka/contract/message/template/message-template.endpoints';
import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { describe, expect, inject, it } from 'vitest';
import { endpoints } from '#test/every-endpoint.ts';
import { addMeter } from '#test/factories.ts';
import { addRowOf } from '#test/listed-rows.ts';
import { listenToPlans, type PlanNode, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { filledTables } from '#test/plans/filled-tables.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const client = await app.as('ROLE_ADMIN');
const { id: meterId } = await addMeter(app.db, { name: 'Licznik z historią' });

/** What the address of a list names that is part of something. */
const scopes: Readonly<Record<string, string>> = {
  id: meterId,
  pageId: 'oplaty',
  recordType: 'meter',
  recordId: meterId,
};

declare module 'vitest' {
  interface ProvidedContext {
    /** One list of so many is tried with all that lists have by the same code; the others with a part of it. */
    listsForOneInFull: number;
  }
}
const listsForOneInFull = inject('listsForOneInFull');

/** Every list that the contract declares, with the address at which it is asked for. */
const lists = endpoints
  .flatMap(({ path, list }) =>
    list
      ? [{ path, list, address: path.replaceAll(/:(\w+)/g, (part, name) => scopes[name] ?? part) }]
      : [],
  )
  .map((one, index) => ({ ...one, isInFull: index % listsForOneInFull === 0 }));

/** The field that holds the names of a list's rows, by which it is searched and ordered, too; of some it has none. */
function nameIn({ search, sorts }: ListDefinition): 'name' | 'title' | undefined {
  return search ? (['name', 'title'] as const).find((key) => key in sorts) : undefined;
}

/** The lists of so few records that they are counted anew each time. */
const listsOfFew = new Set<string>([
  zoneEndpoints.list.path,
  feeKindEndpoints.list.path,
  cashBoxEndpoints.list.path,
  '/api/cost-category',
  '/api/income-category',
  bankAccountEndpoints.list.path,
  bankProfileEndpoints.list.path,
  messageTemplateEndpoints.list.path,
  messageRecipientEndpoints.list.path,
]);

const recordCount = 25;
const polishOrder = ['1', '2', '10', '10A', 'aa', 'ą', 'b', 'l', 'ł', 'm', 'z', 'ź', 'ż'];

const searches = [
  ['lodz', 'Łódź Zachód'],
  ['ŻÓŁĆ', 'zażółć gęślą'],
  ['100%', 'Zysk 100% _pewny'],
  ['k 1_', 'blok 1_2'],
  ['\\', 'ukośnik \\ wsteczny'],
  ["o'hara", "O'Hara; drop table meter"],
  ['bogumił  ŻĄDŁO', 'Żądło Bogumił'],
  ['1_ BLOK', 'blok 1_2'],
] as const;

// Rows that are in several lists are made once.
const waysToAdd = new Map(lists.map(({ path, list }) => [addRowOf[path], nameIn(list)]));
for (const [add, nameKey] of waysToAdd) {
  const names = Array.from({ length: recordCount }, (_, index) => `Rekord ${index}`);
  if (nameKey !== undefined) {
    names.push(...polishOrder.toReversed().map((name) => `kolejność ${name}`));
    names.push(...new Set(searches.map(([, found]) => found)));
  }
  for (const name of names) await add?.(app.db, { name, meterId });
}

it('every list has rows to be tested with', () => {
  const without = lists.map(({ path }) => path).filter((path) => !(path in addRowOf));
  expect(without, 'lists of which server/test/listed-rows.ts makes no row').toEqual([]);
});

type Row = { id: string; name?: string; title?: string };

async function page(path: string, query: Record<string, string>): Promise<ListPage<Row>>;
async function page(path: string, query: { total: string }): Promise<ListReply<Row>>;
async function page(path: string, query: Record<string, string>) {
  const { status, body } = await client.get<ListReply<Row>>(
    `${path}?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(200);
  return body;
}

describe.each(lists)('the list at $path', ({ list, address, isInFull }) => {
  it.each(
    Object.keys(list.sorts).flatMap((by, place) => [
      ...(isInFull || place % 2 === 0 ? [[by, 'asc']] : []),
      ...(isInFull || place % 2 === 1 ? [[by, 'desc']] : []),
    ]),
  )('sorted by %s %s has no gap and no double across pages', async (by = '', direction = '') => {
    const sort = { 'sort-by': by, 'sort-direction': direction };
    const whole = await page(address, { ...sort, limit: '1000' });
    expect(whole.totalItems).toBe(whole.items.length);
    expect(whole.items.length).toBeGreaterThanOrEqual(recordCount);
    const ids: string[] = [];
    for (let offset = 0; offset < whole.totalItems; offset += 7) {
      const part = await page(address, { ...sort, limit: '7', offset: String(offset) });
      expect(part.totalItems).toBe(whole.totalItems);
      ids.push(...part.items.map(({ id }) => id));
    }
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers an offset behind the end with no items and the exact total', async () => {
    const { totalItems } = await page(address, {});
    expect(await page(address, { offset: '1000' })).toEqual({ items: [], totalItems });
  });

  it('gives rows without their total, and the total without rows', async () => {
    const whole = await page(address, { limit: '1000' });
    const total = whole.totalItems;
    const later = (offset: number, limit: number) =>
      page(address, { total: 'later', offset: String(offset), limit: String(limit) });
    expect((await later(0, 7)).items).toEqual(whole.items.slice(0, 7));
    expect(await page(address, { total: 'only' })).toEqual({ items: [], totalItems: total });
    // The last page gives it by itself, and one behind the end gives nothing.
    expect(await later(7, 1000)).toEqual({ items: whole.items.slice(7), totalItems: total });
    const behind = await later(total, 7);
    expect([behind.items, [null, total].includes(behind.totalItems)]).toEqual([[], true]);
  });
});

describe.each(lists.filter(({ isInFull }) => isInFull))(
  'the list at $path',
  ({ list, address }) => {
    it.each([
      ['total', 'soon'],
      ['limit', '0'],
      ['limit', '1001'],
      ['limit', '1e2'],
      ['limit', ''],
      ['offset', '-1'],
      ['offset', 'x'],
      ['offset', '99999999999999999999'],
      ['sort-by', 'password_hash'],
      ['sort-by', 'toString'],
      ['sort-direction', 'up'],
    ])('refuses %s=%s at its parameter', async (parameter, value) => {
      const query = new URLSearchParams({ [parameter]: value });
      const { status, body } = await client.get<ErrorBody>(`${address}?${query.toString()}`);
      expect(status).toBe(400);
      expect(body.code).toBe('validation');
      expect(Object.keys(body.fields ?? {})).toEqual([parameter]);
    });

    it('refuses a parameter given twice', async () => {
      expect((await client.get(`${address}?limit=1&limit=2`)).status).toBe(400);
    });

    it.each(Object.values(list.filters).map((filter) => [filter.switch, filter] as const))(
      'refuses %s that is malformed, or on without a value',
      async (parameter, filter) => {
        const malformed = await client.get<ErrorBody>(`${address}?${parameter}=yes`);
        expect([malformed.status, Object.keys(malformed.body.fields ?? {})]).toEqual([
          400,
          [parameter],
        ]);
        const lonely = await client.get<ErrorBody>(`${address}?${parameter}=true`);
        const value = 'parameter' in filter ? filter.parameter : filter.from;
        expect([lonely.status, Object.keys(lonely.body.fields ?? {})]).toEqual([400, [value]]);
      },
    );
  },
);

const withNames = lists.flatMap(({ path, address, list, isInFull }, index) => {
  const key = nameIn(list);
  // Two lists of one table share what is remembered of it.
  const unasked = 'kolejność'.slice(0, 3 + (index % 6));
  return key && list.search ? [{ path, address, key, unasked, isInFull, ...list.search }] : [];
});

describe.each(withNames)(
  'the names in the list at $path',
  ({ path, address, key, unasked, isInFull, switch: switchName, parameter }) => {
    const search = (phrase: string) => ({ [switchName]: 'true', [parameter]: phrase });
    const find = async (phrase: string) =>
      (await page(address, search(phrase))).items.map((row) => row[key]);

    it.each(searches.filter((_, place) => isInFull || place < 2))(
      'are found by %s: %s and nothing else',
      async (phrase, name) => {
        expect(await find(phrase)).toEqual([name]);
      },
    );

    it('are found by what is copied from elsewhere, with marks that nobody sees', async () => {
      const { totalItems } = await page(address, search('\u202aKolej\u00adność\t\u202c'));
      expect(totalItems).toBe(polishOrder.length);
    });

    it('orders names the Polish way with natural numbers', async () => {
      const found = { ...search('KOLEJNOSC'), 'sort-by': key, 'sort-direction': 'asc' };
      const ascending = await page(address, found);
      expect(ascending.items.map((row) => row[key])).toEqual(
        polishOrder.map((x) => `kolejność ${x}`),
      );
      const descending = await page(address, { ...found, 'sort-direction': 'desc' });
      expect(descending.items).toEqual(ascending.items.toReversed());
    });

    it('gives the first of those found before they are counted, and remembers the count but of few rows', async () => {
      const found = { ...search(unasked), limit: '2' };
      const early = await page(address, { ...found, total: 'later' });
      expect([early.items.length, early.totalItems]).toEqual([2, null]);
      const totalItems = polishOrder.length;
      expect(await page(address, { ...found, total: 'only' })).toEqual({ items: [], totalItems });
      const again = await page(address, { ...found, total: 'later' });
      expect(again.totalItems).toBe(listsOfFew.has(path) ? null : totalItems);
    });

    it('refuses a NUL character', async () => {
      const { status, body } = await client.get<ErrorBody>(
        `${address}?${switchName}=true&${parameter}=a%00b`,
      );
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [parameter]]);
    });

    it('needs the phrase once the switch is on, and ignores it while it is off', async () => {
      const lonely = await client.get<ErrorBody>(`${address}?${switchName}=true`);
      expect([lonely.status, Object.keys(lonely.body.fields ?? {})]).toEqual([400, [parameter]]);
      const { totalItems } = await page(address, {});
      expect((await page(address, { [parameter]: 'czegoś takiego nie ma' })).totalItems).toBe(
        totalItems,
      );
    });
  },
);

/** An application whose database reports its plans, and for which nothing is sorted that need not be. */
const planned = await startTestAppOn(
  urlTellingPlans(ownerUrl, { enable_seqscan: 'off', enable_sort: 'off' }),
);
const plans = listenToPlans(planned.pool);
const reader = await planned.as('ROLE_ADMIN');

/** The steps through which the rows of a page come, from the last to the first. */
function stepsOf(node: PlanNode): PlanNode[] {
  const outer = node.Plans?.find((plan) => plan['Parent Relationship'] === 'Outer');
  return [node, ...(outer ? stepsOf(outer) : [])];
}

describe.each(lists)('every sort of the list at $path', ({ list, address }) => {
  it.each(
    Object.keys(list.sorts).flatMap((by) => [
      [by, 'asc'],
      [by, 'desc'],
    ]),
  )('by %s %s is served by an index of a table that npm run test:plans fills', async (by, way) => {
    plans.take();
    const { status } = await reader.get(`${address}?sort-by=${by}&sort-direction=${way}`);
    expect(status).toBe(200);
    const pages = plans.take().map(({ root }) => stepsOf(root));
    const read = pages.find((steps) => steps.some((step) => step['Node Type'] === 'Limit'));
    const kinds = read?.map((step) => step['Node Type']) ?? [];
    expect(kinds.at(-1)).toMatch(/^Index/);
    expect(kinds.filter((kind) => kind.includes('Sort'))).toEqual([]);
    const table = read?.at(-1)?.['Relation Name'];
    expect(filledTables, 'tables that server/test/plans/filled-tables.ts fills').toContain(table);
  });
});
