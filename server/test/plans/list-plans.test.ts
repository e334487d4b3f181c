import { auditEndpoints } from '@grzadka/contract/audit/audit.endpoints';
import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { defaultPageSize, type ListPage } from '@grzadka/contract/core/list/list';
import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { fillTables } from '#test/plans/filled-tables.ts';
import { scopes } from '#test/plans/filled-values.ts';
import { deepQueries, listQueries } from '#test/plans/list-requests.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

/**
 * The calls of lists, with what the address of one that is part of something names. The history of a record is
 * left out: no record has as many entries as a table has rows, and those of one are found by an index.
 */
const lists = endpoints.flatMap(({ path, list }) =>
  list && path !== auditEndpoints.history.path
    ? [{ path: path.replaceAll(/:(\w+)/g, (part, name) => scopes[name] ?? part), list }]
    : [],
);

const rows = 100_000;
/**
 * The readings to check are six in a hundred, one entry in five stands below an import, one meter in five is of other rounds, and one cost
 * in fifty does not count; else there are as many as rows.
 */
const leastRows: Readonly<Record<string, number>> = {
  [measurementEndpoints.unchecked.path]: rows / 20,
  [auditEndpoints.list.path]: rows * 0.8,
  [campaignEndpoints.meters.path.replace(':id', scopes['id'] ?? '')]: rows * 0.8,
  [costEndpoints.list.path]: rows * 0.98,
};
/** Each reading to check comes with what it is judged by: two hundred of its meter's, found by an index. */
const mostRows: Readonly<Record<string, number>> = {
  [measurementEndpoints.unchecked.path]: defaultPageSize * 250,
};

const { ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
await fillTables(owner.db, rows);
await closeDatabase(owner);

const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_ADMIN');

/** A phrase is looked for until 10,001 rows have it, which are many; one that is not rare stands in every third row or more. */
function mostRowsOf(query: string): number {
  // The farthest first, which nobody asks for but by turning the order round: without a plot, they stand behind all others in the index.
  if (/phrase=/.test(query) && /sort-by=match&sort-direction=desc/.test(query)) return rows * 0.7;
  return /phrase=|name-pattern=/.test(query) ? 35_000 : rows / 10;
}

interface Found {
  readonly items: number;
  readonly faults: readonly string[];
}

/** Asks for a page of a list: how many items it has, and what its statements did that they may not. */
async function find(path: string, query: string): Promise<Found> {
  plans.take();
  // As the browser asks: to count what nobody has asked for before takes as long as there are rows.
  const { status, body } = await clerk.get<ListPage<unknown>>(`${path}?${query}&total=later`);
  expect(status, query).toBe(200);
  const found = plans.take();
  const pages = found.filter(({ statement }) => / limit /.test(statement));
  expect(pages, query).not.toEqual([]);
  const bounds = { mostRows: mostRows[path] ?? mostRowsOf(query), pageSize: defaultPageSize };
  const faults = found.flatMap(({ root }) => planFaults(root, bounds));
  return { items: body.items.length, faults: faults.map((fault) => `${query}: ${fault}`) };
}

describe.each(lists)('the list at $path', ({ path, list }) => {
  it('finds a page of any filter, phrase and order without going through the table', async () => {
    const faults: string[] = [];
    for (const query of listQueries(list)) faults.push(...(await find(path, query)).faults);
    expect(faults).toEqual([]);
  });

  it('finds a page far down in an index alone', async () => {
    const { body } = await clerk.get<ListPage<unknown>>(path);
    // Of fewer nothing is far down.
    const least = leastRows[path] ?? rows;
    expect(body.totalItems, 'rows made by filled-tables.ts').toBeGreaterThanOrEqual(least);
    for (const query of deepQueries(list, Math.floor(body.totalItems / 2))) {
      expect(await find(path, query), query).toEqual({ items: defaultPageSize, faults: [] });
    }
  });
});
