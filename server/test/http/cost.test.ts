import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { CostDetails, CostListItem, CostSum } from '@grzadka/contract/cost/cost.model';
import { describe, expect, it } from 'vitest';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { addDocument } from '#test/content-factories.ts';
import { addCompany, addParty } from '#test/factories.ts';
import { firstCashBox } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const box = cashier(treasurer, await firstCashBox(db));
await box.open(900_00, '2020-01-01');
const today = gardenToday();
const water = await addCostCategory(db);
const waste = await addCostCategory(db);
const power = '61109010140000071219812874';

const listed = async (query = '') =>
  (await treasurer.get<{ items: CostListItem[]; totalItems: number }>(`/api/cost?${query}`)).body;
const summed = async (query = '') => (await treasurer.get<CostSum>(`/api/cost/sum?${query}`)).body;
const details = async (id: string) =>
  (await treasurer.get<CostDetails>(`/api/cost/get/${id}`)).body;
const update = (id: string, form: object) =>
  treasurer.put<ErrorBody>('/api/cost/update', { id, ...form });

/** A cost in cash, of today where no day is stated; gives its id and the document. */
async function addCashCost(amount: number, { category = water.id, day = today } = {}) {
  const { body: document } = await box.payOut(amount, {
    kind: 'cost',
    costCategoryId: category,
    day,
  });
  const cost = (await listed()).items.find(({ number }) => number === document.number);
  if (cost === undefined) throw new Error('the cost is not listed');
  return { id: cost.id, document };
}

/** A cost by bank, of 2026-05-04; gives the line, and the costs of it in the order of its parts. */
async function addBankCost(
  parts: readonly { costCategoryId: string; amount: number }[],
  counterpartyAccount: string | null = power,
) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const line = await addBankLine(db, { amount: -total, counterpartyAccount });
  await assignLine(db, line.id, parts);
  const { assignmentId, entryId } = await db
    .selectFrom('bankLine')
    .select(['assignmentId', 'entryId'])
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('ledgerLine')
    .select('id')
    .where('entryId', '=', assignmentId)
    .where('code', '=', '400')
    .orderBy('place')
    .execute();
  return { line: line.id, entryId, ids: rows.map(({ id }) => id) };
}

describe('what is paid for a category', () => {
  it('is a cost, in cash and by bank, also as a part of a line, with the movement that paid it', async () => {
    const cash = await addCashCost(12_00);
    const bank = await addBankCost([
      { costCategoryId: water.id, amount: 30_00 },
      { costCategoryId: waste.id, amount: 70_00 },
    ]);
    expect(await details(cash.id)).toMatchObject({
      day: today,
      year: Number(today.slice(0, 4)),
      costCategory: { id: water.id, name: water.name },
      number: cash.document.number,
      amount: 12_00,
      transactionId: cash.document.id,
      isDocumented: false,
      isReversed: false,
      proposedSupplier: null,
    });
    const [first = '', second = ''] = bank.ids;
    expect(await details(second)).toMatchObject({
      day: '2026-05-04',
      costCategory: { id: waste.id },
      amount: 70_00,
      transactionId: bank.entryId,
    });
    const mine = new Set([cash.id, first, second]);
    const found = (await listed()).items.filter(({ id }) => mine.has(id));
    const told = await treasurer.get(`/api/transaction/getDetails/${bank.entryId}`);
    expect(told.body).toMatchObject({
      costs: [
        { id: first, name: water.name },
        { id: second, name: waste.name },
      ],
    });
    expect(new Set(found.map(({ amount }) => amount))).toEqual(new Set([12_00, 30_00, 70_00]));
    expect(found).toHaveLength(3);
  });

  it('bears the document, the supplier and the file that somebody says, in its history, too', async () => {
    const { id } = await addCashCost(5_00);
    const name = 'Faktura za wodę';
    const { id: fileId } = await addDocument(db, { name });
    const form = {
      documentNumber: ' FV 12/2026 ',
      documentDay: '2026-04-30',
      supplierName: 'Wodociągi',
      ksefNumber: '5265877635-20260826-0100001AF629-AF',
      description: 'Hydrant',
    };
    expect((await update(id, { ...form, fileId })).status).toBe(204);
    expect(await details(id)).toMatchObject({
      ...form,
      documentNumber: 'FV 12/2026',
      file: { id: fileId, name },
      company: null,
      day: '2026-04-30',
      year: 2026,
      isDocumented: true,
    });
    // What is left out stays, null empties it.
    expect((await update(id, { documentDay: null })).status).toBe(204);
    expect(await details(id)).toMatchObject({ supplierName: 'Wodociągi', day: today });
    const entry = await db
      .selectFrom('auditEntry')
      .select(['recordType', 'after'])
      .where('recordId', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ recordType: 'cost', after: { documentNumber: 'FV 12/2026' } });
    // The document stays as long as a cost has it.
    const gone = await treasurer.request<ErrorBody>(`/api/file/delete/${fileId}`, {
      method: 'DELETE',
    });
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Ten dokument jest plikiem kosztu. Najpierw wybierz przy nim inny: Transakcje → Koszty.',
    ]);
  });

  it('takes the name of a company of the register, and no person', async () => {
    const { id } = await addCashCost(5_00);
    const company = await addCompany(db, { name: 'Elektryk sp. z o.o.' });
    expect((await update(id, { supplierId: company.id, supplierName: 'X' })).status).toBe(204);
    expect(await details(id)).toMatchObject({
      company: { id: company.id, name: 'Elektryk sp. z o.o.' },
      supplierName: 'Elektryk sp. z o.o.',
    });
    const person = await addParty(db);
    const refused = await update(id, { supplierId: person.id });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['supplierId']]);
    // Without the company its name stays, as the document has it.
    expect((await treasurer.delete(`/api/party/delete/${company.id}`)).status).toBe(204);
    expect(await details(id)).toMatchObject({
      company: null,
      supplierName: 'Elektryk sp. z o.o.',
    });
  });

  it.each([
    ['documentDay', { documentDay: '2099-01-01' }, 'Ta data jest późniejsza niż dziś. Popraw ją.'],
    ['ksefNumber', { ksefNumber: '5'.repeat(41) }, /^Tekst może mieć najwyżej 40\sznaków$/],
    ['ksefNumber', { ksefNumber: '526 587' }, /tylko cyfry, litery i łączniki, na przykład/],
    ['supplierId', { supplierId: 'x' }, /Tej firmy już nie ma/],
    ['fileId', { fileId: '019e0000-0000-7000-8000-000000000999' }, /Tego dokumentu już nie ma/],
  ])('refuses a %s that cannot be', async (field, form, message) => {
    const { id } = await addCashCost(1_00);
    const { status, body } = await update(id, form);
    expect(status).toBe(400);
    expect(body.fields?.[field]).toMatch(message);
  });

  it('is proposed the supplier that the same account was paid for last', async () => {
    const account = '49102028922276300500000000';
    const earlier = await addBankCost([{ costCategoryId: water.id, amount: 9_00 }], account);
    await update(earlier.ids[0] ?? '', { supplierName: 'Energia SA' });
    const later = await addBankCost([{ costCategoryId: water.id, amount: 8_00 }], account);
    expect((await details(later.ids[0] ?? '')).proposedSupplier).toEqual({
      company: null,
      name: 'Energia SA',
    });
    const other = await addBankCost([{ costCategoryId: water.id, amount: 7_00 }], null);
    expect((await details(other.ids[0] ?? '')).proposedSupplier).toBeNull();
  });
});

