import type { ListPage } from '@grzadka/contract/core/list/list';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type {
  TransactionDetails,
  TransactionListItem,
} from '@grzadka/contract/transaction/transaction.model';
import { expect, it } from 'vitest';
import { addBankAccount, addBankLine, assignLine } from '#test/bank-lines.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, feeKindNamed, postDebt, postMove } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();

const listed = async (query: Record<string, string>) => {
  const { body } = await treasurer.get<ListPage<TransactionListItem>>(
    `/api/transaction?${new URLSearchParams(query).toString()}`,
  );
  return body.items;
};
const numbers = async (query: Record<string, string>) =>
  (await listed(query)).map(({ number }) => number);
const detailsOf = async (id: string) =>
  (await treasurer.get<TransactionDetails>(`/api/transaction/getDetails/${id}`)).body;

it('every movement of money is listed, the newest first, and found by what it is', async () => {
  const account = await addAccount(db, { name: '7B' });
  const other = await addAccount(db);
  const parts = [{ amount: 10_00, dueOn: '2025-02-10' }];
  await postDebt(db, { account: account.id, day: '2025-01-02', parts });
  const { id: cashBoxId, name: cashBox } = await addCashBox(db);
  const box = cashier(treasurer, cashBoxId);
  const { id: costCategoryId, name: category } = await addCostCategory(db);
  const opened = (await box.open(100_00, '2025-01-01')).body;
  const paid = (await box.receive(account.id, 50_00, { day: '2025-02-01' })).body;
  const spent = (
    await box.payOut(12_00, {
      kind: 'cost',
      costCategoryId,
      day: '2025-02-02',
      description: 'Żwir na alejkę',
    })
  ).body;
  const taken = (await box.reverse(spent.id, '2025-02-03')).body;
  const moved = await postMove(db, {
    account: account.id,
    to: other.id,
    day: '2025-02-04',
    amount: 5_00,
  });
  const all = [moved.number, taken.number, spent.number, paid.number, opened.number];
  expect(await numbers({})).toEqual(all);
  expect((await listed({})).find(({ id }) => id === spent.id)).toEqual({
    id: spent.id,
    number: spent.number,
    series: 'KW',
    bookingDay: '2025-02-02',
    description: 'Żwir na alejkę',
    direction: 'out',
    source: 'cash',
    state: 'reversed',
    amount: 12_00,
    settlement: null,
    costCategory: { id: costCategoryId, name: category },
    incomeCategory: null,
    cashBox: { id: cashBoxId, name: cashBox },
    bankAccount: null,
    reversedBy: taken.number,
    payer: null,
    title: null,
    paidFor: [],
  });
  const [receipt] = await listed({ 'filter-by-phrase': 'true', phrase: account.reference });
  expect(receipt).toMatchObject({
    number: moved.number,
    direction: null,
    source: 'other',
    amount: 5_00,
  });
  for (const [query, found] of [
    [{ 'filter-by-phrase': 'true', phrase: 'zwir' }, [spent]],
    [{ 'filter-by-phrase': 'true', phrase: paid.number }, [paid]],
    [{ 'filter-by-direction': 'true', direction: 'out' }, [spent]],
    [{ 'filter-by-direction': 'true', direction: 'in' }, [taken, paid, opened]],
    [{ 'filter-by-state': 'true', state: 'reversed' }, [spent]],
    [{ 'filter-by-source': 'true', source: 'other' }, [moved]],
    [{ 'filter-by-cash-box': 'true', 'cash-box': cashBoxId }, [taken, spent, paid, opened]],
    [{ 'filter-by-cash-box': 'true', 'cash-box': 'none' }, []],
    [
      { 'filter-by-amount': 'true', 'amount-from': '1200', 'amount-thru': '5000' },
      [taken, spent, paid],
    ],
    [
      { 'filter-by-day': 'true', 'day-from': '2025-02-02', 'day-thru': '2025-02-03' },
      [taken, spent],
    ],
    [{ 'filter-by-cash-box': 'true', 'cash-box': cashBoxId }, [taken, spent, paid, opened]],
    [{ 'sort-by': 'amount', 'sort-direction': 'asc' }, [moved, spent, taken, paid, opened]],
  ] as const) {
    expect(await numbers(query), JSON.stringify(query)).toEqual(found.map(({ number }) => number));
  }
  const clerk = await app.as('ROLE_EMPLOYEE');
  expect((await clerk.get('/api/transaction')).status).toBe(403);
});

