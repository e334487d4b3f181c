import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListDefinition, ListPage } from '@grzadka/contract/core/list/list';
import { auditList } from '@grzadka/contract/audit/audit.list';
import { documentList } from '@grzadka/contract/document/document.list';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { measurementList } from '@grzadka/contract/meter/measurement/measurement.list';
import { meterList } from '@grzadka/contract/meter/meter.list';
import { uncheckedList } from '@grzadka/contract/meter/measurement/unchecked.list';
import { newsList } from '@grzadka/contract/news/news.list';
import { noticeList } from '@grzadka/contract/notice/notice.list';
import { pageVersionList } from '@grzadka/contract/page/page.list';
import { partyList } from '@grzadka/contract/party/party.list';
import { zoneList } from '@grzadka/contract/zone/zone.list';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { commandLine, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { addCompany, addGarden, addMeasurement, addMeter, addZone } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

interface ListCase {
  list: ListDefinition;
  path: () => string;
  /** Makes a record that the list shows; the name where the list has names. */
  add: (db: Kysely<Database>, name: string) => Promise<unknown>;
  /** The field that holds the name, which is the key to sort by it too; null without names. */
  name: 'name' | 'title' | null;
}

const cases: Record<string, ListCase> = {
  gardens: {
    list: gardenList,
    path: () => '/api/garden',
    add: (db, name) => addGarden(db, { name }),
    name: 'name',
  },
  meters: {
    list: meterList,
    path: () => '/api/meter',
    add: (db, name) => addMeter(db, { name }),
    name: 'name',
  },
  zones: {
    list: zoneList,
    path: () => '/api/zone',
    add: (db, name) => addZone(db, { name }),
    name: 'name',
  },
  measurements: {
    list: measurementList,
    path: () => `/api/meter/${meterId}/measurements`,
    add: (db) => addMeasurement(db, { meterId, value: '1', measuredAt: '2026-07-01T00:00:00Z' }),
    name: null,
  },
  'measurements to be checked': {
    list: uncheckedList,
    path: () => '/api/measurement/unchecked',
    add: (db) =>
      addMeasurement(db, {
        meterId,
        value: '1',
        measuredAt: '2026-07-01T00:00:00Z',
        verdict: ['smaller'],
      }),
    name: null,
  },
  parties: {
    list: partyList,
    path: () => '/api/party',
    add: (db, name) => addCompany(db, { name }),
    name: 'name',
  },
  news: {
    list: newsList,
    path: () => '/api/news',
    add: (db, title) => addNews(db, { title }),
    name: 'title',
  },
  notices: {
    list: noticeList,
    path: () => '/api/notice',
    add: (db, title) => addNotice(db, { title }),
    name: 'title',
  },
  'page versions': {
    list: pageVersionList,
    path: () => '/api/page/oplaty/versions',
    add: (db) => addPageVersion(db),
    name: null,
  },
  documents: {
    list: documentList,
    path: () => '/api/file',
    add: (db, name) => addDocument(db, { name }),
    name: 'name',
  },
  'entries of the audit about a record': {
    list: auditList,
    path: () => `/api/audit/record/meter/${meterId}`,
    add: (db) =>
      db.transaction().execute((trx) => {
        const about = { recordType: 'meter', recordId: meterId };
        return writeAuditEntry(trx, { actor: commandLine, action: 'add-measurement', ...about });
      }),
    name: null,
  },
};

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

const app = await startTestApp();
const client = await app.as('ROLE_EMPLOYEE');
const { id: meterId } = await addMeter(app.db, { name: 'Licznik z historią' });
for (const { add, name: nameKey } of Object.values(cases)) {
  for (let i = 0; i < recordCount; i++) await add(app.db, `Rekord ${i}`);
  if (nameKey === null) continue;
  for (const name of polishOrder.toReversed()) await add(app.db, `kolejność ${name}`);
  for (const name of new Set(searches.map(([, named]) => named))) await add(app.db, name);
}

type Row = { id: string; name?: string; title?: string };

async function page(path: string, query: Record<string, string>) {
  const { status, body } = await client.get<ListPage<Row>>(
    `${path}?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(200);
  return body;
}

describe.each(Object.entries(cases))('the list of %s', (_, { list, path }) => {
  it.each(
    Object.keys(list.sorts).flatMap((by) => [
      [by, 'asc'],
      [by, 'desc'],
    ]),
  )('sorted by %s %s has no gap and no double across pages', async (by = '', direction = '') => {
    const sort = { 'sort-by': by, 'sort-direction': direction };
    const whole = await page(path(), { ...sort, limit: '1000' });
    expect(whole.totalItems).toBe(whole.items.length);
    expect(whole.items.length).toBeGreaterThanOrEqual(recordCount);
    const ids: string[] = [];
    for (let offset = 0; offset < whole.totalItems; offset += 7) {
      const part = await page(path(), { ...sort, limit: '7', offset: String(offset) });
      expect(part.totalItems).toBe(whole.totalItems);
      ids.push(...part.items.map(({ id }) => id));
    }
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers an offset behind the end with no items and the exact total', async () => {
    const { totalItems } = await page(path(), {});
    expect(await page(path(), { offset: '1000' })).toEqual({ items: [], totalItems });
  });

  it.each([
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
    const { status, body } = await client.get<ErrorBody>(`${path()}?${query.toString()}`);
    expect(status).toBe(400);
    expect(body.code).toBe('validation');
    expect(Object.keys(body.fields ?? {})).toEqual([parameter]);
  });

  it('refuses a parameter given twice', async () => {
    expect((await client.get(`${path()}?limit=1&limit=2`)).status).toBe(400);
  });

  it.each(Object.values(list.filters).map((filter) => [filter.switch, filter] as const))(
    'refuses %s that is malformed, or on without a value',
    async (parameter, filter) => {
      const malformed = await client.get<ErrorBody>(`${path()}?${parameter}=yes`);
      expect([malformed.status, Object.keys(malformed.body.fields ?? {})]).toEqual([
        400,
        [parameter],
      ]);
      const lonely = await client.get<ErrorBody>(`${path()}?${parameter}=true`);
      const value = 'parameter' in filter ? filter.parameter : filter.from;
      expect([lonely.status, Object.keys(lonely.body.fields ?? {})]).toEqual([400, [value]]);
    },
  );
});

const withNames = Object.entries(cases).flatMap(([of, { list, path, name }]) =>
  name !== null && list.search ? [[of, { path, key: name, ...list.search }] as const] : [],
);

describe.each(withNames)(
  'the names in the list of %s',
  (_, { path, key, switch: switchName, parameter }) => {
    const search = (phrase: string) => ({ [switchName]: 'true', [parameter]: phrase });
    const find = async (phrase: string) =>
      (await page(path(), search(phrase))).items.map((row) => row[key]);

    it.each(searches)('are found by %s: %s and nothing else', async (phrase, name) => {
      expect(await find(phrase)).toEqual([name]);
    });

    it('orders names the Polish way with natural numbers', async () => {
      const found = { ...search('KOLEJNOSC'), 'sort-by': key, 'sort-direction': 'asc' };
      const ascending = await page(path(), found);
      expect(ascending.items.map((row) => row[key])).toEqual(
        polishOrder.map((x) => `kolejność ${x}`),
      );
      const descending = await page(path(), { ...found, 'sort-direction': 'desc' });
      expect(descending.items).toEqual(ascending.items.toReversed());
    });

    it('refuses a NUL character', async () => {
      const { status, body } = await client.get<ErrorBody>(
        `${path()}?${switchName}=true&${parameter}=a%00b`,
      );
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [parameter]]);
    });

    it('needs the phrase once the switch is on, and ignores it while it is off', async () => {
      const lonely = await client.get<ErrorBody>(`${path()}?${switchName}=true`);
      expect([lonely.status, Object.keys(lonely.body.fields ?? {})]).toEqual([400, [parameter]]);
      const { totalItems } = await page(path(), {});
      expect((await page(path(), { [parameter]: 'czegoś takiego nie ma' })).totalItems).toBe(
        totalItems,
      );
    });
  },
);

describe('every sort', () => {
  const orders = [
    ['garden', 'name collate polish'],
    ['meter', 'name collate polish'],
    ['zone', 'name collate polish'],
    ['party', 'name collate polish'],
    ['meter', 'last_measured_at', 'nulls last'],
    ['meter', 'walk_order', 'nulls last', 'name collate polish'],
    ['measurement', 'measured_at'],
    ['audit_entry', 'at'],
    ...['news', 'notice'].flatMap((table) => [
      [table, 'created_at'] as const,
      [table, 'title collate polish'] as const,
    ]),
    ['document', 'created_at'],
    ['document', 'name collate polish'],
    ['document', 'size'],
    ['page_version', 'created_at'],
    ...['news', 'notice', 'document', 'page_version'].flatMap((table) => [
      [table, 'publication_from_date', 'nulls last'] as const,
      [table, 'publication_thru_date', 'nulls last'] as const,
    ]),
    ...['notice', 'document'].flatMap((table) => [
      [table, 'pin_from_date', 'nulls last'] as const,
      [table, 'pin_thru_date', 'nulls last'] as const,
    ]),
  ] as const;

  /** What narrows a list down to one parent's records. */
  const parents: Record<string, () => string> = {
    measurement: () => `where meter_id = '${meterId}'`,
    page_version: () => `where page_id = 'oplaty'`,
  };

  it.each(orders.flatMap((order) => [[order, 'asc'] as const, [order, 'desc'] as const]))(
    'of %j %s is served by an index',
    async ([table, column, nulls = '', thenBy = 'id'], direction) => {
      const where = parents[table]?.() ?? '';
      const query = `select id from ${table} ${where} order by ${column} ${direction} ${nulls}, ${thenBy} ${direction}, id ${direction} limit 100`;
      const plan = await app.db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
        return sql.raw<Record<string, string>>(`explain ${query}`).execute(trx);
      });
      const text = plan.rows.map((row) => Object.values(row).join()).join('\n');
      expect(text).toContain('Index');
      expect(text).not.toContain('Sort');
    },
  );
});
