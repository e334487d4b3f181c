import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import {
  apply,
  applyHere,
  linesOf,
  preview,
  previewHere,
  readImport,
  takeHere,
} from '#test/bank-imports.ts';
import { addBankAccount, assignLine } from '#test/bank-lines.ts';
import { mt940, pkoTable } from '#test/bank-statements.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const other = await app.as('ROLE_TREASURER');

const sender = '27114020040000300201355387';

afterEach(() => db.updateTable('settings').set({ booksAutomatically: true }).execute());

/** What accounts owe, in grosze, below zero where they overpaid. */
async function owedBy(settlementId: string): Promise<number> {
  const account = db.selectFrom('settlement').select('balanceGrosz').where('id', '=', settlementId);
  return Number((await account.executeTakeFirstOrThrow()).balanceGrosz);
}

/** The sum of what nobody has said the purpose of, on 240, of an account's lines. */
async function unclearOf(bankAccountId: string): Promise<number> {
  const rows = await db
    .selectFrom('ledgerLine')
    .innerJoin('bankLine', 'bankLine.id', 'ledgerLine.bankLineId')
    .select('ledgerLine.amountGrosz as amount')
    .where('bankLine.bankAccountId', '=', bankAccountId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
}

/** How the list of movements has the lines of a bank account, and for whom, in the order of their numbers. */
async function movementsOn(bankAccountId: string) {
  return db
    .selectFrom('moneyMovement')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'moneyMovement.id')
    .select(['state', 'settlementId'])
    .where('bankAccountId', '=', bankAccountId)
    .orderBy('document')
    .orderBy('place')
    .execute();
}

/** A garden whose holder owes something, and a transfer of it that names everything. */
async function owing(name: string) {
  const account = await addAccount(db, { name, lastName: `Nazwisko${name}` });
  const parts = [{ amount: 223_51, dueOn: '2026-05-31' }];
  await postDebt(db, { account: account.id, day: '2026-05-01', parts });
  const sure = {
    amount: 223_51,
    title: `Dz ${name} ${account.reference}`,
    name: 'KTOŚ INNY',
    account: sender,
  };
  return { ...account, sure };
}

