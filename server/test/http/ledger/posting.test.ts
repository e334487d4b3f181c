import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteAssignment, releaseAssignment } from '#src/assignment/assignment.repo.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { post } from '#src/ledger/post.ts';
import { auditOf } from '#test/audit-trail.ts';
import { openBreakingWay } from '#test/breaking-way.ts';
import { addAssignment, addParty } from '#test/factories.ts';
import {
  addAccount,
  feeKindNamed,
  postDebt,
  postOne,
  postPayment,
  reverse,
  stateOf,
} from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;

/** An account with the debts of the examples in docs/product/ledger.md#spreading, and what is paid on 15 July. */
async function addExamples() {
  const { id: account } = await addAccount(db);
  const debts: string[] = [];
  for (const [name, amount, dueOn] of [
    ['Opłata ogrodowa', 140_63, '2025-06-30'],
    ['Partycypacja PZD', 46_88, '2025-06-30'],
    ['Opłata wodna', 30_00, '2025-07-31'],
  ] as const) {
    const parts = [{ amount, dueOn, feeKindId: await feeKindNamed(db, name) }];
    debts.push((await postDebt(db, { account, day: '2025-05-01', parts })).id);
  }
  return {
    debts,
    pay: (amount: number) => postPayment(db, { account, day: '2025-07-15', amount }),
    state: () => stateOf(db, account),
  };
}

