import { beforeAll, expect, it } from 'vitest';
import { take } from '#test/bank-imports.ts';
import { addBankAccount, addBankLine, assignLine } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { addAccount } from '#test/ledger.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { startTestApp } from '#test/test-app.ts';
import { yearCalls } from '#test/year-calls.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const years = yearCalls(treasurer);
const last = new Date().getFullYear() - 1;
const { id: account } = await addAccount(db);
const box = await addCashBox(db, { name: 'Kasa główna' });
const desk = cashier(treasurer, box.id);

const hindrances = async () => (await years.year(last))?.hindrances;

const print = async (from: string, thru: string) => {
  const address = `/api/cash-box/${box.id}/report?from=${from}&thru=${thru}`;
  const response = await treasurer.send(address);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
};

beforeAll(async () => {
  await desk.receive(account, 10_00, { day: `${last}-02-01` });
  await print(`${last}-01-01`, `${last}-12-31`);
  await checkedLedger(db);
});

it('nothing hinders where all is in order', async () => {
  expect(await hindrances()).toEqual([]);
});

it('lines of the bank’s that nobody has explained do', async () => {
  const waiting = await addBankLine(db, { bookingDay: `${last}-11-30` });
  await addBankLine(db, { bookingDay: `${last + 1}-01-02` });
  expect(await hindrances()).toEqual([{ kind: 'unclear-lines', count: 1 }]);
  const { status, body } = await years.close(last);
  expect([status, body.message]).toEqual([
    409,
    `Roku ${last} nie można jeszcze zamknąć (przeszkody: 1). Zobacz listę: Transakcje → Lata.`,
  ]);
  await assignLine(db, waiting.id, [{ settlementId: account, amount: waiting.amount }]);
  expect(await hindrances()).toEqual([]);
});

it('drafts that would be charged in the year do', async () => {
  const kind = await db.selectFrom('feeKind').select('id').limit(1).executeTakeFirstOrThrow();
  const draft = (issueDay: string) =>
    treasurer.post<{ id: string }>('/api/charge-run/create', {
      kind: 'annual',
      title: 'Opłaty roczne',
      periodFrom: `${last}-01-01`,
      periodThru: `${last}-12-31`,
      issueDay,
      feeKindIds: [kind.id],
      sectorIds: [],
      gardenIds: [],
      settlementIds: [],
    });
  const { body } = await draft(`${last}-12-31`);
  await draft(`${last + 1}-01-15`);
  expect(await hindrances()).toEqual([
    { kind: 'draft-run', runId: body.id, title: 'Opłaty roczne' },
  ]);
  await treasurer.delete(`/api/charge-run/delete/${body.id}`);
  expect(await hindrances()).toEqual([]);
});

it('a bank account with another balance than its last statement does', async () => {
  const bank = await addBankAccount(db, { name: 'Konto ogrodu' });
  await treasurer.post('/api/bank-account/open', {
    bankAccountId: bank.id,
    amount: 100_00,
    day: `${last}-01-01`,
  });
  // Without a statement there is nothing to compare with.
  expect(await hindrances()).toEqual([]);
  const paid = { amount: 20_00, title: 'x', day: `${last}-12-20` };
  const file = await take(treasurer, bank.id, mt940(bank.nrb, [paid], 100_00));
  const { id } = await db
    .selectFrom('bankLine')
    .select('id')
    .where('importId', '=', file.id)
    .executeTakeFirstOrThrow();
  await assignLine(db, id, [{ settlementId: account, amount: 20_00 }]);
  expect(await hindrances()).toEqual([]);
  const typed = { bankAccountId: bank.id, bookingDay: `${last}-12-28`, amount: 5_00 };
  const byHand = await addBankLine(db, typed);
  await assignLine(db, byHand.id, [{ settlementId: account, amount: 5_00 }]);
  expect(await hindrances()).toEqual([
    {
      kind: 'bank-difference',
      bankAccountId: bank.id,
      name: 'Konto ogrodu',
      day: `${last}-12-31`,
      difference: 5_00,
    },
  ]);
  // The statement of January goes beyond the year, and closes with what the ledger has then.
  const next = { amount: 1_00, title: 'y', day: `${last + 1}-01-03` };
  await take(treasurer, bank.id, mt940(bank.nrb, [next], 125_00));
  expect(await hindrances()).toEqual([]);
});

it('documents of cash that stand on no printed report do', async () => {
  await desk.receive(account, 1_00, { day: `${last}-03-05` });
  await desk.receive(account, 2_00, { day: `${last}-10-05` });
  const missing = {
    kind: 'cash-report',
    cashBoxId: box.id,
    name: 'Kasa główna',
    from: `${last}-03-05`,
    thru: `${last}-10-05`,
    count: 2,
  };
  expect(await hindrances()).toEqual([missing]);
  await print(`${last}-01-01`, `${last}-03-31`);
  expect(await hindrances()).toEqual([{ ...missing, from: `${last}-10-05`, count: 1 }]);
  await print(`${last}-10-01`, `${last}-12-31`);
  expect(await hindrances()).toEqual([]);
  const entries = await db
    .selectFrom('auditEntry')
    .select('after')
    .where('action', '=', 'print-report')
    .execute();
  expect(entries.at(-1)?.after).toMatchObject({ documents: 1, printedFrom: `${last}-10-01` });
});

it('a check of the ledger that has found something, or was never done, does', async () => {
  for (const found of [3, null]) {
    await checkedLedger(db, found);
    expect(await hindrances()).toEqual([{ kind: 'ledger-check', found }]);
  }
  await db.deleteFrom('consistencyCheck').execute();
  expect(await hindrances()).toEqual([{ kind: 'ledger-check', found: null }]);
  await checkedLedger(db);
  expect((await years.close(last)).status).toBe(204);
});
