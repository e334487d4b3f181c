import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unassignLine } from '#src/bank/booking/unassign-line.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { addBankAccount, addBankLine, assignLine } from '#test/bank-lines.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;

const debt = { day: '2026-05-01', parts: [{ amount: 223_51, dueOn: '2026-05-31' }] };

/** What an account owes, in grosze, below zero where it overpaid. */
async function owedBy(settlementId: string): Promise<number> {
  const account = db.selectFrom('settlement').select('balanceGrosz').where('id', '=', settlementId);
  return Number((await account.executeTakeFirstOrThrow()).balanceGrosz);
}

/** What is posted of a line on 240, what is on its account, and how the list of movements has it. */
async function postedOf({ id, bankAccountId }: { id: string; bankAccountId: string }) {
  const { rows } = await sql<{
    unclear: string;
    onAccount: string;
    state: string;
    forWhom: string;
  }>`
    select
      (select sum(amount_grosz) from ledger_line where bank_line_id = bank_line.id) as unclear,
      (select balance_grosz from bank_account where id = ${bankAccountId}) as on_account,
      movement.state, movement.settlement_id as for_whom
    from bank_line join money_movement movement on movement.id = bank_line.entry_id
    where bank_line.id = ${id}
  `.execute(db);
  const [row] = rows;
  return { ...row, unclear: Number(row?.unclear), onAccount: Number(row?.onAccount) };
}

const unassign = (lineId: string) =>
  change(db, commandLine, (tx) => unassignLine(tx, { lineId, reason: 'pomyłka' }));

describe('a line of the bank’s', () => {
  it('is on its account when it is taken in, and waits on 240 until somebody says what it is for', async () => {
    const { id: account } = await addAccount(db);
    await postDebt(db, { account, ...debt });
    const line = await addBankLine(db);
    expect(await postedOf(line)).toEqual({
      unclear: -223_51,
      onAccount: 223_51,
      state: 'unclear',
      forWhom: null,
    });
    await assignLine(db, line.id, [{ settlementId: account, amount: 223_51 }]);
    expect(await postedOf(line)).toEqual({
      unclear: 0,
      onAccount: 223_51,
      state: 'booked',
      forWhom: account,
    });
    expect(await owedBy(account)).toBe(0);
  });

  it('waits again when that is taken back, and then may be for somebody else', async () => {
    const { id: first } = await addAccount(db);
    const { id: second } = await addAccount(db);
    const line = await addBankLine(db);
    await assignLine(db, line.id, [{ settlementId: first, amount: 223_51 }]);
    await unassign(line.id);
    expect(await postedOf(line)).toEqual({
      unclear: -223_51,
      onAccount: 223_51,
      state: 'unclear',
      forWhom: null,
    });
    await assignLine(db, line.id, [{ settlementId: second, amount: 223_51 }]);
    expect([await owedBy(first), await owedBy(second)]).toEqual([0, -223_51]);
    await expect(unassign(newId())).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is one person’s of two who assign it at once, and the other reads that it is done', async () => {
    const { id: first } = await addAccount(db);
    const { id: second } = await addAccount(db);
    const line = await addBankLine(db);
    const tried = await Promise.allSettled(
      [first, second].map((settlementId) =>
        assignLine(db, line.id, [{ settlementId, amount: 223_51 }]),
      ),
    );
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Tę operację już przypisano (program).' },
    });
    expect((await owedBy(first)) + (await owedBy(second))).toBe(-223_51);
  });

  it('is of several when its parts come to it, and of nobody when they do not', async () => {
    const { id: account } = await addAccount(db);
    const { id: costCategoryId } = await addCostCategory(db);
    const line = await addBankLine(db);
    const parts = [
      { settlementId: account, amount: 200_00 },
      { costCategoryId, amount: 23_50 },
    ];
    await expect(assignLine(db, line.id, parts)).rejects.toMatchObject({
      code: 'validation',
      fields: { parts: 'Części muszą dać razem 223,51\u00a0zł.' },
    });
    expect(await postedOf(line)).toMatchObject({ unclear: -223_51, state: 'unclear' });
    await assignLine(db, line.id, [
      { settlementId: account, amount: 200_00 },
      { costCategoryId, amount: 23_51 },
    ]);
    expect(await postedOf(line)).toMatchObject({ unclear: 0, state: 'booked', forWhom: account });
  });

  it('that is suspected to be another one is in the ledger only when somebody says that it is not', async () => {
    const bank = await addBankAccount(db);
    const double = await addBankLine(db, { bankAccountId: bank.id, state: 'double' });
    await expect(assignLine(db, double.id, [])).rejects.toMatchObject({ code: 'conflict' });
    const { balanceGrosz } = await db
      .selectFrom('bankAccount')
      .select('balanceGrosz')
      .where('id', '=', bank.id)
      .executeTakeFirstOrThrow();
    expect(Number(balanceGrosz)).toBe(0);
  });

  it('by which a refund went out pays it, covered by what was overpaid; undone, the refund waits again', async () => {
    const { id: account } = await addAccount(db);
    await postPayment(db, { account, day: '2026-05-01', amount: 100_00 });
    const refund = {
      id: newId(),
      settlementId: account,
      amountGrosz: 40_00,
      targetAccount: '61109010140000071219812874',
    };
    await db.insertInto('refund').values(refund).execute();
    const line = await addBankLine(db, { amount: -40_00 });
    const purposes = [{ settlementId: account, amount: 40_00 }];
    await assignLine(db, line.id, purposes, [refund.id]);
    expect(await owedBy(account)).toBe(-60_00);
    const other = await addBankLine(db, { amount: -40_00 });
    await expect(assignLine(db, other.id, purposes, [refund.id])).rejects.toMatchObject({
      code: 'conflict',
      message: 'Ten zwrot jest już wypłacony (program). Wybierz inny.',
    });
    await unassign(line.id);
    expect(await owedBy(account)).toBe(-100_00);
    await assignLine(db, other.id, purposes, [refund.id]);
    expect(await owedBy(account)).toBe(-60_00);
  });
});
