import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PostedDocument } from '@grzadka/contract/payment/payment.model';
import type { TransactionDetails } from '@grzadka/contract/transaction/transaction.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unassignLine } from '#src/bank/booking/unassign-line.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { cashier } from '#test/cash.ts';
import { addAccount, firstCashBox, postDebt, stateOf } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const box = cashier(treasurer, await firstCashBox(db));
const today = gardenToday();
// More than is ever given back.
await box.open(500_00, '2025-01-01');
const sender = '61109010140000071219812874';

/** Two accounts that owe 30,00 zł each since February, and 50,00 zł that were paid to the first by mistake. */
async function wrongPayment() {
  const [wrong, right] = [await addAccount(db), await addAccount(db)];
  for (const { id: account } of [wrong, right]) {
    const parts = [{ amount: 30_00, dueOn: '2025-02-10' }];
    await postDebt(db, { account, day: '2025-02-01', parts });
  }
  const { body } = await box.receive(wrong.id, 50_00, { day: '2025-02-05' });
  return { wrong: wrong.id, right: right.id, payment: body };
}

const detailsOf = async (id: string) =>
  (await treasurer.get<TransactionDetails>(`/api/transaction/getDetails/${id}`)).body;

const plain = (message: string) => message.replaceAll('\u00a0', ' ');

/** The accounts that are known to be paid for from that bank account. */
async function knownFor(counterpartyAccount: string): Promise<string[]> {
  const known = db
    .selectFrom('knownSender')
    .select('settlementId')
    .where('counterpartyAccount', '=', counterpartyAccount);
  return (await known.execute()).map(({ settlementId }) => settlementId);
}

