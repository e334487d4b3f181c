import { randomUUID } from 'node:crypto';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type {
  TransactionDetails,
  TransactionListItem,
} from '@grzadka/contract/transaction/transaction.model';
import { expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { post } from '#src/ledger/post.ts';
import { addCashBox, cashIn, cashier } from '#test/cash.ts';
import { addIncomeCategory } from '#test/categories.ts';
import { addParty } from '#test/factories.ts';
import { addAccount } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const clerk = await app.as('ROLE_EMPLOYEE');
const today = gardenToday();

/** A cash box of its own, and what comes to it for something that is nobody's account's. */
async function addDesk() {
  const { id: cashBoxId, name } = await addCashBox(db);
  const category = await addIncomeCategory(db);
  const { receive } = cashier(clerk, cashBoxId);
  const take = (amount: number, more: object = {}) =>
    receive('', amount, { settlementId: null, incomeCategoryId: category.id, ...more });
  return { cashBox: { id: cashBoxId, name }, category, take };
}

it('money for something that is nobody’s account’s is posted on its category, listed and taken back', async () => {
  const { cashBox, category, take } = await addDesk();
  const { status, body } = await take(120_00, { day: '2025-05-10' });
  expect(status).toBe(201);
  expect(body.number).toMatch(/^KP\/2025\/\d+$/);
  const told = async () =>
    (await treasurer.get<TransactionDetails>(`/api/transaction/getDetails/${body.id}`)).body;
  expect(await told()).toMatchObject({
    description: `Przychód: ${category.name}`,
    direction: 'in',
    source: 'cash',
    settlement: null,
    costCategory: null,
    incomeCategory: { id: category.id, name: category.name },
    left: null,
    payments: [],
    lines: [
      { code: '100', account: 'Kasa', subject: cashBox.name, amount: 120_00 },
      { code: '750', account: 'Inne przychody', subject: category.name, amount: -120_00 },
    ],
    reversible: true,
  });
  // The database compares each subject of what takes it back.
  const other = { code: '750', incomeCategoryId: (await addIncomeCategory(db)).id } as const;
  const inexact = change(db, commandLine, (tx) => {
    const lines = [
      { code: '100', cashBoxId: cashBox.id, amount: -120_00 } as const,
      { ...other, amount: 120_00 },
    ];
    const entry = { postingDay: today, description: 'Storno', reversesId: body.id, lines };
    return post(tx, [{ series: 'ST', sourceId: null, entries: [entry] }]);
  });
  await expect(inexact).rejects.toMatchObject({ constraint: 'reversal_is_exact' });
  const { reverse } = cashier(treasurer, cashBox.id);
  const { body: taken } = await reverse(body.id, '2025-05-11');
  expect(await told()).toMatchObject({ state: 'reversed', reversedBy: taken.number });
  expect(await cashIn(db, cashBox.id)).toBe(0);
  const ofBox = new URLSearchParams({ 'filter-by-cash-box': 'true', 'cash-box': cashBox.id });
  const { items } = (
    await treasurer.get<ListPage<TransactionListItem>>(`/api/transaction?${ofBox.toString()}`)
  ).body;
  expect(items.map(({ number, incomeCategory }) => [number, incomeCategory?.name])).toEqual([
    [taken.number, category.name],
    [body.number, category.name],
  ]);
  const used = await treasurer.request(`/api/income-category/delete/${category.id}`, {
    method: 'DELETE',
  });
  expect(used).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('odznacz „Aktywna”') },
  });
});

it('what is wrong with it is said at the field', async () => {
  const { category, take } = await addDesk();
  const { id: account } = await addAccount(db);
  for (const [faulty, field, message] of [
    [{ incomeCategoryId: '' }, 'incomeCategoryId', 'Wybierz kategorię przychodów'],
    [{ incomeCategoryId: newId() }, 'incomeCategoryId', 'już nie ma'],
    [{ incomeCategoryId: null }, 'settlementId', 'Wybierz, kto wpłaca'],
    [{ settlementId: account }, 'incomeCategoryId', 'Wybierz jedno'],
    [{ allocations: [] }, 'incomeCategoryId', 'Wybierz jedno'],
    [{ amount: 0 }, 'amount', 'Kwota musi być większa od zera'],
  ] as const) {
    const refused = await take(5_00, faulty);
    expect(refused.status, JSON.stringify(faulty)).toBe(400);
    expect(refused.body.fields, JSON.stringify(faulty)).toEqual({
      [field]: expect.stringContaining(message),
    });
  }
  await db
    .updateTable('incomeCategory')
    .set({ active: false })
    .where('id', '=', category.id)
    .execute();
  expect(await take(5_00)).toMatchObject({
    status: 409,
    body: { fields: { incomeCategoryId: expect.stringContaining('nie jest aktywna') } },
  });
  await addIncomeCategory(db, { name: 'Żwirownia' });
  const named = { name: 'ŻWIROWNIA', active: true };
  const twin = await treasurer.post('/api/income-category/create', named);
  expect(twin).toMatchObject({
    status: 409,
    body: { fields: { name: expect.stringContaining('o tej nazwie') } },
  });
});

it('one key is one payment, sent twice at once as well, and not for another category', async () => {
  const { cashBox, take } = await addDesk();
  const clientKey = randomUUID();
  const replies = await Promise.all([take(50_00, { clientKey }), take(50_00, { clientKey })]);
  expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1);
  const { id: incomeCategoryId } = await addIncomeCategory(db);
  const mended = await take(50_00, { clientKey, incomeCategoryId });
  expect(mended.status).toBe(409);
  expect(mended.body.message).toContain(`${replies[0].body.number} na 50,00`);
  expect(await cashIn(db, cashBox.id)).toBe(50_00);
});

it('words of it name nobody of the register', async () => {
  await addParty(db, { firstName: 'Gniewomir', lastName: 'Brzoza' });
  const { take } = await addDesk();
  for (const description of [
    'Klucz dla Gniewomira Brzozy',
    'wynajem: brzoza gniewomir',
    'G. Brzoza, sala',
    'sala dla pana Brzozy',
  ]) {
    const refused = await take(5_00, { description });
    expect(refused.status, description).toBe(409);
    expect(refused.body.message).toContain('czyjeś imię i nazwisko');
  }
  expect((await take(5_00, { description: 'Drewno: brzoza' })).status).toBe(201);
});

it('a receipt of it tells for what, and leaves room to write who paid', async () => {
  const { cashBox, category, take } = await addDesk();
  const { body } = await take(35_50, { description: 'Klucz do bramy' });
  const response = await clerk.send(`/api/payment/${body.id}/receipt`);
  expect(response.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pages).toHaveLength(1);
  const all = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const said of [
    `Dowód wpłaty do kasy ${body.number}`,
    'Od kogo (wpisz ręcznie)',
    `Kategoria przychodów ${category.name}`,
    'Klucz do bramy',
    cashBox.name,
    'Kwota: 35,50 zł',
  ]) {
    expect(all.split(said).length - 1, said).toBe(2);
  }
  const report = await treasurer.send(
    `/api/cash-box/${cashBox.id}/report?from=${today}&thru=${today}`,
  );
  const { pages: told } = await readPdf(new Uint8Array(await report.arrayBuffer()));
  expect(told.join(' ').replaceAll(/\s+/g, ' ')).toContain('Klucz do bramy');
});