it('a row says who paid, what they wrote, and what for', async () => {
  const { id: account } = await addAccount(db, { lastName: 'Żądło' });
  const [first, second] = [
    await feeKindNamed(db, 'Opłata ogrodowa'),
    await feeKindNamed(db, 'Opłata wodna'),
  ];
  const dueOn = '2025-06-10';
  await postDebt(db, {
    account,
    day: '2025-06-01',
    parts: [
      { amount: 10_00, dueOn, feeKindId: second },
      { amount: 15_00, dueOn: '2025-07-10', feeKindId: first },
      { amount: 20_00, dueOn, feeKindId: first },
      { amount: 99_00, dueOn: '2025-09-10', feeKindId: second },
    ],
  });
  const { id: cashBoxId } = await addCashBox(db);
  await cashier(treasurer, cashBoxId).receive(account, 5_00, { day: '2025-06-02' });
  const bankAccountId = (await addBankAccount(db)).id;
  const ofBank = { bankAccountId, bookingDay: '2025-06-03' };
  const named = { ...ofBank, counterpartyName: 'NOWAK JAN', title: 'oplata za dzialke' };
  const line = await addBankLine(db, { ...named, amount: 40_00 });
  await assignLine(db, line.id, [{ settlementId: account, amount: 40_00 }]);
  await addBankLine(db, { ...ofBank, title: '' });
  const ofDays = { 'filter-by-day': 'true', 'day-from': '2025-06-02', 'day-thru': '2025-06-03' };
  const rows = await listed({ ...ofDays, 'sort-by': 'amount', 'sort-direction': 'asc' });
  expect(rows.map(({ payer, title, paidFor }) => [payer, title, paidFor])).toEqual([
    ['Żądło Jan', null, ['Opłata ogrodowa']],
    ['NOWAK JAN', 'oplata za dzialke', ['Opłata ogrodowa', 'Opłata wodna']],
    [null, null, []],
  ]);
  const { body: file } = await treasurer.get<string>('/api/transaction/export?format=csv');
  expect(file).toContain('Wpływ na rachunek bankowy');
  expect(file).not.toMatch(/NOWAK|oplata|Żądło/);
});

it('numbers are sorted as numbers', async () => {
  const { id: cashBoxId } = await addCashBox(db);
  const box = cashier(treasurer, cashBoxId);
  const { id: account } = await addAccount(db);
  const received: string[] = [];
  for (let i = 0; i < 11; i++)
    received.push((await box.receive(account, 1, { day: '2025-05-01' })).body.number);
  const sorted = await numbers({
    'filter-by-cash-box': 'true',
    'cash-box': cashBoxId,
    'sort-by': 'number',
    'sort-direction': 'asc',
  });
  expect(sorted).toEqual(received);
});

it('a payment tells its lines, who recorded it, what it covers and what took it back', async () => {
  const { id: account, reference } = await addAccount(db);
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  const debt = await postDebt(db, {
    account,
    day: '2025-01-02',
    parts: [{ feeKindId, amount: 10_00, dueOn: '2025-02-10' }],
  });
  const { id: cashBoxId, name: cashBox } = await addCashBox(db);
  const box = cashier(treasurer, cashBoxId);
  const { body } = await box.receive(account, 25_00, { day: '2025-02-01' });
  const told = await detailsOf(body.id);
  expect(told).toMatchObject({
    effectiveDay: '2025-02-01',
    lines: [
      { code: '100', account: 'Kasa', subject: cashBox, amount: 25_00 },
      { code: '200', account: 'Rozrachunki z działkowcami', subject: reference, amount: -25_00 },
    ],
    covers: [
      {
        number: debt.number,
        feeKind: 'Opłata ogrodowa',
        description: null,
        dueOn: '2025-02-10',
        amount: 10_00,
      },
    ],
    left: 15_00,
    reversal: null,
    reverses: null,
    reversible: true,
  });
  expect(told.recordedBy).toEqual(expect.any(String));
  expect(told.recordedAt.slice(0, 4)).toBe(today.slice(0, 4));
  const { body: taken } = await box.reverse(body.id, '2025-02-02', 'zła działka');
  expect(await detailsOf(body.id)).toMatchObject({
    state: 'reversed',
    reversible: false,
    covers: [{ number: taken.number, amount: 25_00 }],
    reversal: {
      id: taken.id,
      postingDay: '2025-02-02',
      description: `Storno ${body.number}: zła działka`,
    },
  });
  expect(await detailsOf(taken.id)).toMatchObject({
    direction: 'out',
    reversible: false,
    reverses: { id: body.id, number: body.number },
  });
});
