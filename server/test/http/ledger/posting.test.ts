import { describe, expect, it, onTestFinished } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { post } from '#src/ledger/post.ts';
import { auditOf } from '#test/audit-trail.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { addAccount, feeKindNamed, postDebt, postPayment, reverse, stateOf } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;

describe('what is posted', () => {
  it('is spread by the rule, and a reversal leaves the payments to what else is open', async () => {
    const { id: account } = await addAccount(db);
    const [garden, union, water] = await Promise.all(
      ['Opłata ogrodowa', 'Partycypacja PZD', 'Opłata wodna'].map((name) => feeKindNamed(db, name)),
    );
    const due = { dueOn: '2025-06-30' };
    const day = '2025-05-01';
    const debt = await postDebt(db, {
      account,
      day,
      parts: [{ amount: 140_63, feeKindId: garden ?? null, ...due }],
    });
    await postDebt(db, {
      account,
      day,
      parts: [{ amount: 46_88, feeKindId: union ?? null, ...due }],
    });
    await postDebt(db, {
      account,
      day,
      parts: [{ amount: 30_00, feeKindId: water ?? null, dueOn: '2025-07-31' }],
    });
    await postPayment(db, { account, day: '2025-07-15', amount: 200_00 });
    expect((await stateOf(db, account)).open).toEqual([0, 0, 17_51]);
    await postPayment(db, { account, day: '2025-07-20', amount: 100_00 });
    expect(await stateOf(db, account)).toEqual({
      open: [0, 0, 0],
      balance: -82_49,
      overpaid: 82_49,
    });
    await reverse(db, debt.id, '2025-08-01');
    expect(await stateOf(db, account)).toMatchObject({ open: [0, 0, 0], overpaid: 82_49 + 140_63 });
  });

  it('of an account that keeps its overpayments waits for no debt that comes later', async () => {
    const { id: account } = await addAccount(db);
    await db
      .updateTable('settlement')
      .set({ useOverpayments: false })
      .where('id', '=', account)
      .execute();
    await postPayment(db, { account, day: '2025-01-01', amount: 50 });
    await postDebt(db, {
      account,
      day: '2025-01-02',
      parts: [{ amount: 30, dueOn: '2025-02-01' }],
    });
    expect(await stateOf(db, account)).toEqual({ open: [30], balance: -20, overpaid: 50 });
    await postPayment(db, { account, day: '2025-01-03', amount: 10 });
    expect((await stateOf(db, account)).open).toEqual([20]);
  });

  it('is told to the audit without its words, and who reverses it twice is refused', async () => {
    const { id: account } = await addAccount(db);
    const { id, number } = await postPayment(db, { account, day: '2025-01-01', amount: 5 });
    expect(await auditOf(db, 'settlement', account)).toMatchObject([
      {
        action: 'post',
        before: null,
        after: { documentNumber: number, postingDay: '2025-01-01', postedAmount: -5 },
      },
    ]);
    const storno = await reverse(db, id);
    expect(storno.description).toBe(`Storno ${number}: pomyłka`);
    await expect(reverse(db, id)).rejects.toThrow('ledger_entry_reverses_id_key');
    expect(await stateOf(db, account)).toMatchObject({ balance: 0, overpaid: 0 });
  });

  it('is refused in the future, in a closed year, and with a holder’s name in whatever case', async () => {
    const { id: account } = await addAccount(db, { lastName: 'Jagodziński' });
    const pay = (day: string, description?: string) =>
      postPayment(db, { account, day, amount: 5, ...(description && { description }) });
    await expect(pay('2099-01-01')).rejects.toThrow('Dzień księgowania jest w przyszłości.');
    await db.insertInto('ledgerYear').values({ year: 2019 }).execute();
    await expect(pay('2019-12-31')).rejects.toThrow(
      'Okres do 2019.12.31 jest zamknięty. Wybierz późniejszy dzień.',
    );
    await expect(pay('2020-01-01', 'Wpłata Jagodzińskiego')).rejects.toThrow(
      'jest nazwisko działkowca',
    );
    await pay('2020-01-01', 'Wpłata Nowaka');
    const { id: double } = await addAccount(db, { lastName: 'Kowalska-Nowak' });
    for (const description of ['Wpłata Kowalskiej', 'Od: Kowalska-Nowak']) {
      const named = postPayment(db, { account: double, day: '2020-01-01', amount: 5, description });
      await expect(named, description).rejects.toThrow('jest nazwisko działkowca');
    }
  });
});

it('200 documents at once, of which every third fails, have the numbers from 1 on without a gap', async () => {
  // With all the time there is: who has to wait for longer than a request may is refused, and says nothing of numbers.
  const patient = openDatabase(url, { connectionTimeout: 0, statementTimeout: 0 });
  onTestFinished(() => closeDatabase(patient));
  const accounts = await Promise.all(Array.from({ length: 10 }, () => addAccount(db)));
  const attempts = Array.from({ length: 200 }, async (_, index) => {
    const account = accounts[index % accounts.length]?.id ?? '';
    const lines = [
      { code: '100', amount: 1 },
      { code: '200', settlementId: account, amount: -1, parts: [] },
    ] as const;
    const entry = { postingDay: '2023-03-01', description: 'Wpłata', lines };
    return change(patient.db, commandLine, async (tx) => {
      const [posted] = await post(tx, [{ series: 'KP', sourceId: null, entries: [entry] }]);
      if (index % 3 === 2) throw new Error('after all not');
      return posted?.number;
    });
  });
  const results = await Promise.allSettled(attempts);
  const numbers = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  expect(new Set(numbers)).toEqual(
    new Set(Array.from({ length: 134 }, (_, index) => `KP/2023/${index + 1}`)),
  );
});

it('a posting that is cut off at any statement leaves all of it, or nothing', async () => {
  const { id: account } = await addAccount(db);
  const parts = [{ amount: 100, dueOn: '2022-02-01' }];
  const debt = await postDebt(db, { account, day: '2022-01-01', parts });
  await postPayment(db, { account, day: '2022-01-02', amount: 70 });
  const left = { former: 0, next: 0 };
  for (let pieces = 1; left.next === 0; pieces += 1) {
    await using way = await openBreakingWay(url, pieces);
    const database = openDatabase(way.url, { max: 1 });
    const isDone = await reverse(database.db, debt.id).then(
      () => true,
      () => false,
    );
    await closeDatabase(database);
    const found = await stateOf(db, account);
    const isFormer = !isDone && found.balance === 30;
    expect(found).toEqual(
      isFormer
        ? { open: [30], balance: 30, overpaid: 0 }
        : { open: [0], balance: -70, overpaid: 70 },
    );
    left[isFormer ? 'former' : 'next'] += 1;
  }
  expect(left.former).toBeGreaterThan(5);
});
