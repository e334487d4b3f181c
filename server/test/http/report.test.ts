import type { AnnualReport } from '@grzadka/contract/report/annual-report.model';
import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { cashier } from '#test/cash.ts';
import { addCostCategory, addIncomeCategory } from '#test/categories.ts';
import { addFeeKind } from '#test/fee-factories.ts';
import { addAccount, firstCashBox, postMove, postOne, reverse } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const box = cashier(treasurer, await firstCashBox(db));

const garden = await addFeeKind(db, { purpose: 'management' });
const waste = await addFeeKind(db, { purpose: 'cleanliness' });

/** A charge of a fee kind on a day, due on it; below zero a credit. */
const charge = (account: string, feeKindId: string, day: string, amount: number) =>
  postOne(db, 'NAL', {
    postingDay: day,
    description: 'Opłata',
    lines: [
      {
        code: '200',
        settlementId: account,
        amount,
        parts: amount > 0 ? [{ feeKindId, description: null, dueOn: day, amount }] : [],
      },
      { code: '700', feeKindId, amount: -amount },
    ],
  });

/** An opening balance of 5,00 zł, 100,00 zł charged in 2023, and what became of it until 2024. */
async function addYears() {
  await box.open(1000_00, '2023-01-01');
  const [one, other] = [(await addAccount(db)).id, (await addAccount(db)).id];
  await postOne(db, 'BO', {
    postingDay: '2023-01-01',
    description: 'Bilans otwarcia',
    lines: [
      {
        code: '200',
        settlementId: other,
        amount: 5_00,
        parts: [{ feeKindId: waste.id, description: null, dueOn: '2022-06-30', amount: 5_00 }],
      },
      { code: '800', amount: -5_00 },
    ],
  });
  await charge(one, garden.id, '2023-03-15', 100_00);
  await box.receive(one, 60_00, { day: '2023-05-02' });
  await charge(one, garden.id, '2024-03-15', 110_00);
  await charge(one, waste.id, '2024-03-15', 20_00);
  await charge(other, waste.id, '2024-04-01', 20_00);
  const wrong = await charge(other, garden.id, '2024-04-01', 33_00);
  await reverse(db, wrong.id, '2024-04-02');
  // More than is owed: what is left covers nothing.
  await box.receive(one, 200_00, { day: '2024-05-02' });
  const line = await addBankLine(db, { amount: 9_00, bookingDay: '2024-06-03' });
  await assignLine(db, line.id, [{ settlementId: other, amount: 9_00 }]);
  await postMove(db, { account: one, to: other, day: '2024-07-01', amount: 10_00 });
  const { body } = await box.receive(other, 1_00, { day: '2024-08-01' });
  await box.reverse(body.id, '2024-08-02');
  const rent = await addIncomeCategory(db, { name: 'Wynajem' });
  await box.receive('', 15_00, {
    settlementId: null,
    incomeCategoryId: rent.id,
    day: '2024-09-01',
  });
  const clean = await addCostCategory(db, { name: 'Wywóz śmieci' });
  await db
    .updateTable('costCategory')
    .set({ purpose: 'cleanliness' })
    .where('id', '=', clean.id)
    .execute();
  await box.payOut(70_00, { kind: 'cost', costCategoryId: clean.id, day: '2024-10-01' });
  await box.payOut(7_00, { kind: 'cost', costCategoryId: clean.id, day: '2023-10-01' });
  return { one, other };
}

const report = async (year: number, client = treasurer) =>
  (await client.get<AnnualReport>(`/api/report/annual?year=${year}`)).body;
const figures = async (year: number) =>
  (await treasurer.get<YearFigures>(`/api/report/year?year=${year}`)).body;
const of = (told: AnnualReport, purpose: string) =>
  told.purposes.find((row) => row.purpose === purpose);