describe('booking a file', () => {
  it('books what is sure, and lets the rest wait, each with its reasons', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id, reference, garden, sure } = await owing('101A');
    const probable = { amount: 10_00, title: 'dz 101A', name: 'NAZWISKO101A JAN', account: sender };
    const nobody = { amount: 20_00, title: 'wpłata', name: 'KTOŚ' };
    const file = await preview(treasurer, bank, mt940(nrb, [sure, probable, nobody], 0));
    expect(file.lines).toEqual({ automatic: 1, suggested: 1, unclear: 1, double: 0 });
    const reasons = [
      { points: 100, words: `numer ${reference} w tytule` },
      { points: 35, words: `działka ${garden} w tytule` },
      { points: 20, words: 'kwota równa zaległości' },
    ];
    const shown = await linesOf(treasurer, file.id);
    expect(shown.map(({ state, lineId, amount }) => [state, lineId, amount])).toEqual([
      ['automatic', null, 223_51],
      ['suggested', null, 10_00],
      ['unclear', null, 20_00],
    ]);
    expect(shown[0]?.candidates).toEqual([
      { settlement: { id, reference }, garden, holders: 'Nazwisko101A Jan', points: 155, reasons },
    ]);
    expect(await owedBy(id)).toBe(223_51);

    expect(await apply(treasurer, file.id)).toMatchObject({
      status: 200,
      body: { skipped: { total: 0, first: [] } },
    });
    expect(await owedBy(id)).toBe(0);
    expect(await unclearOf(bank)).toBe(-30_00);
    const booked = await linesOf(treasurer, file.id);
    expect(booked.map(({ state }) => state)).toEqual(['booked', 'suggested', 'unclear']);
    expect(await movementsOn(bank)).toEqual([
      { state: 'booked', settlementId: id },
      { state: 'suggested', settlementId: null },
      { state: 'unclear', settlementId: null },
    ]);
    // 'Dlaczego tak?' works years later.
    expect(booked[0]?.candidates).toEqual(shown[0]?.candidates);
    expect(await readImport(treasurer, file.id)).toMatchObject({
      lines: { automatic: 1, suggested: 1, unclear: 1, double: 0 },
      closing: { statement: 253_51, ledger: 253_51 },
    });
  });

  it('books nothing by itself where the settings do not let it', async () => {
    await db.updateTable('settings').set({ booksAutomatically: false }).execute();
    const { id: bank, nrb } = await addBankAccount(db);
    const { id, sure } = await owing('102');
    const done = await takeHere(app, bank, mt940(nrb, [sure]));
    expect(done).toMatchObject({
      booksAutomatically: false,
      lines: { automatic: 0, suggested: 1, unclear: 0, double: 0 },
    });
    expect([await owedBy(id), await unclearOf(bank)]).toEqual([223_51, -223_51]);
  });

  it('pays the refund that waits once, and suggests what an account was paid for last', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id } = await owing('103');
    await postPayment(db, { account: id, day: '2026-05-02', amount: 300_00 });
    const refund = { id: newId(), settlementId: id, amountGrosz: 76_49, targetAccount: sender };
    await db.insertInto('refund').values(refund).execute();
    const back = { amount: -76_49, title: 'zwrot', account: sender };
    const costs = await addCostCategory(db);
    const shop = '64124000010000000012345678';
    const bought = { amount: -42_90, title: 'FV 1', account: shop };
    await takeHere(app, bank, mt940(nrb, [bought]));
    const line = await db
      .selectFrom('bankLine')
      .select('id')
      .where('counterpartyAccount', '=', shop)
      .executeTakeFirstOrThrow();
    await assignLine(db, line.id, [{ costCategoryId: costs.id, amount: 42_90 }]);

    const later = { ...bought, day: '2026-05-06' };
    const file = await previewHere(app, bank, mt940(nrb, [back, back, later]));
    const shown = await linesOf(treasurer, file.id);
    expect(shown.map(({ state, refunds, costCategory }) => [state, refunds, costCategory])).toEqual(
      [
        ['automatic', 1, null],
        ['suggested', 1, null],
        ['suggested', 0, costs.name],
      ],
    );
    await applyHere(app, file.id);
    expect(await owedBy(id)).toBe(0);
    const states = (await linesOf(treasurer, file.id)).map(({ state }) => state);
    expect(states).toEqual(['booked', 'suggested', 'suggested']);
  });

  it('twice adds nothing, and of two at once one succeeds', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id } = await previewHere(app, bank, mt940(nrb, [{ amount: 50_00, title: 'x' }]));
    const both = await Promise.all([apply(treasurer, id), apply(other, id)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const third = await apply(treasurer, id);
    for (const { status, body } of [third, ...both.filter((reply) => reply.status !== 200)]) {
      expect(status).toBe(409);
      expect(body.message).toMatch(
        /^Ten wyciąg jest już zaksięgowany \(Kowalski Jan, \d{4}\.\d\d\.\d\d \d\d:\d\d\)\.$/,
      );
    }
    expect(await unclearOf(bank)).toBe(-50_00);
  });

  it('of a file that does not end well nothing is there', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const future = { amount: 50_00, title: 'x', day: '2099-01-02' };
    const { id } = await previewHere(
      app,
      bank,
      mt940(nrb, [{ amount: 60_00, title: 'y' }, future]),
    );
    expect(await apply(treasurer, id)).toMatchObject({ status: 409 });
    expect(await unclearOf(bank)).toBe(0);
    const file = await readImport(treasurer, id);
    expect(file).toMatchObject({ applied: null, counts: { new: 2 } });
  });

  it('leaves out and names what came to be known meanwhile', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const [one, two] = [
      { amount: 50_00, title: 'jeden' },
      { amount: 60_00, title: 'dwa' },
    ];
    const slow = await previewHere(app, bank, mt940(nrb, [one, two]));
    await takeHere(app, bank, mt940(nrb, [one]));
    const { skipped } = await applyHere(app, slow.id);
    expect(skipped).toEqual({
      total: 1,
      first: [{ bookingDay: '2026-05-04', amount: 50_00, title: 'jeden' }],
    });
    expect(await unclearOf(bank)).toBe(-110_00);
    expect(await readImport(treasurer, slow.id)).toMatchObject({
      counts: { new: 1, known: 1, double: 0 },
    });
  });

  it('suspects what another format brought meanwhile', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const line = { amount: 50_00, title: 'jeden', reference: 'BR1' };
    const slow = await previewHere(app, bank, mt940(nrb, [line]));
    await takeHere(app, bank, pkoTable([line]));
    await applyHere(app, slow.id);
    expect(await readImport(treasurer, slow.id)).toMatchObject({
      counts: { new: 0, known: 0, double: 1 },
    });
    expect(await unclearOf(bank)).toBe(-50_00);
  });

  it('what is told of it in the audit has no word of the payers', async () => {
    const { id: bank, nrb } = await addBankAccount(db);
    const { sure } = await owing('104');
    const words = { title: `${sure.title} poufne`, name: 'PŁATNIK TAJNY' };
    await takeHere(app, bank, mt940(nrb, [{ ...sure, ...words }]));
    const entries = await db.selectFrom('auditEntry').select(['before', 'after']).execute();
    const told = JSON.stringify(entries);
    expect(told).not.toMatch(/poufne|TAJNY|tajny|27114020040000300201355387/);
    const entriesOfLedger = await db.selectFrom('ledgerEntry').select('description').execute();
    expect(JSON.stringify(entriesOfLedger)).not.toMatch(/poufne|TAJNY/);
  });
});