describe('the list of costs', () => {
  it('is narrowed by year, category, supplier and what has no document; its sum says the same', async () => {
    const category = await addCostCategory(db);
    const { id } = await addCashCost(20_00, { category: category.id });
    await addCashCost(3_00, { category: category.id });
    await update(id, {
      supplierName: 'Ogrodnik Łąka',
      documentDay: '2024-02-29',
      documentNumber: '1',
    });
    const suppliers = await treasurer.get<{ items: { id: string; name: string }[] }>(
      '/api/cost/suppliers',
    );
    const supplier = suppliers.body.items.find(({ name }) => name === 'Ogrodnik Łąka');
    const of = `filter-by-category=true&category=${category.id}`;
    for (const [query, amounts] of [
      [of, [20_00, 3_00]],
      [`${of}&filter-by-year=true&year-from=2024&year-thru=2024`, [20_00]],
      [`${of}&filter-by-document=true&is-documented=false`, [3_00]],
      [`filter-by-supplier=true&supplier=${supplier?.id}`, [20_00]],
      [`${of}&filter-by-phrase=true&phrase=laka`, [20_00]],
    ] as const) {
      const { items } = await listed(`${query}&sort-by=amount&sort-direction=desc`);
      expect(items.map(({ amount }) => amount)).toEqual(amounts);
      const total = amounts.reduce<number>((sum, amount) => sum + amount, 0);
      expect(await summed(query)).toEqual({
        amount: total,
        count: amounts.length,
        categories: [{ id: category.id, name: category.name, amount: total }],
      });
    }
  });
});

describe('a cost that is taken back', () => {
  it('is none of its year, and nothing is said of it any more', async () => {
    const category = await addCostCategory(db);
    const { id, document } = await addCashCost(6_00, { category: category.id });
    expect((await box.reverse(document.id, today)).status).toBe(201);
    const of = `filter-by-category=true&category=${category.id}`;
    expect((await listed(of)).items).toEqual([]);
    expect(await summed(of)).toEqual({ amount: 0, count: 0, categories: [] });
    expect(await details(id)).toMatchObject({ isReversed: true });
    const refused = await update(id, { description: 'x' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ten koszt ma storno. Uzupełnij dane kosztu, który zaksięgowano w jego miejsce.',
    ]);
  });
});
