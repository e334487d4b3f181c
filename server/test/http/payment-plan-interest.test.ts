import { expect, it } from 'vitest';
import { addCalculatedNote, chargeCalls } from '#test/charge-calls.ts';
import { addExampleRates, addOverdueAccount } from '#test/interest-notes.ts';
import { postPayment } from '#test/ledger.ts';
import { addPlan } from '#test/payment-plans.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
await addExampleRates(db);
await db.updateTable('settings').set({ interestMinimum: 1 }).execute();

const { approve, chargesOf } = chargeCalls(app, treasurer);
const noteOf = async (account: string) => {
  await approve(await addCalculatedNote(app, treasurer, '2026-09-15', [account]));
  return (await chargesOf(account)).map(({ lines, amount }) => ({
    amount,
    words: lines.map(({ words }) => words.replaceAll('\u00a0', ' ')),
  }));
};
const rates = [
  { dueOn: '2026-08-14', amount: 200_00 },
  { dueOn: '2026-08-31', amount: 212_50 },
];
const agreed = { agreedOn: '2026-07-11', rates };

it('interest runs from the original days, plan or none', async () => {
  const { id: account } = await addOverdueAccount(db);
  await addPlan(db, account, agreed);
  await postPayment(db, { account, day: '2026-09-15', amount: 412_50 });
  expect(await noteOf(account)).toMatchObject([{ amount: 8_44 }]);
});

it('a debt costs nothing while a plan without interest is kept', async () => {
  const { id: account } = await addOverdueAccount(db);
  await addPlan(db, account, { ...agreed, withoutInterest: true });
  await postPayment(db, { account, day: '2026-08-14', amount: 200_00 });
  await postPayment(db, { account, day: '2026-08-31', amount: 212_50 });
  // Ten days before the plan: 412,50 × 10 × 10 % ÷ 365.
  const [note] = await noteOf(account);
  expect(note?.amount).toBe(1_13);
  expect(note?.words[0]).toMatch(/: 412,50 zł × 10 dni × 10,00 % = 1,13 zł$/);
});

it('interest runs again on all that is open from the day after a rate that was missed', async () => {
  const { id: account } = await addOverdueAccount(db);
  await addPlan(db, account, { ...agreed, withoutInterest: true });
  await postPayment(db, { account, day: '2026-08-14', amount: 150_00 });
  await postPayment(db, { account, day: '2026-08-31', amount: 262_50 });
  const [note] = await noteOf(account);
  // 15 August is a Saturday and a holiday: the rate was due the day before, a Friday.
  expect(note?.words[0]).toMatch(
    /: 412,50 zł × 10 dni × 10,00 % \+ 262,50 zł × 17 dni × 9,50 % = 2,29 zł$/,
  );
});

it('interest runs again from the day after a plan was cancelled', async () => {
  const { id: account } = await addOverdueAccount(db);
  const id = await addPlan(db, account, { ...agreed, withoutInterest: true });
  await db
    .updateTable('paymentPlan')
    .set({ endedOn: '2026-07-31', cancelReason: 'na wniosek' })
    .where('id', '=', id)
    .execute();
  await postPayment(db, { account, day: '2026-08-10', amount: 412_50 });
  const [note] = await noteOf(account);
  expect(note?.words[0]).toMatch(
    /: 412,50 zł × \(10 dni × 10,00 % \+ 10 dni × 9,50 %\) = 2,20 zł$/,
  );
});