describe('a suspected double', () => {
  /** One that waits for a decision, on an account of its own. */
  async function suspected() {
    const { id: bank, nrb } = await addBankAccount(db);
    const { id: account, sure } = await owing(`2${newId().slice(-6)}`);
    await takeHere(app, bank, pkoTable([sure]));
    const file = await takeHere(app, bank, mt940(nrb, [{ ...sure, reference: 'BR1' }]));
    const [line] = await linesOf(treasurer, file.id);
    return { bank, account, file, line };
  }

  const decide = (call: 'notDouble' | 'dropDouble', id: string | null | undefined) =>
    treasurer.post<ErrorBody>(bankImportEndpoints[call].path, { id });

  it('is told with what it may be, and is not in the ledger', async () => {
    const { account, line, file } = await suspected();
    expect(line).toMatchObject({
      state: 'double',
      entryId: null,
      doubleOf: { bookingDay: '2026-05-04', source: 'PKO BP' },
    });
    expect(await owedBy(account)).toBe(0);
    const { body } = await treasurer.get<{ totalItems: number }>(
      `/api/bank-import/${file.id}/lines?outcome=new`,
    );
    expect(body.totalItems).toBe(0);
  });

  it('that is another payment is taken in, and waits', async () => {
    const { bank, file, line, account } = await suspected();
    expect(await decide('notDouble', line?.lineId)).toMatchObject({ status: 204 });
    expect(await unclearOf(bank)).toBe(-223_51);
    expect(await owedBy(account)).toBe(0);
    expect(await linesOf(treasurer, file.id)).toMatchObject([{ state: 'suggested' }]);
    for (const call of ['notDouble', 'dropDouble'] as const) {
      expect(await decide(call, line?.lineId)).toMatchObject({
        status: 409,
        body: { message: 'Ta operacja nie czeka już na tę decyzję. Odśwież stronę.' },
      });
    }
  });

  it('that is the same is left out, and does not come again', async () => {
    const { bank, file, line } = await suspected();
    expect(await decide('dropDouble', line?.lineId)).toMatchObject({ status: 204 });
    expect(await unclearOf(bank)).toBe(0);
    expect(await linesOf(treasurer, file.id)).toMatchObject([{ state: 'dropped' }]);
  });

  it('of two who decide at once one does', async () => {
    const { bank, line } = await suspected();
    const both = await Promise.all([
      decide('notDouble', line?.lineId),
      decide('dropDouble', line?.lineId),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409']);
    const posted = both[0]?.status === 204 ? -223_51 : 0;
    expect(await unclearOf(bank)).toBe(posted);
  });
});
