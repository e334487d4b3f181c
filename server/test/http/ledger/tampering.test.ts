import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { addMoney } from '#test/money-world.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owners = openDatabase(ownerUrl, { max: 1 });
afterAll(() => closeDatabase(owners));
const { run, account, other, lines, refunds } = await addMoney(app, ownerUrl);

/** Returns what the nightly checks find after a statement past all triggers, and undoes the statement. */
async function foundAfter(statement: string): Promise<string[]> {
  const trx = await owners.db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    const { numAffectedRows } = await sql.raw(statement).execute(trx);
    if (numAffectedRows === 0n) throw new Error(`nothing was tampered with: ${statement}`);
    const findings = await moneyFindings({ db: trx, storage: app.storage });
    return [...new Set(findings.map((finding) => String(Reflect.get(finding, 'what'))))];
  } finally {
    await trx.rollback().execute();
  }
}

it('the checks find nothing in what the program writes', async () => {
  expect(await moneyFindings(app)).toEqual([]);
});

const firstCharge = `(select id from charge where run_id = '${run}' order by place limit 1)`;
const firstEntry = `(select entry_id from charge where run_id = '${run}' order by place limit 1)`;
const moreLines = `
  insert into charge_line (id, charge_id, place, kind, tariff_id, amount_grosz, words, basis)
  select gen_random_uuid(), ${firstCharge}, 90 + amount, kind, tariff_id, amount, words, basis
  from (select * from charge_line limit 1) line, (values (5), (-5)) more (amount)
`;

it.each([
  // A charge, its lines, its entry and what was approved.
  [`${moreLines} where amount > 0`, 'lines shown'],
  [moreLines, 'shown'],
  [`delete from charge_line where charge_id = ${firstCharge}`, 'lines shown'],
  [`update charge_line set words = 'x' where charge_id = ${firstCharge}`, 'shown'],
  [`update charge set amount_grosz = 1 where id = ${firstCharge}`, 'lines entry shown run'],
  [
    `update charge set settlement_id = '${other}' where settlement_id = '${account}'`,
    'entry shown days',
  ],
  [`update charge set issue_day = issue_day + 1 where id = ${firstCharge}`, 'entry run'],
  [`update open_item set due_on = due_on - 1 where settlement_id = '${account}'`, 'shown'],
  [
    `update charge set reversal_id = entry_id, reversed_on = issue_day, reversal_reason = 'x' where id = ${firstCharge}`,
    'reversal',
  ],
  // A run.
  [
    `update charge_run set reversed_on = '2026-07-01', reversal_reason = 'x' where id = '${run}'`,
    'standing',
  ],
  [`update charge_run set amount_grosz = amount_grosz + 1 where id = '${run}'`, 'run'],
  [`update charge_run set number = 'NAL/2026/77' where id = '${run}'`, 'run'],
  ['update billed_stretch set quantity = quantity + 1', 'days'],
  ['update billed_stretch set last_day = last_day + 1', 'days'],
  ['update billed_stretch set freed_at = now()', 'days'],
  ['delete from billed_stretch', 'days'],
  // What was charged of interest.
  ['update interest_noted set amount_grosz = amount_grosz + 1', 'noted'],
  ['update interest_noted set waived_grosz = 0', 'noted'],
  ['update interest_noted set last_day = last_day + 1', 'noted'],
  ['update interest_noted set charge_id = null', 'noted'],
  ['update interest_noted set freed_at = now()', 'noted'],
  ['delete from interest_noted', 'noted'],
  ['update open_item set interest_on_id = null where interest_on_id is not null', 'shown'],
  // What is posted.
  [
    `update ledger_line set amount_grosz = amount_grosz * 2 where entry_id = ${firstEntry}`,
    'balance debt entry',
  ],
  [
    `update ledger_line set posting_day = posting_day + 1 where entry_id = ${firstEntry}`,
    'line debt',
  ],
  [
    `update ledger_entry set number = default, document = 99 where id = ${firstEntry}`,
    'line entry',
  ],
  ["update ledger_entry set description = 'x' where series = 'KP'", 'movement'],
  [
    "update ledger_line set fee_kind_id = null, code = '760' where code = '140' and entry_id in (select id from ledger_entry where series = 'ST')",
    'reversal',
  ],
  ['update allocation set effective_day = effective_day - 1', 'allocation'],
  [
    `update allocation set settlement_id = '${other}' where settlement_id <> '${other}'`,
    'allocation',
  ],
  [`delete from open_item where settlement_id = '${account}'`, 'debt shown'],
  ['update ledger_year set year = extract(year from closed_at)::integer', 'year'],
  // What moved.
  ["update money_movement set amount_grosz = 1 where source = 'cash'", 'movement'],
  ["update money_movement set reversed_by = 'ST/2026/1' where source = 'cash'", 'movement'],
  ['delete from money_movement', 'movement'],
  // What was spent.
  ['update cost set amount_grosz = amount_grosz + 1', 'cost'],
  ['update cost set counts = not counts', 'cost'],
  ['delete from cost', 'cost'],
  // What was agreed on.
  ['update payment_plan_rate set amount_grosz = amount_grosz + 1', 'plan'],
  ['delete from payment_plan_part', 'plan'],
  ['update debtor set due_grosz = due_grosz + 1', 'overdue'],
  ['delete from debtor', 'overdue'],
  // What the bank said.
  [`update bank_line set amount_grosz = 1 where id = '${lines.booked.id}'`, 'bank-line'],
  [`update bank_line set title = 'inny' where id = '${lines.booked.id}'`, 'bank-line'],
  [`update bank_line set counterparty_name = 'INNY' where id = '${lines.waits.id}'`, 'bank-line'],
  [`update bank_line set state = 'suggested' where id = '${lines.waits.id}'`, 'movement'],
  [`update bank_line_reason set place = place + 1`, 'bank-line'],
  [
    `insert into bank_line_reason select '${lines.waits.id}', place, settlement_id, kind, points, words from bank_line_reason`,
    'bank-line',
  ],
  [
    `update refund set bank_line_id = '${lines.booked.id}' where id = '${refunds.waits}'`,
    'bank-line',
  ],
  [`delete from bank_line where id = '${lines.waits.id}'`, 'statement movement'],
])('they find: %s', async (statement, whats) => {
  expect(await foundAfter(statement)).toEqual(expect.arrayContaining(whats.split(' ')));
});