describe('a payment on the wrong account', () => {
  it('payments, example 2: is moved to the right one with its day, and both are spread again', async () => {
    const { wrong, right, payment } = await wrongPayment();
    expect(await stateOf(db, wrong)).toMatchObject({ open: [0], overpaid: 20_00 });
    const { status, body } = await box.move(payment.id, right, 50_00);
    expect(status).toBe(201);
    expect(body.number).toMatch(/^PK\//);
    expect(await stateOf(db, wrong)).toEqual({ open: [0, 30_00], balance: 30_00, overpaid: 0 });
    expect(await stateOf(db, right)).toEqual({ open: [0], balance: -20_00, overpaid: 20_00 });
    const moved = await detailsOf(body.id);
    expect(moved).toMatchObject({
      source: 'other',
      direction: null,
      amount: 50_00,
      bookingDay: today,
      effectiveDay: '2025-02-05',
      description: `Przeksięgowanie ${payment.number}: zła działka`,
      reversible: true,
      payments: [{ settlement: { id: right }, amount: 50_00, movable: 50_00 }],
    });
    expect(await detailsOf(payment.id)).toMatchObject({
      reversible: false,
      moves: [{ id: body.id, number: body.number }],
      payments: [{ settlement: { id: wrong }, amount: 50_00, movable: 0 }],
    });
  });

  it('is found among the movements by either account', async () => {
    const { wrong, right, payment } = await wrongPayment();
    const { body } = await box.move(payment.id, right, 50_00);
    const references = await db
      .selectFrom('settlement')
      .select('reference')
      .where('id', 'in', [wrong, right])
      .execute();
    expect(references).toHaveLength(2);
    for (const { reference } of references) {
      const query = new URLSearchParams({
        'filter-by-phrase': 'true',
        phrase: reference,
        'filter-by-source': 'true',
        source: 'other',
      });
      const found = await treasurer.get<{ items: PostedDocument[] }>(
        `/api/transaction?${query.toString()}`,
      );
      expect(found.body.items.map(({ id }) => id)).toEqual([body.id]);
    }
  });

  it('is moved in parts, and on from where it came to, never by more than is left', async () => {
    const { wrong, right, payment } = await wrongPayment();
    const third = (await addAccount(db)).id;
    expect((await box.move(payment.id, right, 20_00)).status).toBe(201);
    expect(await stateOf(db, wrong)).toMatchObject({ open: [0, 0], overpaid: 0 });
    const more = await box.move(payment.id, right, 30_01);
    expect(more.status).toBe(409);
    expect(plain(more.body.message)).toBe(
      'Z tej wpłaty można przeksięgować najwyżej 30,00 zł. Zmniejsz kwotę.',
    );
    const { body: rest } = await box.move(payment.id, right, 30_00);
    const again = await box.move(payment.id, third, 1);
    expect(again.body.message).toContain(`już przeksięgowano (${rest.number})`);
    expect((await box.move(rest.id, third, 30_00)).status).toBe(201);
    expect(await stateOf(db, right)).toMatchObject({ balance: 10_00 });
    expect(await stateOf(db, third)).toMatchObject({ balance: -30_00 });
  });

  it('keeps what a person said of it as long as that fits', async () => {
    const { wrong, right, payment } = await wrongPayment();
    const { id: partId } = await db
      .selectFrom('openItem')
      .select('id')
      .where('settlementId', '=', wrong)
      .executeTakeFirstOrThrow();
    const allocations = [{ partId, amount: 10_00 }];
    await treasurer.post('/api/allocation/set', { paymentId: payment.id, allocations });
    const byHand = async () => {
      const { rows } = await sql<{ amount: string }>`
        select amount_grosz as amount from allocation
        where settlement_id = ${wrong} and made_by = 'person' and released_at is null
      `.execute(db);
      return rows.map(({ amount }) => Number(amount));
    };
    expect((await box.move(payment.id, right, 40_00)).status).toBe(201);
    expect(await byHand()).toEqual([10_00]);
    expect((await box.move(payment.id, right, 5_00)).status).toBe(201);
    expect(await byHand()).toEqual([]);
    expect(await stateOf(db, wrong)).toMatchObject({ open: [0, 0, 25_00], overpaid: 0 });
  });

  it('is moved once for one key, sent twice at once, and once by two who move all of it', async () => {
    const { wrong, right, payment } = await wrongPayment();
    const clientKey = randomUUID();
    const sent = await Promise.all([
      box.move(payment.id, right, 20_00, { clientKey }),
      box.move(payment.id, right, 20_00, { clientKey }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(sent.map(({ body }) => body.number)).size).toBe(1);
    const third = (await addAccount(db)).id;
    const both = await Promise.all([
      box.move(payment.id, right, 30_00),
      box.move(payment.id, third, 30_00),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
    expect((await stateOf(db, wrong)).balance).toBe(30_00);
  });

  it('stays where it is when there is no such account, or it was taken or given back', async () => {
    const { wrong, right, payment } = await wrongPayment();
    for (const [faulty, field, message] of [
      [{ settlementId: newId() }, 'settlementId', 'Tego konta rozliczeniowego już nie ma.'],
      [{ settlementId: '' }, 'settlementId', 'Wybierz, na które konto rozliczeniowe'],
      [{ amount: 0 }, 'amount', 'Kwota musi być większa od zera'],
      [{ reason: ' ' }, 'reason', 'Napisz, dlaczego'],
    ] as const) {
      const refused = await box.move(payment.id, right, 50_00, faulty);
      expect(refused.status, field).toBe(400);
      expect(refused.body.fields?.[field], JSON.stringify(faulty)).toContain(message);
    }
    const same = await box.move(payment.id, wrong, 50_00);
    expect(same.status).toBe(409);
    expect(same.body.fields?.['settlementId']).toContain('jest już na tym koncie rozliczeniowym');
    expect((await box.move(newId(), right, 1)).status).toBe(404);
    const named = await box.move(payment.id, right, 50_00, { reason: 'to był Kowalski' });
    expect(named.body.message).toContain('jest nazwisko działkowca');
    await box.payOut(20_00, { kind: 'refund', settlementId: wrong });
    expect(plain((await box.move(payment.id, right, 50_00)).body.message)).toContain(
      'najwyżej 30,00 zł',
    );
    const { body: taken } = await box.reverse(payment.id, today);
    const refused = await box.move(payment.id, right, 30_00);
    expect(refused.body.message).toBe(`Ten dokument ma już storno: ${taken.number}.`);
    expect((await box.move(taken.id, right, 1)).body.message).toContain('tylko wpłatę');
  });

  it('is not taken back while the move stands, and is where it was when the move is taken back', async () => {
    const { wrong, right, payment } = await wrongPayment();
    const { body: moved } = await box.move(payment.id, right, 50_00);
    const refused = await box.reverse(payment.id, today);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      `Tę wpłatę przeksięgowano (${moved.number}). Najpierw zrób storno tego przeksięgowania.`,
    );
    expect((await box.reverse(moved.id, today)).status).toBe(201);
    expect(await stateOf(db, wrong)).toMatchObject({ open: [0, 0], balance: -20_00 });
    expect(await stateOf(db, right)).toMatchObject({ balance: 30_00, overpaid: 0 });
    expect(await detailsOf(payment.id)).toMatchObject({ reversible: true, moves: [] });
    expect((await box.reverse(payment.id, today)).status).toBe(201);
    expect(await stateOf(db, wrong)).toMatchObject({ balance: 30_00, overpaid: 0 });
  });

  it('is moved by who assigns, and by nobody else', async () => {
    const { right, payment } = await wrongPayment();
    const clerk = cashier(await app.as('ROLE_EMPLOYEE'), await firstCashBox(db));
    expect((await clerk.move(payment.id, right, 50_00)).status).toBe(403);
  });
});

describe('a line of the bank’s on the wrong account', () => {
  /** A line that was assigned to the first of two accounts, whose sender is known for that. */
  async function wrongLine(counterpartyAccount: string) {
    const [wrong, right] = [(await addAccount(db)).id, (await addAccount(db)).id];
    const line = await addBankLine(db, { amount: 50_00, counterpartyAccount });
    await assignLine(db, line.id, [{ settlementId: wrong, amount: 50_00 }]);
    await db
      .insertInto('knownSender')
      .values({ counterpartyAccount, settlementId: wrong, confirmedOn: '2026-05-04' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { wrong, right, line };
  }

  const move = (id: string, settlementId: string, amount: number) =>
    treasurer.post<PostedDocument & ErrorBody>('/api/bank-line/move', {
      id,
      settlementId,
      amount,
      reason: 'zła działka',
      clientKey: randomUUID(),
    });

  it('is moved by its id, and its sender is known for the other account', async () => {
    const { wrong, right, line } = await wrongLine(sender);
    const { status, body } = await move(line.id, right, 50_00);
    expect(status).toBe(201);
    expect((await stateOf(db, wrong)).balance).toBe(0);
    expect((await stateOf(db, right)).balance).toBe(-50_00);
    expect(await knownFor(sender)).toEqual([right]);
    // It is on its way from account to account, and whoever sent it stays known for the last.
    const third = (await addAccount(db)).id;
    const { body: on } = await box.move(body.id, third, 50_00);
    expect(await knownFor(sender)).toEqual([third]);
    await box.reverse(on.id, today);
    expect(await knownFor(sender)).toEqual([right]);
  });

  it('stays assigned while the move stands', async () => {
    const { right, line } = await wrongLine('27114020040000300201355387');
    const { body } = await move(line.id, right, 50_00);
    const unassign = change(db, commandLine, (tx) =>
      unassignLine(tx, { lineId: line.id, reason: 'pomyłka' }),
    );
    await expect(unassign).rejects.toMatchObject({ code: 'conflict' });
    await expect(unassign).rejects.toThrow(body.number);
  });

  it('is not moved before it is assigned, nor as a whole where it was split', async () => {
    const [one, other] = [(await addAccount(db)).id, (await addAccount(db)).id];
    const line = await addBankLine(db, { amount: 50_00 });
    const waiting = await move(line.id, one, 50_00);
    expect(waiting.status).toBe(409);
    expect(waiting.body.message).toContain('nie przypisano jeszcze');
    await assignLine(db, line.id, [
      { settlementId: one, amount: 20_00 },
      { settlementId: other, amount: 30_00 },
    ]);
    expect((await move(line.id, one, 50_00)).body.message).toContain('jest podzielona');
    const { entryId } = await db
      .selectFrom('bankLine')
      .select('entryId')
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow();
    const { payments } = await detailsOf(entryId ?? '');
    expect(payments.map(({ settlement, amount }) => [settlement.id, amount])).toEqual([
      [one, 20_00],
      [other, 30_00],
    ]);
    expect((await box.move(payments[1]?.id ?? '', one, 30_00)).status).toBe(201);
    expect((await stateOf(db, one)).balance).toBe(-50_00);
  });
});
