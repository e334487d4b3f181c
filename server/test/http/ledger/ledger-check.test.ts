import { expect, it } from 'vitest';
import { addCashPayment } from '#test/cash.ts';
import { addAccount, postSomething } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);

it('finds what of the ledger does not add up, and nothing in what the program posts', async () => {
  const { account, debt, payment } = await postSomething(app.db);
  await addCashPayment(app.db, { settlementId: (await addAccount(app.db)).id });
  expect(await moneyFindings(app)).toEqual([]);
  await execute(
    ownerUrl,
    `set session_replication_role = replica;
     update ledger_line set amount_grosz = 61 where entry_id = '${payment.id}' and settlement_id is null;
     update settlement set balance_grosz = 0 where id = '${account}';
     update open_item set open_grosz = 39 where settlement_id = '${account}' and amount_grosz = 100;
     update allocation set amount_grosz = 70
     from ledger_line line where line.id = line_id and entry_id = '${payment.id}';
     update cash_box set balance_grosz = 999 where name = 'Kasa';
     update document_number set last = last + 2 where series = 'ST'`,
  );
  const record = { type: 'settlement', id: account };
  const { reference } = await app.db
    .selectFrom('settlement')
    .select('reference')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  expect(await moneyFindings(app)).toEqual([
    { record: null, what: 'entry', document: payment.number, kept: 0, counted: 1 },
    { record, what: 'balance', document: null, kept: 0, counted: 40 },
    { record, what: 'overdue', document: reference, kept: 40, counted: 39 },
    { record, what: 'part', document: debt.number, kept: 39, counted: 30 },
    { record, what: 'payment', document: payment.number, kept: 60, counted: 70 },
    { record: null, what: 'cash', document: 'Kasa', kept: 999, counted: 1000 },
    { record: null, what: 'number', document: 'ST/2025', kept: 3, counted: 1 },
  ]);
});
