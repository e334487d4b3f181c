import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine } from '#test/bank-lines.ts';
import { addCostCategory, addIncomeCategory } from '#test/categories.ts';
import { addAccount, postDebt, postPayment, stateOf } from '#test/ledger.ts';
import { lineClerk, unclearOf } from '#test/line-clerk.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const { queuedIds, candidatesOf, assign, unassign, detailsOf } = lineClerk(treasurer, db);

/** An account of somebody that nobody else is called as. */
const sender = '61109010140000071219812874';

describe('a line that a person assigns', () => {
  it('pays the account, leaves the queue, and is told with who said so and why', async () => {
    const account = await addAccount(db, { name: 'P7', lastName: 'Płatnicka' });
    await postDebt(db, {
      account: account.id,
      day: '2026-01-01',
      parts: [{ amount: 223_51, dueOn: '2026-03-31' }],
    });
    const line = await addBankLine(db, { title: 'działka P7', counterpartyName: 'TAJNA OSOBA' });
    expect(await queuedIds()).toContain(line.id);
    const { status } = await assign(line.id, [{ settlementId: account.id, amount: '223,51' }]);
    expect(status).toBe(204);
    expect(await queuedIds()).not.toContain(line.id);
    expect(await stateOf(db, account.id)).toEqual({ open: [0], balance: 0, overpaid: 0 });
    expect(await unclearOf(db, line.id)).toBe(0);
    expect(await detailsOf(line)).toMatchObject({
      id: line.id,
      counterpartyName: 'TAJNA OSOBA',
      state: 'booked',
      assignment: {
        isByRule: false,
        who: expect.stringContaining('Kowalski'),
        parts: [{ settlement: { reference: account.reference }, amount: 223_51 }],
      },
      reasons: [
        {
          settlement: { id: account.id },
          points: 55,
          reasons: [
            { points: 35, words: 'działka P7 w tytule' },
            { points: 20, words: 'kwota równa zaległości' },
          ],
        },
      ],
    });
  });

  it('is told with its payer in no word of the ledger or of the audit', async () => {
    const account = await addAccount(db);
    const named = { counterpartyName: 'Ukrywalska Zenobia', title: 'za Ukrywalską' };
    const line = await addBankLine(db, { ...named, counterpartyAccount: sender });
    await assign(line.id, [{ settlementId: account.id, amount: line.amount }]);
    await unassign(line.id);
    for (const table of ['ledger_entry', 'ledger_line', 'audit_entry']) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(told)::text as row from ${sql.table(table)} told
      `.execute(db);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ row }) => /ukrywalsk/i.test(row) || row.includes(sender))).toEqual([]);
    }
  });

  it('may be of several accounts, whose parts come to it to the grosz', async () => {
    const [one, two] = [await addAccount(db), await addAccount(db)];
    const line = await addBankLine(db, { amount: 100_00 });
    const wrong = await assign(line.id, [
      { settlementId: one.id, amount: 60_00 },
      { settlementId: two.id, amount: 39_99 },
    ]);
    expect(wrong).toMatchObject({ status: 400, body: { fields: { parts: expect.any(String) } } });
    const parts = Array.from({ length: 21 }, () => ({ settlementId: one.id, amount: 1 }));
    expect(await assign(line.id, parts)).toMatchObject({
      status: 400,
      body: { message: 'Operację można podzielić najwyżej na 20 części' },
    });
    expect(await unclearOf(db, line.id)).toBe(-100_00);
    const { status } = await assign(line.id, [
      { settlementId: one.id, amount: 60_00 },
      { settlementId: two.id, amount: 40_00 },
    ]);
    expect(status).toBe(204);
    expect((await stateOf(db, one.id)).overpaid).toBe(60_00);
    expect((await stateOf(db, two.id)).overpaid).toBe(40_00);
    expect((await detailsOf(line)).assignment?.parts).toHaveLength(2);
  });

  it('says at its part what is not there', async () => {
    const line = await addBankLine(db);
    const tried = [
      [
        { settlementId: newId() },
        { 'parts.0.settlementId': expect.stringContaining('już nie ma') },
      ],
      [
        { costCategoryId: 'nic' },
        { 'parts.0.costCategoryId': expect.stringContaining('już nie ma') },
      ],
      [
        { incomeCategoryId: newId() },
        { 'parts.0.incomeCategoryId': expect.stringContaining('już nie ma') },
      ],
      [{ refundId: newId() }, { 'parts.0.refundId': expect.stringContaining('to wpływ') }],
    ] as const;
    for (const [part, fields] of tried) {
      const { status, body } = await assign(line.id, [{ ...part, amount: line.amount }]);
      expect([status, body.fields]).toEqual([400, fields]);
    }
    expect((await assign(newId(), [{ inTransit: true, amount: 1 }])).status).toBe(404);
  });

  it('may be a cost, one that was given back, or cash that was carried to the bank', async () => {
    const category = await addCostCategory(db);
    const cost = await addBankLine(db, { amount: -50_00 });
    const back = await addBankLine(db, { amount: 20_00 });
    const cash = await addBankLine(db, { amount: 30_00 });
    expect((await assign(cost.id, [{ costCategoryId: category.id, amount: 50_00 }])).status).toBe(
      204,
    );
    expect((await assign(back.id, [{ costCategoryId: category.id, amount: 20_00 }])).status).toBe(
      204,
    );
    expect((await assign(cash.id, [{ inTransit: true, amount: 30_00 }])).status).toBe(204);
    const { rows } = await sql<{ code: string; amount: string }>`
      select code, amount_grosz as amount from ledger_line
      where entry_id in (select assignment_id from bank_line where id = any (${[cost.id, back.id, cash.id]}::uuid[]))
        and code <> '240'
      order by recorded_at, id
    `.execute(db);
    expect(rows.map(({ code, amount }) => [code, Number(amount)])).toEqual([
      ['400', 50_00],
      ['400', -20_00],
      ['140', -30_00],
    ]);
    expect((await detailsOf(cash)).assignment?.parts).toEqual([
      { settlement: null, costCategory: null, incomeCategory: null, amount: 30_00 },
    ]);
    const out = await addBankLine(db, { amount: -30_00 });
    expect((await assign(out.id, [{ inTransit: true, amount: 30_00 }])).status).toBe(400);
    await db
      .updateTable('costCategory')
      .set({ active: false })
      .where('id', '=', category.id)
      .execute();
    const closed = await assign(out.id, [{ costCategoryId: category.id, amount: 30_00 }]);
    expect(closed).toMatchObject({
      status: 409,
      body: { message: 'Ta kategoria kosztów nie jest aktywna. Wybierz inną.' },
    });
  });

  it('may be other income, beside what is somebody’s, and waits again once that is taken back', async () => {
    const { id: incomeCategoryId, name } = await addIncomeCategory(db);
    const { id: settlementId } = await addAccount(db);
    const line = await addBankLine(db, { amount: 80_00 });
    const parts = [
      { incomeCategoryId, amount: 50_00 },
      { settlementId, amount: 30_00 },
    ];
    expect((await assign(line.id, parts)).status).toBe(204);
    const category = { id: incomeCategoryId, name };
    expect((await detailsOf(line)).assignment?.parts).toMatchObject([
      { settlement: null, incomeCategory: category, amount: 50_00 },
      { settlement: { id: settlementId }, incomeCategory: null, amount: 30_00 },
    ]);
    const { rows } = await sql<{ code: string; amount: string }>`
      select code, amount_grosz as amount from ledger_line
      where entry_id = (select assignment_id from bank_line where id = ${line.id}) order by place
    `.execute(db);
    expect(rows.map(({ code, amount }) => [code, Number(amount)])).toEqual([
      ['240', 80_00],
      ['750', -50_00],
      ['200', -30_00],
    ]);
    const movement = () =>
      db
        .selectFrom('moneyMovement')
        .innerJoin('bankLine', 'bankLine.entryId', 'moneyMovement.id')
        .select(['incomeCategoryId', 'moneyMovement.state'])
        .where('bankLine.id', '=', line.id)
        .executeTakeFirstOrThrow();
    expect(await movement()).toEqual({ incomeCategoryId, state: 'booked' });
    const taken = { id: line.id, reason: 'pomyłka' };
    expect((await treasurer.post('/api/bank-line/unassign', taken)).status).toBe(204);
    expect(await movement()).toEqual({ incomeCategoryId: null, state: 'unclear' });
  });

  it('may be a refund that waits, of its very amount', async () => {
    const { id: settlementId } = await addAccount(db);
    await postPayment(db, { account: settlementId, day: '2026-03-01', amount: 90_00 });
    const refund = { id: newId(), settlementId, amountGrosz: 60_00, targetAccount: sender };
    await db.insertInto('refund').values(refund).execute();
    const line = await addBankLine(db, { amount: -60_00, counterpartyAccount: sender });
    const tooLittle = await assign(line.id, [
      { refundId: refund.id, amount: 59_00 },
      { settlementId, amount: 1_00 },
    ]);
    expect(tooLittle.body.fields).toEqual({
      'parts.0.amount': 'Ten zwrot wynosi 60,00\u00a0zł. Wpisz tę kwotę.',
    });
    expect((await assign(line.id, [{ refundId: refund.id, amount: 60_00 }])).status).toBe(204);
    expect((await stateOf(db, settlementId)).overpaid).toBe(30_00);
    const again = await addBankLine(db, { amount: -60_00 });
    expect((await assign(again.id, [{ refundId: refund.id, amount: 60_00 }])).status).toBe(409);
    expect(await unclearOf(db, again.id)).toBe(60_00);
  });

  it('pays a refund as one person says of two at once, and the other reads who', async () => {
    const { id: settlementId } = await addAccount(db);
    await postPayment(db, { account: settlementId, day: '2026-03-01', amount: 90_00 });
    const refund = { id: newId(), settlementId, amountGrosz: 60_00, targetAccount: sender };
    await db.insertInto('refund').values(refund).execute();
    const [one, two] = [
      await addBankLine(db, { amount: -60_00 }),
      await addBankLine(db, { amount: -60_00 }),
    ];
    const parts = [{ refundId: refund.id, amount: 60_00 }];
    const other = lineClerk(await app.as('ROLE_TREASURER'), db);
    const replies = await Promise.all([assign(one.id, parts), other.assign(two.id, parts)]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      'Ten zwrot jest już wypłacony (Kowalski Jan). Wybierz inny.',
    );
    expect((await stateOf(db, settlementId)).overpaid).toBe(30_00);
    expect((await unclearOf(db, one.id)) + (await unclearOf(db, two.id))).toBe(60_00);
  });

  it('pays no refund that somebody deleted', async () => {
    const line = await addBankLine(db, { amount: -60_00 });
    expect(await assign(line.id, [{ refundId: newId(), amount: 60_00 }])).toMatchObject({
      status: 409,
      body: { message: 'Ten zwrot jest już usunięty. Wybierz inny.' },
    });
  });

  it('is one person’s of two who choose at once, and the other reads whose', async () => {
    const [one, two] = [await addAccount(db), await addAccount(db)];
    const other = lineClerk(await app.as('ROLE_TREASURER'), db);
    const line = await addBankLine(db);
    const replies = await Promise.all([
      assign(line.id, [{ settlementId: one.id, amount: line.amount }]),
      other.assign(line.id, [{ settlementId: two.id, amount: line.amount }]),
    ]);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(
      /^Tę operację już przypisano \(Kowalski Jan\)\.$/,
    );
    const { overpaid: first } = await stateOf(db, one.id);
    const { overpaid: second } = await stateOf(db, two.id);
    expect(first + second).toBe(line.amount);
  });

  it('teaches whose payments come from its account, until it is taken back', async () => {
    const account = await addAccount(db);
    const from = '83101010230000261395100000';
    const line = await addBankLine(db, { counterpartyAccount: from });
    const next = await addBankLine(db, { counterpartyAccount: from, bookingDay: gardenToday() });
    expect((await candidatesOf(next.id)).items).toEqual([]);
    await assign(line.id, [{ settlementId: account.id, amount: line.amount }]);
    expect((await candidatesOf(next.id)).items).toMatchObject([
      {
        settlement: { id: account.id },
        reasons: [
          { points: 60, words: `ten sam rachunek nadawcy co ${dayInFigures(line.bookingDay)}` },
        ],
      },
    ]);
    expect((await unassign(line.id)).status).toBe(204);
    expect((await candidatesOf(next.id)).items).toEqual([]);
    expect(await queuedIds()).toContain(line.id);
    expect(await stateOf(db, account.id)).toMatchObject({ balance: 0 });
    expect(await unclearOf(db, line.id)).toBe(-line.amount);
    expect(await unassign(line.id)).toMatchObject({
      status: 409,
      body: { message: 'Ta operacja nie jest przypisana. Odśwież stronę.' },
    });
    expect(await detailsOf(line)).toMatchObject({
      state: 'unclear',
      assignment: null,
      reasons: [],
    });
    expect((await unassign(line.id, ' ')).body.fields).toEqual({ reason: 'Napisz, dlaczego' });
  });
});
