import type { RunningEntry, SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { installationOf } from '#test/installation.ts';
import { addAccount, feeKindNamed, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

async function balanceOf(account: string, query: string): Promise<SettlementBalance> {
  const { body } = await clerk.get<SettlementBalance>(
    `/api/settlement/${account}/balance?${query}`,
  );
  return body;
}

/** As if the entry had been recorded at an instant, which only the owner can feign. */
async function recordedAt(entryId: string, instant: string): Promise<void> {
  await execute(
    (await installationOf(app)).ownerUrl,
    `alter table ledger_entry disable trigger user;
     alter table ledger_line disable trigger user;
     alter table open_item disable trigger user;
     alter table allocation disable trigger user;
     update ledger_entry set recorded_at = '${instant}' where id = '${entryId}';
     update ledger_line set recorded_at = '${instant}' where entry_id = '${entryId}';
     update open_item set recorded_at = '${instant}' from ledger_line
     where ledger_line.id = line_id and entry_id = '${entryId}';
     update allocation set made_at = '${instant}' from ledger_line
     where ledger_line.id = line_id and entry_id = '${entryId}';
     alter table ledger_entry enable trigger user;
     alter table ledger_line enable trigger user;
     alter table open_item enable trigger user;
     alter table allocation enable trigger user`,
  );
}

it('ledger, example 5: the balance of an account is told for any day, and as it was known then', async () => {
  const { id: account } = await addAccount(app.db);
  const charge = (day: string, amount: number) =>
    postDebt(app.db, { account, day, parts: [{ amount, dueOn: '2025-05-31' }] });
  const first = await charge('2025-05-01', 223_51);
  await recordedAt(first.id, '2025-05-01T08:00:00.000Z');
  const payment = await postPayment(app.db, { account, day: '2025-06-10', amount: 100_00 });
  await recordedAt(payment.id, '2025-06-14T08:00:00.000Z');
  await reverse(app.db, first.id, '2025-07-05');
  await charge('2025-07-05', 210_00);

  const asked: [query: string, balance: SettlementBalance][] = [
    ['on=2025-04-30', { balance: 0, due: 0, notDue: 0, overpaid: 0 }],
    ['on=2025-05-01', { balance: 223_51, due: 0, notDue: 223_51, overpaid: 0 }],
    // The term ends on a Saturday, and so on the Monday after it.
    ['on=2025-06-02', { balance: 223_51, due: 0, notDue: 223_51, overpaid: 0 }],
    ['on=2025-06-09', { balance: 223_51, due: 223_51, notDue: 0, overpaid: 0 }],
    ['on=2025-06-10', { balance: 123_51, due: 123_51, notDue: 0, overpaid: 0 }],
    ['on=2025-07-05', { balance: 110_00, due: 110_00, notDue: 0, overpaid: 0 }],
    [
      'on=2025-06-10&recorded-thru=2025-06-12T12:00:00Z',
      { balance: 223_51, due: 223_51, notDue: 0, overpaid: 0 },
    ],
    [
      'on=2025-06-10&recorded-thru=2025-06-14T08:00:00.000Z',
      { balance: 123_51, due: 123_51, notDue: 0, overpaid: 0 },
    ],
    [
      'on=2025-07-05&recorded-thru=2025-07-06T08:00:00Z',
      { balance: 123_51, due: 123_51, notDue: 0, overpaid: 0 },
    ],
  ];
  for (const [query, balance] of asked)
    expect(await balanceOf(account, query), query).toEqual(balance);
});

it('what covered a debt on a past day is told as it was, whatever was spread anew since', async () => {
  const { id: account } = await addAccount(app.db);
  const day = '2025-05-01';
  const first = await postDebt(app.db, { account, day, parts: [{ amount: 100, dueOn: day }] });
  await postDebt(app.db, { account, day, parts: [{ amount: 100, dueOn: '2025-05-02' }] });
  await postPayment(app.db, { account, day: '2025-06-01', amount: 100 });
  await reverse(app.db, first.id, '2025-07-01');
  // Recorded late: it covers nothing that something else covered then.
  await postPayment(app.db, { account, day: '2025-06-15', amount: 50 });
  expect(await balanceOf(account, 'on=2025-06-20')).toEqual({
    balance: 50,
    due: 100,
    notDue: 0,
    overpaid: 50,
  });
  expect(await balanceOf(account, 'on=2025-07-01')).toEqual({
    balance: -50,
    due: 0,
    notDue: 0,
    overpaid: 50,
  });
});

it('a reversal of an earlier day covers nothing before its debt is there, nor what something else covered then', async () => {
  const { id: account } = await addAccount(app.db);
  const owed = (day: string) =>
    postDebt(app.db, { account, day, parts: [{ amount: 100, dueOn: '2025-05-01' }] });
  const later = await owed('2025-05-10');
  await reverse(app.db, later.id, '2025-05-01');
  const balance = (amount: number) => ({ balance: amount, notDue: 0 });
  expect(await balanceOf(account, 'on=2025-05-06')).toEqual({
    ...balance(-100),
    due: 0,
    overpaid: 100,
  });
  expect(await balanceOf(account, 'on=2025-05-10')).toEqual({ ...balance(0), due: 0, overpaid: 0 });

  const debt = await owed('2025-05-10');
  const payment = await postPayment(app.db, { account, day: '2025-05-11', amount: 60 });
  await reverse(app.db, payment.id, '2025-06-02');
  await reverse(app.db, debt.id, '2025-05-15');
  expect(await balanceOf(account, 'on=2025-05-20')).toEqual({
    ...balance(-60),
    due: 40,
    overpaid: 100,
  });
  expect(await balanceOf(account, 'on=2025-06-03')).toEqual({ ...balance(0), due: 0, overpaid: 0 });
});

it('a payment that is recorded late covers a debt from when nothing else covers it any more', async () => {
  const { id: account } = await addAccount(app.db);
  const day = '2025-05-01';
  await postDebt(app.db, { account, day, parts: [{ amount: 100, dueOn: day }] });
  const mistake = await postPayment(app.db, { account, day: '2025-05-06', amount: 100 });
  await reverse(app.db, mistake.id, '2025-06-02');
  await postPayment(app.db, { account, day: '2025-05-10', amount: 100 });
  const overpaid = { balance: -100, due: 0, notDue: 0, overpaid: 100 };
  expect(await balanceOf(account, 'on=2025-05-20')).toEqual(overpaid);
  expect(await balanceOf(account, 'on=2025-06-02')).toMatchObject({ balance: 0, overpaid: 0 });
});

it('the running list tells each posting with the balance after it, what it covers and what took it back', async () => {
  const { id: account } = await addAccount(app.db);
  const feeKindId = await feeKindNamed(app.db, 'Opłata wodna');
  const debt = await postDebt(app.db, {
    account,
    day: '2025-05-01',
    parts: [
      { amount: 30_00, dueOn: '2025-05-31', feeKindId },
      { amount: 20_00, dueOn: '2025-08-31', feeKindId, description: 'druga rata' },
    ],
  });
  const payment = await postPayment(app.db, { account, day: '2025-06-01', amount: 40_00 });
  const mistake = await postPayment(app.db, { account, day: '2025-06-01', amount: 5_00 });
  const storno = await reverse(app.db, mistake.id, '2025-06-02');

  const read = async (query = '') =>
    (
      await clerk.get<{ items: RunningEntry[]; totalItems: number }>(
        `/api/settlement/${account}/entries${query}`,
      )
    ).body;
  const { items, totalItems } = await read();
  expect(totalItems).toBe(4);
  expect(
    items.map(({ number, amount, balance, reversedBy }) => [number, amount, balance, reversedBy]),
  ).toEqual([
    [storno.number, 5_00, 10_00, null],
    [mistake.number, -5_00, 5_00, storno.number],
    [payment.number, -40_00, 10_00, null],
    [debt.number, 50_00, 50_00, null],
  ]);
  const firstPart = { feeKind: 'Opłata wodna', description: null, dueOn: '2025-05-31' };
  const secondPart = { feeKind: 'Opłata wodna', description: 'druga rata', dueOn: '2025-08-31' };
  expect(items[2]?.covers).toEqual([
    { ...firstPart, amount: 30_00, number: debt.number, named: false },
    { ...secondPart, amount: 10_00, number: debt.number, named: false },
  ]);
  expect(items[3]?.parts).toEqual([
    { ...firstPart, amount: 30_00, open: 0, writtenOff: 0 },
    { ...secondPart, amount: 20_00, open: 10_00, writtenOff: 0 },
  ]);
  const page = await read('?from=2025-06-01&thru=2025-06-01&offset=1&limit=1');
  expect(page).toMatchObject({
    items: [{ number: payment.number, balance: 10_00 }],
    totalItems: 2,
  });
  await reverse(app.db, debt.id, '2025-06-03');
  const former = (await read()).items.find(({ id }) => id === payment.id);
  expect(former?.covers).toEqual([]);
  const { status } = await clerk.get(`/api/settlement/${newId()}/entries`);
  expect(status).toBe(404);
});
