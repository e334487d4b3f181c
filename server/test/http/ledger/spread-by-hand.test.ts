import { expect, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { spreadByHand } from '#src/ledger/spreading/spread-by-hand.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addAccount, postDebt, postPayment, reverse, stateOf } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const { db } = await startTestApp();

/** An account with debts that are due one after another, the first in January, in these amounts. */
async function addDebtor(amounts: readonly number[]) {
  const { id } = await addAccount(db);
  const debts: string[] = [];
  for (const [month, amount] of amounts.entries()) {
    const parts = [{ amount, dueOn: `2025-0${month + 1}-10` }];
    debts.push((await postDebt(db, { account: id, day: '2025-01-01', parts })).id);
  }
  const items = await db
    .selectFrom('openItem')
    .select('id')
    .where('settlementId', '=', id)
    .orderBy('dueOn')
    .execute();
  const pay = async (amount: number) => {
    const { id: entryId, number } = await postPayment(db, {
      account: id,
      day: '2025-02-01',
      amount,
    });
    return { entryId, number, lineId: await creditOf(entryId) };
  };
  const open = async () => (await stateOf(db, id)).open;
  return { id, debts, items: items.map((item) => item.id), pay, open };
}

async function creditOf(entryId: string): Promise<string> {
  const line = db.selectFrom('ledgerLine').select('id').where('entryId', '=', entryId);
  return (await line.where('amountGrosz', '<', '0').executeTakeFirstOrThrow()).id;
}

/** Has a payment cover so much of these parts. */
function spread(
  lineId: string,
  ...shares: (readonly [itemId: string | undefined, amount: number])[]
) {
  const stated = shares.map(([itemId = '', amount]) => ({ itemId, amount }));
  return change(db, commandLine, (tx) => spreadByHand(tx, { lineId, shares: stated }));
}

it('a payment covers what a person says, the rest goes by the rule, and the audit is told', async () => {
  const { id, items, pay, open } = await addDebtor([30, 30, 30]);
  const { lineId, number } = await pay(50);
  expect(await open()).toEqual([0, 10, 30]);
  await spread(lineId, [items[2], 25]);
  expect(await open()).toEqual([5, 30, 5]);
  expect(await auditOf(db, 'settlement', id)).toContainEqual(
    expect.objectContaining({
      action: 'allocate',
      after: { documentNumber: number, allocatedAmount: 25 },
    }),
  );
});

it('what a person said is kept when the rest is spread again, until they leave it to the rule', async () => {
  const { debts, items, pay, open } = await addDebtor([30, 30, 30]);
  const { lineId } = await pay(50);
  await spread(lineId, [items[2], 25]);
  await reverse(db, debts[0] ?? '');
  expect(await open()).toEqual([0, 5, 5]);
  await spread(lineId, [items[2], 30], [items[1], 5]);
  expect(await open()).toEqual([0, 10, 0]);
  await spread(lineId);
  expect(await open()).toEqual([0, 0, 10]);
});

it('what the rule had spread of other payments makes way, and finds another place', async () => {
  const { items, pay, open } = await addDebtor([30, 30]);
  await pay(30);
  const { lineId } = await pay(20);
  expect(await open()).toEqual([0, 10]);
  await spread(lineId, [items[0], 20]);
  expect(await open()).toEqual([0, 10]);
  const covers = await db
    .selectFrom('allocation')
    .select(['itemId', 'amountGrosz', 'madeBy'])
    .where('lineId', '=', lineId)
    .where('releasedAt', 'is', null)
    .execute();
  expect(covers).toEqual([{ itemId: items[0], amountGrosz: '20', madeBy: 'person' }]);
});

it('what is left of a payment waits on an account that keeps its overpayments', async () => {
  const { id } = await addAccount(db);
  await db.updateTable('settlement').set({ useOverpayments: false }).where('id', '=', id).execute();
  const { id: entryId } = await postPayment(db, { account: id, day: '2025-01-01', amount: 50 });
  const parts = [{ amount: 30, dueOn: '2025-02-01' }];
  const { id: debtId } = await postDebt(db, { account: id, day: '2025-01-02', parts });
  const item = db
    .selectFrom('openItem')
    .innerJoin('ledgerLine', 'ledgerLine.id', 'lineId')
    .select('openItem.id')
    .where('entryId', '=', debtId);
  await spread(await creditOf(entryId), [(await item.executeTakeFirstOrThrow()).id, 10]);
  expect((await stateOf(db, id)).open).toEqual([20]);
});

it('no more is spread than there is, nothing of other accounts, and then nothing is changed', async () => {
  const { items, debts, pay, open } = await addDebtor([30, 30]);
  const first = await pay(30);
  const second = await pay(20);
  await spread(first.lineId, [items[0], 25]);
  await expect(spread(second.lineId, [items[1], 21])).rejects.toThrow(
    'Z tej wpłaty można podzielić 0,20\u00a0zł. Zmniejsz kwotę.',
  );
  await expect(spread(second.lineId, [items[0], 6])).rejects.toThrow(
    'Na tę należność można zaliczyć 0,05\u00a0zł. Zmniejsz kwotę.',
  );
  const other = await addDebtor([30]);
  const debit = db
    .selectFrom('ledgerLine')
    .select('id')
    .where('entryId', '=', debts[0] ?? '');
  const { id: debitId } = await debit.where('amountGrosz', '>', '0').executeTakeFirstOrThrow();
  for (const nothing of [() => spread(debitId, [items[1], 5]), () => spread(newId())]) {
    await expect(nothing()).rejects.toMatchObject({ code: 'not-found' });
  }
  await expect(spread(second.lineId, [other.items[0], 5])).rejects.toMatchObject({
    fields: { allocations: expect.any(String) },
  });
  expect(await open()).toEqual([0, 10]);
  await reverse(db, second.entryId);
  await expect(spread(second.lineId, [items[1], 1])).rejects.toThrow(
    'Z tej wpłaty można podzielić 0,00',
  );
  expect(await open()).toEqual([0, 0, 30]);
});
