import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#src/import/import-file.ts';
import { recogniseFile } from '#src/import/import-kinds.ts';
import { surveyTable } from '#src/import/read/table.ts';
import { apply, preview } from '#test/bank-imports.ts';
import { addBankAccount } from '#test/bank-lines.ts';
import { mt940 } from '#test/bank-statements.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { addCalculatedRun, approveShown, chargeCalls } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { startTestApp } from '#test/test-app.ts';
import { yearCalls } from '#test/year-calls.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const last = new Date().getFullYear() - 1;
const day = `${last}-12-31`;
const closed = `Okres do ${last}.12.31 jest zamknięty.`;
const plot = await addPlot(db);
const box = await addCashBox(db);
const desk = cashier(treasurer, box.id);
const bank = await addBankAccount(db);
const charges = chargeCalls(app, treasurer);

/** What was posted in the year before it was closed. */
const there = { payment: '', run: '' };

const feeKind = await addFeeKind(db);
await addTariff(db, { feeKindId: feeKind.id, validFrom: `${last}-01-01` });
const run = (issueDay: string, gardenId = plot.gardenId) =>
  addCalculatedRun(
    app,
    treasurer,
    runForm([feeKind.id], [gardenId], {
      periodFrom: `${last}-01-01`,
      periodThru: `${last}-12-31`,
      issueDay,
      dueYear: last + 1,
    }),
  );

const printCash = async () => {
  const report = `/api/cash-box/${box.id}/report?from=${last}-01-01&thru=${last}-12-31`;
  await (await treasurer.send(report)).arrayBuffer();
};

beforeAll(async () => {
  there.payment = (await desk.receive(plot.id, 10_00, { day: `${last}-03-01` })).body.id;
  there.run = await run(`${last}-05-04`);
  await approveShown(treasurer, there.run);
  await printCash();
  await checkedLedger(db);
  await yearCalls(treasurer).close(last);
});

it('the year is closed', async () => {
  expect(await yearCalls(treasurer).read()).toMatchObject({ closedThru: day });
});

type Door = () => Promise<{ status: number; body: ErrorBody }>;

const doors: Record<string, Door> = {
  'cash is taken': () => desk.receive(plot.id, 1_00, { day }),
  'cash is given': () => desk.payOut(1_00, { day }),
  'what cash would cover is shown': () =>
    treasurer.get(`/api/payment/preview?settlementId=${plot.id}&amount=100&day=${day}`),
  'a document of cash is taken back': () => desk.reverse(there.payment, day),
  'a cash box is opened': async () => {
    const other = await addCashBox(db);
    return treasurer.post('/api/cash-box/opening', { cashBoxId: other.id, amount: 5_00, day });
  },
  'a bank account is opened': () =>
    treasurer.post('/api/bank-account/open', { bankAccountId: bank.id, amount: 5_00, day }),
  'a line of the bank’s is typed': () =>
    treasurer.post('/api/bank-line/create', {
      bankAccountId: bank.id,
      bookingDay: day,
      amount: 5_00,
      counterpartyName: null,
      counterpartyAccount: null,
      title: 'wpłata',
      confirmed: true,
      clientKey: randomUUID(),
    }),
  'a statement is booked': async () => {
    const transfers = [{ amount: 7_00, title: 'x', day }];
    const { id } = await preview(treasurer, bank.id, mt940(bank.nrb, transfers, 0));
    return apply(treasurer, id);
  },
  'a charge run is approved': async () => {
    const { gardenId } = await addPlot(db);
    return approveShown(treasurer, await run(day, gardenId));
  },
  'a charge run is taken back': () => charges.reverseRun(there.run, { day }),
};

describe.each(Object.entries(doors))('where %s', (_, open) => {
  it('nothing is posted in a closed year', async () => {
    const { status, body } = await open();
    expect([status, body.message]).toEqual([409, expect.stringContaining(closed)]);
  });
});

it('nor where a file states what accounts owed', async () => {
  const heading = [
    'Numer rozliczenia',
    'Stan na dzień',
    'Kwota',
    'Termin płatności',
    'Rodzaj opłaty',
  ];
  const rows = [heading, [plot.reference, day, '5', day, 'Opłata wodna']];
  const table = await surveyTable(async function* () {
    for (const [index, cells] of rows.entries()) yield { number: index + 1, cells };
  });
  const taken = importFile(db, recogniseFile(table), { fileName: 'bilans.csv' });
  await expect(taken).rejects.toThrow(closed);
});

it('what belongs to a closed year is taken back on a later day', async () => {
  const { status } = await charges.reverseRun(there.run, { day: `${last + 1}-01-02` });
  expect(status).toBe(201);
});
