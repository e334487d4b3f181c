import type { CostDetails, CostListItem, CostSum } from '@grzadka/contract/cost/cost.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { waitForPostings } from '#src/ledger/year-lock.ts';
import { cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { firstCashBox } from '#test/ledger.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const box = cashier(treasurer, await firstCashBox(db));
await box.open(900_00, '2020-01-01');

const summed = async (query: string) =>
  (await treasurer.get<CostSum>(`/api/cost/sum?${query}`)).body;
const details = async (id: string) =>
  (await treasurer.get<CostDetails>(`/api/cost/get/${id}`)).body;
const update = (id: string, form: object) => treasurer.put('/api/cost/update', { id, ...form });

/** A cost in cash; gives its id and the document. */
async function addCashCost(amount: number, { category, day }: { category: string; day: string }) {
  const form = { kind: 'cost', costCategoryId: category, day };
  const { body: document } = await box.payOut(amount, form);
  const { items } = (await treasurer.get<{ items: CostListItem[] }>('/api/cost')).body;
  const cost = items.find(({ number }) => number === document.number);
  if (cost === undefined) throw new Error('the cost is not listed');
  return { id: cost.id, document };
}

describe('a year that is closed', () => {
  it('keeps its costs: what comes later, or is taken back, counts where it is posted', async () => {
    const { id: category } = await addCostCategory(db);
    const day = '2022-06-01';
    const { id, document } = await addCashCost(40_00, { category, day });
    const { id: moved } = await addCashCost(2_00, { category, day });
    const { id: late } = await addCashCost(1_00, { category, day: '2023-01-05' });
    await update(moved, { documentDay: '2021-12-31' });
    await execute(ownerUrl, 'insert into ledger_year (year) values (2022)');
    const of = (year: number) =>
      summed(
        `filter-by-category=true&category=${category}&filter-by-year=true&year-from=${year}&year-thru=${year}`,
      );
    const amountOf = async (year: number) => (await of(year)).amount;
    expect([await amountOf(2021), await amountOf(2022)]).toEqual([2_00, 40_00]);
    // An invoice of a closed year belongs to the year in which it is posted.
    expect((await update(late, { documentDay: '2022-12-30' })).status).toBe(204);
    expect(await details(late)).toMatchObject({ day: '2022-12-30', year: 2023 });
    // What belongs to a closed year stays there.
    expect((await update(moved, { documentDay: '2023-01-02' })).status).toBe(204);
    expect(await details(moved)).toMatchObject({ year: 2021, isYearClosed: true });
    expect((await box.reverse(document.id, '2023-02-01')).status).toBe(201);
    expect(await amountOf(2022)).toBe(40_00);
    expect(await amountOf(2023)).toBe(1_00 - 40_00);
    expect(await details(id)).toMatchObject({ isReversed: true, year: 2022 });
  });

  it('is none once it is opened again: its costs move with their documents, and go with what takes them back', async () => {
    const { id: category } = await addCostCategory(db);
    const day = '2023-01-05';
    await execute(
      ownerUrl,
      'insert into ledger_year (year) values (2022) on conflict (year) do nothing',
    );
    const { id: late } = await addCashCost(1_00, { category, day });
    const { id, document } = await addCashCost(40_00, { category, day });
    expect((await update(late, { documentDay: '2022-12-30' })).status).toBe(204);
    expect(await details(late)).toMatchObject({ year: 2023 });
    await execute(ownerUrl, 'update ledger_year set closed_at = null where year = 2022');
    for (const cost of [late, id]) {
      expect((await update(cost, { documentDay: '2022-12-31' })).status).toBe(204);
      expect(await details(cost)).toMatchObject({ year: 2022, isYearClosed: false });
    }
    expect((await box.reverse(document.id, '2023-02-01')).status).toBe(201);
    const years = 'filter-by-year=true&year-from=2022&year-thru=2023';
    const own = await summed(`filter-by-category=true&category=${category}&${years}`);
    expect([own.amount, own.count]).toEqual([1_00, 1]);
  });

  it('is waited for by whoever says a document’s day at the moment of its closing', async () => {
    const { id: category } = await addCostCategory(db);
    const { id } = await addCashCost(3_00, { category, day: '2023-03-05' });
    const [said] = await db.transaction().execute(async (trx) => {
      await waitForPostings(trx);
      const saying = update(id, { documentDay: '2022-12-31' });
      await untilWaitingForLocks(db, 1);
      const closed = { closedAt: sql<string>`now()` };
      await trx.updateTable('ledgerYear').set(closed).where('year', '=', 2022).execute();
      return [saying];
    });
    expect((await said).status).toBe(204);
    expect(await details(id)).toMatchObject({ day: '2022-12-31', year: 2023 });
  });
});
