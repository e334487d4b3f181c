import { dayNumber, dayOfNumber } from '@grzadka/contract/core/time/day-number';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { describe, expect, it } from 'vitest';
import { addAccount, feeKindNamed, postDebt, postPayment, reverse } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const employee = await app.as('ROLE_EMPLOYEE');

type OpenList = { balance: number; items: OpenEntry[] };
const openOf = async (id: string) =>
  (await employee.get<OpenList>(`/api/settlement/${id}/open`)).body;

/** What stands in the list, and that it comes to the balance. */
async function listed(id: string) {
  const { balance, items } = await openOf(id);
  expect(items.reduce((sum, { open }) => sum + open, 0)).toBe(balance);
  return items.map(({ reason, feeKind, dueOn, isDue, amount, open }) => [
    feeKind ?? reason,
    dueOn,
    isDue,
    amount,
    open,
  ]);
}

const tomorrow = dayOfNumber(dayNumber(gardenToday()) + 1);

describe('what is open on an account', () => {
  it('is nothing where nothing is posted, and unknown of no account', async () => {
    const { id } = await addAccount(db);
    expect(await openOf(id)).toEqual({ balance: 0, items: [] });
    const { status } = await employee.get(
      '/api/settlement/01930000-0000-7000-8000-000000000000/open',
    );
    expect(status).toBe(404);
  });

  it('has openings and charges by their due days, each with what is left of it, and comes to the balance', async () => {
    const { id } = await addAccount(db);
    const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
    const parts = [
      { amount: 100_00, dueOn: tomorrow, feeKindId },
      { amount: 50_00, dueOn: '2025-06-30', feeKindId, description: 'za altanę' },
    ];
    await postDebt(db, { account: id, day: '2025-05-01', parts, description: 'Opłata 2025' });
    const opening = [{ amount: 30_00, dueOn: '2024-06-28' }];
    await postDebt(db, {
      account: id,
      day: '2024-12-31',
      series: 'BO',
      description: 'Bilans otwarcia',
      parts: opening,
    });
    await postPayment(db, { account: id, day: '2025-07-01', amount: 42_49 });
    expect(await listed(id)).toEqual([
      ['Opłata ogrodowa', '2025-06-30', true, 50_00, 37_51],
      ['Opłata ogrodowa', tomorrow, false, 100_00, 100_00],
    ]);
    const { items } = await openOf(id);
    expect(items[0]).toMatchObject({
      reason: 'Opłata 2025',
      description: 'za altanę',
      series: 'PK',
      postingDay: '2025-05-01',
      sourceId: null,
    });
  });

  it('has what is left of payments below zero, so that it is the balance of who paid too much', async () => {
    const { id } = await addAccount(db);
    await postPayment(db, { account: id, day: '2025-07-01', amount: 200_00 });
    await postPayment(db, { account: id, day: '2025-08-01', amount: 5_00 });
    const debt = await postDebt(db, {
      account: id,
      day: '2025-09-01',
      parts: [{ amount: 120_00, dueOn: '2025-09-30' }],
    });
    expect(await listed(id)).toEqual([
      ['Wpłata', null, false, -200_00, -80_00],
      ['Wpłata', null, false, -5_00, -5_00],
    ]);
    // What is taken back covers itself, and frees what had covered it.
    await reverse(db, debt.id);
    expect(await listed(id)).toEqual([
      ['Wpłata', null, false, -200_00, -200_00],
      ['Wpłata', null, false, -5_00, -5_00],
    ]);
  });

  it('keeps a debt and an overpayment beside each other where the account keeps what is overpaid', async () => {
    const { id } = await addAccount(db);
    await db
      .updateTable('settlement')
      .set({ useOverpayments: false })
      .where('id', '=', id)
      .execute();
    await postPayment(db, { account: id, day: '2025-07-01', amount: 20_00 });
    await postDebt(db, {
      account: id,
      day: '2025-09-01',
      parts: [{ amount: 120_00, dueOn: '2025-09-30' }],
    });
    expect(await listed(id)).toEqual([
      ['Opłata', '2025-09-30', true, 120_00, 120_00],
      ['Wpłata', null, false, -20_00, -20_00],
    ]);
  });
});