/** What all accounts come to at the end of a year, by the ledger alone. */
async function balanceAfter(year: number): Promise<number> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(amount_grosz), 0) as balance from ledger_line
    where settlement_id is not null and posting_day <= ${`${year}-12-31`}
  `.execute(db);
  return Number(rows[0]?.balance);
}

await addYears();

it('adds a year up by what fees and costs are for, beside the year before', async () => {
  const told = await report(2024, employee);
  expect(told).toMatchObject({ year: 2024, asOf: '2024-12-31', isOpen: true });
  expect(told.purposes.map(({ purpose }) => purpose).slice(0, 5)).toEqual([
    'investment',
    'common-utilities',
    'public-charges',
    'cleanliness',
    'management',
  ]);
  expect(of(told, 'management')).toMatchObject({
    now: { charged: 110_00, paid: 150_00, writtenOff: 0, open: 0 },
    before: { charged: 100_00, paid: 60_00, open: 40_00 },
  });
  expect(of(told, 'cleanliness')).toMatchObject({
    now: { charged: 40_00, open: 6_00 },
    before: { charged: 0, paid: 0, open: 5_00 },
    spent: { now: 70_00, before: 7_00 },
    categories: [{ name: 'Wywóz śmieci', now: 70_00, before: 7_00 }],
  });
  // 200 and 9 zł came; what came by mistake went again, and a move is no payment.
  expect(told.total.now).toMatchObject({ charged: 150_00, paid: 209_00 });
  expect(told.total.before).toMatchObject({ charged: 100_00, paid: 60_00 });
  expect(told.income).toMatchObject([{ name: 'Wynajem', now: 15_00, before: 0 }]);
  expect(told.total.income).toEqual({ now: 15_00, before: 0 });
});

it.each([2022, 2023, 2024])(
  'what is open less what is overpaid is what accounts come to, in %i',
  async (year) => {
    const told = await report(year);
    expect(told.total.now.open - told.overpaid.now).toBe(await balanceAfter(year));
    // What the accounts came to before, and what came of the year, come to the same; openings belong to no year.
    const opened = year === 2023 ? 5_00 : 0;
    const { charged, paid, writtenOff } = told.total.now;
    expect((await balanceAfter(year - 1)) + opened + charged - paid - writtenOff).toBe(
      await balanceAfter(year),
    );
    const covered = told.purposes.reduce((sum, { now }) => sum + now.paid, 0);
    expect(covered + told.unspread.now).toBe(paid);
  },
);

it('the hubs have the same figures, month by month', async () => {
  for (const year of [2022, 2023, 2024]) {
    const told = await report(year);
    const { months, ...sums } = await figures(year);
    expect(sums).toEqual({
      year,
      asOf: `${year}-12-31`,
      charged: told.total.now.charged,
      paid: told.total.now.paid,
      open: told.total.now.open,
      spent: told.total.spent.now,
    });
    expect(months).toHaveLength(12);
    for (const figure of ['charged', 'paid', 'spent'] as const) {
      expect(months.reduce((sum, month) => sum + month[figure], 0)).toBe(sums[figure]);
    }
  }
  const { months } = await figures(2024);
  expect(months[2]).toEqual({ month: 3, charged: 130_00, paid: 0, spent: 0 });
  expect(months[3]).toMatchObject({ charged: 20_00 });
  expect(months[4]).toMatchObject({ paid: 200_00 });
  expect(await figures(2098)).toMatchObject({ charged: 0, months: [] });
});

it('is a document and a workbook, without people and plots', async () => {
  const taken = async (format: string) => {
    const reply = await treasurer.send(`/api/report/annual/file?year=2024&format=${format}`);
    expect(reply.status).toBe(200);
    return new Uint8Array(await reply.arrayBuffer());
  };
  const pdf = await readPdf(await taken('pdf'));
  expect(pdf).toMatchObject({
    isTagged: true,
    language: 'pl-PL',
    title: 'Sprawozdanie za rok 2024',
  });
  const text = pdf.pages.join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain('Rok 2024 nie jest zamknięty');
  expect(text).toMatch(/Zarządzanie ROD 110,00 100,00 150,00 60,00 0,00 0,00 0,00 40,00/);
  expect(text).not.toContain('Kowalski');

  const { rows } = await readXlsx(await taken('xlsx'));
  const cells = (await Array.fromAsync(rows())).map((row) => row.cells.map(String));
  expect(cells.at(-1)?.slice(0, 6)).toEqual(['Razem', '', '150', '100', '209', '60']);
  expect(cells.find(([, category]) => category === 'Wywóz śmieci')?.[10]).toBe('70');
});

it('becomes a draft among the documents, by the name that ends its countdown, and says that the year is closed', async () => {
  await execute(ownerUrl, 'insert into ledger_year (year) values (2024)');
  expect(await report(2024)).toMatchObject({ isOpen: false });
  const made = await employee.post<{ id: string }>('/api/report/annual/publish', { year: 2024 });
  expect(made.status).toBe(201);
  const { body } = await employee.get(`/api/file/get/${made.body.id}`);
  expect(body).toMatchObject({
    name: 'Informacja finansowa za 2024 rok',
    fileName: 'sprawozdanie-2024.pdf',
    contentType: 'application/pdf',
    state: 'draft',
    publicationFromDate: null,
  });
  const content = await employee.send(`/api/file/content/${made.body.id}`);
  const { pages } = await readPdf(new Uint8Array(await content.arrayBuffer()));
  expect(pages.join(' ')).toContain('Rok 2024 jest zamknięty');
});
