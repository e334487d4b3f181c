import { randomUUID } from 'node:crypto';
import type { CashBoxDetails } from '@grzadka/contract/cash-box/cash-box.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addCashBox, cashIn, cashier } from '#test/cash.ts';
import { addCostCategory } from '#test/categories.ts';
import { addAccount, postDebt, stateOf } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();

/** A cash box of its own, with so much in it since that day. */
async function cashBoxWith(amount: number, day = '2025-01-01') {
  const { id } = await addCashBox(db);
  const box = cashier(treasurer, id);
  if (amount > 0) await box.open(amount, day);
  return { id, ...box };
}

/** What replies to what was sent at once, the successes first. */
const statusesOf = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

describe('a cash box', () => {
  it('payments, example 1: never has less than nothing, on no day from that of the document on', async () => {
    const { id: account } = await addAccount(db);
    const box = await cashBoxWith(0);
    await box.receive(account, 100_00, { day: '2025-03-01' });
    expect((await box.payOut(80_00, { day: '2025-03-10' })).status).toBe(201);
    const refused = await box.payOut(20_01, { day: '2025-03-05' });
    expect(refused.status).toBe(409);
    expect(refused.body.message.replaceAll('\u00a0', ' ')).toBe(
      'W kasie jest tylko 20,00 zł. Zmniejsz kwotę albo sprawdź dzień.',
    );
    const before = await box.payOut(1, { day: '2025-02-28' });
    expect(before.body.message).toContain('tylko 0,00');
    expect((await box.payOut(20_00, { day: '2025-03-05' })).status).toBe(201);
    expect(await cashIn(db, box.id)).toBe(0);
  });

  it('gives its last money to one of two who ask at once, and the other reads how much there is', async () => {
    const box = await cashBoxWith(50_00);
    const replies = await Promise.all([box.payOut(40_00, {}), box.payOut(40_00, {})]);
    expect(statusesOf(replies)).toEqual([201, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('W kasie jest tylko 10,00');
    expect(await cashIn(db, box.id)).toBe(10_00);
  });

  it('is kept from less than nothing by the database itself, whoever writes to it', async () => {
    const box = await cashBoxWith(5_00);
    const taken = db.transaction().execute(async (trx) => {
      const entryId = newId();
      await sql`
        insert into document_number (series, year, last) values ('KW', 2031, 1)
      `.execute(trx);
      await sql`
        insert into ledger_entry (id, series, year, document, posting_day, effective_day, description)
        values (${entryId}, 'KW', 2031, 1, '2031-01-01', '2031-01-01', 'Wypłata')
      `.execute(trx);
      await sql`
        insert into ledger_line (id, entry_id, posting_day, place, code, cash_box_id, amount_grosz)
        values
          (gen_random_uuid(), ${entryId}, '2031-01-01', 1, '140', null, 501),
          (gen_random_uuid(), ${entryId}, '2031-01-01', 2, '100', ${box.id}, -501)
      `.execute(trx);
    });
    await expect(taken).rejects.toMatchObject({ constraint: 'cash_box_not_below_zero' });
    const stated = sql`update cash_box set balance_grosz = 7 where id = ${box.id}`.execute(db);
    await expect(stated).rejects.toMatchObject({ code: '42501' });
  });

  it('is opened once with what was in it, and again after that was taken back', async () => {
    const box = await cashBoxWith(120_00, '2025-01-01');
    const details = async () =>
      (await treasurer.get<CashBoxDetails>(`/api/cash-box/get/${box.id}`)).body;
    const { opening, balance } = await details();
    expect(balance).toBe(120_00);
    expect(opening).toMatchObject({ postingDay: '2025-01-01', amount: 120_00 });
    const again = await box.open(1, '2025-01-02');
    expect(again.status).toBe(409);
    expect(again.body.message).toContain(`ma już bilans otwarcia (${opening?.number})`);
    expect((await box.reverse(opening?.id ?? '', '2025-01-01')).status).toBe(201);
    expect(await details()).toMatchObject({ balance: 0, opening: null });
    expect((await box.open(100_00, '2025-01-01')).status).toBe(201);
    const both = await cashBoxWith(0);
    const twice = await Promise.all([both.open(5_00, today), both.open(5_00, today)]);
    expect(statusesOf(twice)).toEqual([201, 409]);
    const clerk = await app.as('ROLE_EMPLOYEE');
    expect((await cashier(clerk, both.id).open(1, today)).status).toBe(403);
  });

  it('is deleted while nothing was posted on it, and not afterwards', async () => {
    const remove = (id: string) =>
      treasurer.request<ErrorBody>(`/api/cash-box/delete/${id}`, { method: 'DELETE' });
    expect((await remove((await addCashBox(db)).id)).status).toBe(204);
    const used = await remove((await cashBoxWith(1)).id);
    expect(used.status).toBe(409);
    expect(used.body.message).toContain('odznacz „Aktywna”');
    const twin = await treasurer.post<ErrorBody>('/api/cash-box/create', {
      name: 'KASA',
      active: true,
    });
    expect(twin.body.fields).toEqual({ name: 'Jest już kasa o tej nazwie. Wpisz inną.' });
  });
});

describe('money out of a cash box', () => {
  it('is for a cost in a category, or for the bank, and called so', async () => {
    const box = await cashBoxWith(100_00);
    const { id: costCategoryId, name } = await addCostCategory(db);
    const cost = await box.payOut(30_00, { kind: 'cost', costCategoryId, day: '2025-02-01' });
    const bank = await box.payOut(20_00, { kind: 'to-bank', day: '2025-02-01' });
    const posted = await db
      .selectFrom('ledgerEntry')
      .innerJoin('ledgerLine', 'entryId', 'ledgerEntry.id')
      .select(['description', 'code', 'amountGrosz', 'costCategoryId'])
      .where('ledgerEntry.id', 'in', [cost.body.id, bank.body.id])
      .where('code', '<>', '100')
      .orderBy('ledgerEntry.id')
      .execute();
    expect(posted).toEqual([
      { description: `Koszt: ${name}`, code: '400', amountGrosz: '3000', costCategoryId },
      {
        description: 'Wpłata gotówki na rachunek bankowy',
        code: '140',
        amountGrosz: '2000',
        costCategoryId: null,
      },
    ]);
    expect(await cashIn(db, box.id)).toBe(50_00);
    for (const [faulty, field] of [
      [{ kind: 'cost' }, 'costCategoryId'],
      [{ kind: 'cost', costCategoryId: newId() }, 'costCategoryId'],
      [{ kind: 'refund' }, 'settlementId'],
      [{ kind: 'refund', settlementId: newId() }, 'settlementId'],
      [{ kind: 'gift' }, 'kind'],
    ] as const) {
      const refused = await box.payOut(1, faulty);
      expect(refused.status, JSON.stringify(faulty)).toBe(400);
      expect(Object.keys(refused.body.fields ?? {}), JSON.stringify(faulty)).toEqual([field]);
    }
    const used = await treasurer.request<ErrorBody>(`/api/cost-category/delete/${costCategoryId}`, {
      method: 'DELETE',
    });
    expect(used.status).toBe(409);
  });

  it('is given once for one key, sent twice at once', async () => {
    const box = await cashBoxWith(100_00);
    const clientKey = randomUUID();
    const replies = await Promise.all([
      box.payOut(30_00, { clientKey }),
      box.payOut(30_00, { clientKey }),
    ]);
    expect(new Set(replies.map(({ body }) => body.number)).size).toBe(1);
    expect(await cashIn(db, box.id)).toBe(70_00);
    const { id: account } = await addAccount(db);
    const other = await box.receive(account, 1, { clientKey });
    expect(other.status).toBe(409);
    expect(other.body.message).toContain('zapisano jako inny dokument');
  });

  it('goes back to who overpaid, up to that, also where the account keeps its overpayments', async () => {
    const { id: account } = await addAccount(db);
    await db
      .updateTable('settlement')
      .set({ useOverpayments: false })
      .where('id', '=', account)
      .execute();
    const box = await cashBoxWith(500_00);
    await box.receive(account, 100_00, { day: '2025-02-01' });
    // Kept: this debt is not covered by it, and is not in the way of the refund.
    const parts = [{ amount: 30_00, dueOn: '2025-02-10' }];
    await postDebt(db, { account, day: '2025-02-02', parts });
    const refund = (amount: number, day = '2025-03-01') =>
      box.payOut(amount, { kind: 'refund', settlementId: account, day });
    const tooMuch = await refund(100_01);
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body.message.replaceAll('\u00a0', ' ')).toBe(
      'Nadpłata wynosi 100,00 zł. Możesz zwrócić najwyżej 100,00 zł.',
    );
    expect((await refund(1, '2025-01-31')).status).toBe(409);
    expect((await refund(80_00)).status).toBe(201);
    expect(await stateOf(db, account)).toEqual({
      open: [30_00, 0],
      balance: 10_00,
      overpaid: 20_00,
    });
    const both = await Promise.all([refund(20_00), refund(20_00)]);
    expect(statusesOf(both)).toEqual([201, 409]);
    expect(await stateOf(db, account)).toMatchObject({ open: [30_00, 0, 0], overpaid: 0 });
  });
});

describe('a reversal', () => {
  it('takes a document back once, and says so of the second', async () => {
    const { id: account } = await addAccount(db);
    const parts = [{ amount: 30_00, dueOn: '2025-02-10' }];
    await postDebt(db, { account, day: '2025-02-02', parts });
    const box = await cashBoxWith(0);
    const { body } = await box.receive(account, 50_00, { day: '2025-02-03' });
    expect(await stateOf(db, account)).toMatchObject({ open: [0], overpaid: 20_00 });
    const early = await box.reverse(body.id, '2025-02-02');
    expect(early.body.fields).toHaveProperty('day');
    const named = await box.reverse(body.id, '2025-02-04', 'wpłata Kowalskiego');
    expect(named.body.message).toContain('jest nazwisko działkowca');
    const replies = await Promise.all([
      box.reverse(body.id, '2025-02-04'),
      box.reverse(body.id, '2025-02-04'),
    ]);
    expect(statusesOf(replies)).toEqual([201, 409]);
    const [done, refused] = replies.toSorted((one, other) => one.status - other.status);
    expect(done?.body.number).toMatch(/^ST\/2025\/\d+$/);
    expect(refused?.body.message).toBe(`Ten dokument ma już storno: ${done?.body.number}.`);
    expect(await stateOf(db, account)).toMatchObject({ open: [0, 30_00], balance: 30_00 });
    expect(await cashIn(db, box.id)).toBe(0);
    const words = await db
      .selectFrom('ledgerEntry')
      .select('description')
      .where('id', '=', done?.body.id ?? '')
      .executeTakeFirstOrThrow();
    expect(words.description).toBe(`Storno ${body.number}: pomyłka`);
    const reversed = await box.reverse(done?.body.id ?? '', today);
    expect(reversed.status).toBe(409);
    const debt = await postDebt(db, { account, day: '2025-02-02', parts });
    expect((await box.reverse(debt.id, today)).body.message).toContain('nie wystawiono w kasie');
  });

  it('does not take out of the cash box what is no longer there', async () => {
    const { id: account } = await addAccount(db);
    const box = await cashBoxWith(0);
    const { body } = await box.receive(account, 50_00, { day: '2025-02-03' });
    await box.payOut(45_00, { day: '2025-02-05' });
    const refused = await box.reverse(body.id, '2025-02-04');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('W kasie jest tylko 5,00');
  });

  it('of a payment that was refunded leaves the refund open', async () => {
    const { id: account } = await addAccount(db);
    const box = await cashBoxWith(500_00);
    const { body } = await box.receive(account, 100_00, { day: '2025-02-03' });
    await box.payOut(60_00, { kind: 'refund', settlementId: account, day: '2025-02-04' });
    expect(await stateOf(db, account)).toMatchObject({ open: [0], overpaid: 40_00 });
    expect((await box.reverse(body.id, '2025-02-05')).status).toBe(201);
    expect(await stateOf(db, account)).toEqual({ open: [60_00, 0], balance: 60_00, overpaid: 0 });
  });
});