describe('what is posted', () => {
  it('ledger, example 1: is spread by the rule', async () => {
    const { pay, state } = await addExamples();
    await pay(200_00);
    expect(await state()).toMatchObject({ open: [0, 0, 17_51], overpaid: 0 });
  });

  it('ledger, example 4: leaves the payments to what else is open when it is taken back', async () => {
    const { debts, pay, state } = await addExamples();
    await pay(300_00);
    expect(await state()).toEqual({ open: [0, 0, 0], balance: -82_49, overpaid: 82_49 });
    await reverse(db, debts[0] ?? '', '2025-08-01');
    expect(await state()).toMatchObject({ open: [0, 0, 0], overpaid: 82_49 + 140_63 });
  });

  it('is paid in the order of the payments’ days, then of their numbers, and those of the debts', async () => {
    const { id: account } = await addAccount(db);
    const pay = (effectiveDay: string) =>
      postOne(db, 'KP', {
        postingDay: '2021-03-01',
        effectiveDay,
        description: 'Wpłata',
        lines: [
          { code: '140', amount: 10 },
          { code: '200', settlementId: account, amount: -10, parts: [] },
        ],
      });
    const [late, early, sameDay] = [
      await pay('2021-02-03'),
      await pay('2021-02-01'),
      await pay('2021-02-03'),
    ];
    await postDebt(db, {
      account,
      day: '2021-04-01',
      parts: [{ amount: 25, dueOn: '2021-05-01' }],
    });
    const covers = await db
      .selectFrom('allocation')
      .innerJoin('ledgerLine', 'ledgerLine.id', 'lineId')
      .innerJoin('ledgerEntry', 'ledgerEntry.id', 'entryId')
      .select(['number', 'allocation.amountGrosz as amount'])
      .where('allocation.settlementId', '=', account)
      .orderBy('allocation.id')
      .execute();
    expect(covers).toEqual([
      { number: early.number, amount: '10' },
      { number: late.number, amount: '10' },
      { number: sameDay.number, amount: '5' },
    ]);
    const { id: debtor } = await addAccount(db);
    const parts = [{ amount: 3, dueOn: '2020-05-01' }];
    const debts: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      debts.push((await postDebt(db, { account: debtor, day: '2020-04-01', parts })).number);
    }
    // Its number sorts before all but the first.
    expect(debts.at(-1)).toBe('PK/2020/10');
    await postPayment(db, { account: debtor, day: '2020-06-01', amount: 27 });
    expect((await stateOf(db, debtor)).open).toEqual([...debts.slice(1).map(() => 0), 3]);
    // The order of fee kinds stands above that of numbers.
    const first = {
      amount: 1,
      dueOn: '2020-04-01',
      feeKindId: await feeKindNamed(db, 'Opłata ogrodowa'),
    };
    await postDebt(db, {
      account: debtor,
      day: '2020-04-01',
      parts: [{ ...first, feeKindId: null }],
    });
    await postDebt(db, { account: debtor, day: '2020-04-01', parts: [first] });
    await postPayment(db, { account: debtor, day: '2020-06-01', amount: 1 });
    expect((await stateOf(db, debtor)).open.slice(0, 2)).toEqual([1, 0]);
  });

  it('is spread anew as a whole when a reversal touches it, also on an account that keeps its overpayments', async () => {
    const { id: account } = await addAccount(db);
    const waits = { useOverpayments: false };
    await db.updateTable('settlement').set(waits).where('id', '=', account).execute();
    const owed = (amount: number, dueOn: string) =>
      postDebt(db, { account, day: '2025-01-01', parts: [{ amount, dueOn }] });
    const first = await owed(10, '2025-02-01');
    await owed(30, '2025-02-03');
    await postPayment(db, { account, day: '2025-01-02', amount: 40 });
    await owed(20, '2025-02-02');
    expect((await stateOf(db, account)).open).toEqual([0, 20, 0]);
    await reverse(db, first.id);
    expect((await stateOf(db, account)).open).toEqual([0, 0, 10]);
  });

  it('goes on with the number of its file or run, year by year', async () => {
    const { id: account } = await addAccount(db);
    const entry = (postingDay: string) => ({
      postingDay,
      description: 'Wpłata',
      lines: [
        { code: '140', amount: 1 },
        { code: '200', settlementId: account, amount: -1, parts: [] },
      ] as const,
    });
    const sourceId = newId();
    const numbers = await change(db, commandLine, async (tx) => {
      const of = (...days: string[]) => [
        { series: 'NAL', sourceId, entries: days.map(entry) } as const,
      ];
      const lots = [
        await post(tx, of('2018-12-31', '2019-01-01', '2018-12-31')),
        await post(tx, of('2019-01-02')),
        await post(tx, [{ series: 'NAL', sourceId: newId(), entries: [entry('2019-01-03')] }]),
      ];
      return lots.map((lot) => lot.map(({ number }) => number));
    });
    expect(numbers).toEqual([
      ['NAL/2018/1/1', 'NAL/2018/1/2', 'NAL/2019/1/1'],
      ['NAL/2019/1/2'],
      ['NAL/2019/2/1'],
    ]);
  });

  it.each(['account', 'garden'])(
    'waits for no debt that comes later, where the %s keeps its overpayments',
    async (who) => {
      const { id: account } = await addAccount(db);
      const say = (isUsed: boolean) =>
        who === 'garden'
          ? db.updateTable('settings').set({ overpaymentsUsed: isUsed }).execute()
          : db.updateTable('settlement').set({ useOverpayments: isUsed }).execute();
      await say(false);
      onTestFinished(async () => void (await say(true)));
      await postPayment(db, { account, day: '2025-01-01', amount: 50 });
      await postDebt(db, {
        account,
        day: '2025-01-02',
        parts: [{ amount: 30, dueOn: '2025-02-01' }],
      });
      expect(await stateOf(db, account)).toEqual({ open: [30], balance: -20, overpaid: 50 });
      await postPayment(db, { account, day: '2025-01-03', amount: 10 });
      expect((await stateOf(db, account)).open).toEqual([20]);
    },
  );

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
    const told = await auditOf(db, 'settlement', account);
    expect(told.map(({ action }) => action).toSorted()).toEqual(['post', 'reverse']);
    expect(storno.description).toBe(`Storno ${number}: pomyłka`);
    await expect(reverse(db, id)).rejects.toThrow('ledger_entry_reverses_id_key');
    expect(await stateOf(db, account)).toMatchObject({ balance: 0, overpaid: 0 });
  });

  it('keeps who holds the account, and what a split would leave behind', async () => {
    const { id: account } = await addAccount(db);
    const { gardenId } = await db
      .selectFrom('assignment')
      .innerJoin('settlementHolder', 'assignmentId', 'assignment.id')
      .select('gardenId')
      .where('settlementId', '=', account)
      .executeTakeFirstOrThrow();
    const next = { gardenId, partyId: (await addParty(db)).id, validFrom: '2025-06-01' };
    await addAssignment(db, next);
    await postPayment(db, { account, day: '2025-06-01', amount: 5 });
    const { id } = await db
      .selectFrom('assignment')
      .select('id')
      .where('gardenId', '=', gardenId)
      .where('validFrom', '<', '2025-01-01')
      .executeTakeFirstOrThrow();
    const which = { id, caller: commandLine, ifMatch: undefined };
    const split = (validThru: string) =>
      releaseAssignment(db, { ...which, validThru, split: true });
    await expect(split('2025-05-31')).rejects.toThrow('są już opłaty po 2025.05.31');
    await split('2025-06-01');
    await expect(deleteAssignment(db, which)).rejects.toThrow('są już księgowania');
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
      { code: '140', amount: 1 },
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
