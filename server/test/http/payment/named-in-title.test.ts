import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import type { PaymentPreview } from '@grzadka/contract/payment/payment.model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apply, preview } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { cashier } from '#test/cash.ts';
import { addAccount, feeKindNamed, firstCashBox, postDebt } from '#test/ledger.ts';
import { lineClerk } from '#test/line-clerk.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const box = cashier(treasurer, await firstCashBox(db));
const { assign } = lineClerk(treasurer, db);
const kinds = await Promise.all(
  ['Opłata ogrodowa', 'Partycypacja PZD', 'Woda wg licznika'].map((name) => feeKindNamed(db, name)),
);

/** 140,63 and 46,88 due on 30 June, of kinds in this order, and 30,00 of water due on 31 July; with the number of that. */
async function addDebtor() {
  const account = await addAccount(db);
  let number = '';
  for (const [at, amount] of [140_63, 46_88, 30_00].entries()) {
    const dueOn = at === 2 ? '2025-07-31' : '2025-06-30';
    const parts = [{ feeKindId: kinds[at] ?? null, amount, dueOn }];
    ({ number } = await postDebt(db, { account: account.id, day: '2025-05-01', parts }));
  }
  return { ...account, number };
}

/**
 * Returns what the payments of an account cover, in grosze, as its list of entries has it: the newest payment first, each by the
 * due days.
 */
async function told(id: string) {
  const path = `/api/settlement/${id}/entries`;
  const { items } = (await treasurer.get<{ items: RunningEntry[] }>(path)).body;
  return items
    .filter(({ amount }) => amount < 0)
    .map(({ covers }) => covers.map(({ amount, named }) => (named ? [amount, 'named'] : [amount])));
}

const previewOf = async (settlementId: string, description: string) => {
  const asked = { settlementId, amount: '20000', day: '2025-07-15', description };
  const path = `/api/payment/preview?${new URLSearchParams(asked).toString()}`;
  return (await treasurer.get<PaymentPreview>(path)).body.parts;
};

async function reset(settlementId: string) {
  const { status } = await treasurer.post('/api/allocation/reset', { settlementId });
  expect(status).toBe(204);
}

const waterFirst = [[140_63], [29_37], [30_00, 'named']];
const byDays = [[140_63], [46_88], [12_49]];

describe('what the payer names', () => {
  it('ledger, example 2: by a clerk’s words in cash is covered first, as the preview says', async () => {
    const { id, number } = await addDebtor();
    const parts = await previewOf(id, ' Za WODĘ, woda ');
    expect(parts.map(({ covered, named }) => [covered, named])).toEqual([
      [30_00, true],
      [140_63, false],
      [29_37, false],
    ]);
    expect((await previewOf(id, `zapłata ${number.toLowerCase()}`))[0]).toMatchObject({
      number,
      named: true,
    });
    await box.receive(id, 200_00, { day: '2025-07-15', description: 'Woda za lipiec' });
    expect(await told(id)).toEqual([waterFirst]);
    await reset(id);
    expect(await told(id)).toEqual([waterFirst]);
  });

  it('is none of the words that the program itself calls a payment by', async () => {
    const { id } = await addDebtor();
    await box.receive(id, 30_00, { day: '2025-07-14', description: 'woda' });
    const { body: other } = await box.receive(id, 10_00, { day: '2025-07-15' });
    const words = db.selectFrom('ledgerEntry').select('description').where('id', '=', other.id);
    expect(await words.executeTakeFirstOrThrow()).toEqual({
      description: 'Wpłata: Opłata ogrodowa',
    });
    await db
      .updateTable('feeKind')
      .set({ keywords: null })
      .where('id', '=', kinds[2] ?? '')
      .execute();
    onTestFinished(async () => {
      await db
        .updateTable('feeKind')
        .set({ keywords: 'woda, wodomierz' })
        .where('id', '=', kinds[2] ?? '')
        .execute();
    });
    await reset(id);
    expect(await told(id)).toEqual([[[10_00]], [[30_00]]]);
  });

  it('in a title of the bank’s is covered first when a person assigns it, is moved and is spread anew', async () => {
    const { id, number } = await addDebtor();
    const line = await addBankLine(db, {
      amount: 200_00,
      bookingDay: '2025-07-15',
      title: `Jan, ul. Ogrodowa 3: ${number.replaceAll('/', '.')}`,
    });
    expect((await assign(line.id, [{ settlementId: id, amount: 200_00 }])).status).toBe(204);
    expect(await told(id)).toEqual([waterFirst]);
    await reset(id);
    expect(await told(id)).toEqual([waterFirst]);

    const [wrong, right] = [await addAccount(db), await addDebtor()];
    const other = await addBankLine(db, {
      amount: 200_00,
      bookingDay: '2025-07-15',
      title: 'woda',
    });
    await assign(other.id, [{ settlementId: wrong.id, amount: 200_00 }]);
    const { status } = await treasurer.post('/api/bank-line/move', {
      id: other.id,
      settlementId: right.id,
      amount: 200_00,
      reason: 'zła działka',
      clientKey: crypto.randomUUID(),
    });
    expect(status).toBe(201);
    expect(await told(right.id)).toEqual([waterFirst]);
    await reset(right.id);
    expect(await told(right.id)).toEqual([waterFirst]);
  });

  it('in a statement is covered first when it is booked, and nothing is where it names nothing', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const [named, silent] = [await addDebtor(), await addDebtor()];
    const paid = ({ reference, garden }: typeof named, words: string) => ({
      amount: 200_00,
      title: `Dz ${garden} ${reference} ${words}`,
      name: 'KTOŚ INNY',
    });
    const lines = [paid(named, 'wodomierz'), paid(silent, 'bezwodna nawodnienie')];
    const file = await preview(treasurer, bank, mt940(nrb, lines, 0));
    expect(file.lines).toMatchObject({ automatic: 2 });
    expect((await apply(treasurer, file.id)).status).toBeLessThan(300);
    expect(await told(named.id)).toEqual([waterFirst]);
    expect(await told(silent.id)).toEqual([byDays]);
  });
});
