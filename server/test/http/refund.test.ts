import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import type { waitingRefunds } from '@grzadka/contract/refund/refund.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { newId } from '#src/core/database/record-id.ts';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { cashier } from '#test/cash.ts';
import { addAccount, firstCashBox, postPayment, stateOf } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const targetAccount = '61109010140000071219812874';

/** An account that has overpaid 100,00 zł. */
async function overpaid(): Promise<string> {
  const { id } = await addAccount(db, { lastName: 'Wiśniewska' });
  await postPayment(db, { account: id, day: '2025-03-01', amount: 100_00 });
  return id;
}

const plan = (settlementId: string, amount: number, more: object = {}) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/refund/create', {
    settlementId,
    amount,
    targetAccount,
    clientKey: randomUUID(),
    ...more,
  });

const drop = (id: string) =>
  treasurer.request<ErrorBody>(`/api/refund/delete/${id}`, { method: 'DELETE' });

async function waitingOf(settlementId: string) {
  const { body } = await treasurer.get<z.infer<typeof waitingRefunds>>('/api/refund/waiting');
  return body.items.filter(({ settlement }) => settlement.id === settlementId);
}

const plain = (message: string) => message.replaceAll('\u00a0', ' ');

describe('a refund by bank', () => {
  it('waits with its account and who holds that, until somebody deletes it', async () => {
    const account = await overpaid();
    const { status, body } = await plan(account, 40_00, {
      targetAccount: 'PL61 1090 1014 0000 0712 1981 2874',
    });
    expect(status).toBe(201);
    const [waiting, ...others] = await waitingOf(account);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ id: body.id, amount: 40_00, targetAccount });
    expect(waiting?.holders).toEqual([expect.stringContaining('Wiśniewska')]);
    expect((await drop(body.id)).status).toBe(204);
    expect(await waitingOf(account)).toEqual([]);
    expect((await drop(body.id)).status).toBe(404);
  });

  it('is of what is overpaid, less what waits already, in cash as by bank', async () => {
    const account = await overpaid();
    const tooMuch = await plan(account, 100_01);
    expect(tooMuch.status).toBe(409);
    expect(plain(tooMuch.body.message)).toBe(
      'Nadpłata wynosi 100,00 zł. Możesz zwrócić najwyżej 100,00 zł.',
    );
    const { body } = await plan(account, 70_00);
    const second = await plan(account, 30_01);
    expect(plain(second.body.message)).toBe(
      'Nadpłata wynosi 100,00 zł, z tego na zwrot przelewem czeka 70,00 zł. Możesz zwrócić najwyżej 30,00 zł.',
    );
    const box = cashier(treasurer, await firstCashBox(db));
    await box.open(500_00, '2025-01-01');
    const inCash = (amount: number) =>
      box.payOut(amount, { kind: 'refund', settlementId: account });
    expect((await inCash(30_01)).status).toBe(409);
    expect((await inCash(30_00)).status).toBe(201);
    await drop(body.id);
    expect((await inCash(70_00)).status).toBe(201);
  });

  it('is planned once for one key, and of two at once for the same overpayment one', async () => {
    const account = await overpaid();
    const clientKey = randomUUID();
    const sent = await Promise.all([
      plan(account, 60_00, { clientKey }),
      plan(account, 60_00, { clientKey }),
    ]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await waitingOf(account)).toHaveLength(1);
    const mended = await plan(account, 50_00, { clientKey });
    expect(mended.status).toBe(409);
    expect(mended.body.message).toContain('zapisano już z innymi danymi');
    const ofAnother = await plan(await overpaid(), 60_00, { clientKey });
    expect(ofAnother.status).toBe(409);
    const both = await Promise.all([plan(account, 40_00), plan(account, 40_00)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
  });

  it('is paid by its line, or deleted, whichever of two people is first', async () => {
    const account = await overpaid();
    const { body } = await plan(account, 100_00);
    const line = await addBankLine(db, { amount: -100_00, counterpartyAccount: targetAccount });
    const purposes = [{ settlementId: account, amount: 100_00 }];
    const [paid, deleted] = await Promise.allSettled([
      assignLine(db, line.id, purposes, [body.id]),
      drop(body.id),
    ]);
    const isPaid = paid.status === 'fulfilled';
    expect(deleted).toMatchObject({ value: { status: isPaid ? 409 : 204 } });
    expect((await stateOf(db, account)).balance).toBe(isPaid ? 0 : -100_00);
    expect(await waitingOf(account)).toEqual([]);
    // Whoever comes later gets the same answer.
    expect((await drop(body.id)).status).toBe(isPaid ? 409 : 404);
  });

  it('that was paid is not deleted', async () => {
    const account = await overpaid();
    const { body } = await plan(account, 100_00);
    const line = await addBankLine(db, { amount: -100_00, counterpartyAccount: targetAccount });
    await assignLine(db, line.id, [{ settlementId: account, amount: 100_00 }], [body.id]);
    const refused = await drop(body.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Ten zwrot już wyszedł z banku (program).');
    expect((await stateOf(db, account)).balance).toBe(0);
  });

  it('says what is wrong at the field, and is for nobody who only takes payments', async () => {
    const account = await overpaid();
    for (const [faulty, field, message] of [
      [{ settlementId: newId() }, 'settlementId', 'Tego konta rozliczeniowego już nie ma.'],
      [{ settlementId: '' }, 'settlementId', 'Wybierz, komu zwracasz'],
      [{ amount: 0 }, 'amount', 'Kwota musi być większa od zera'],
      [{ targetAccount: '' }, 'targetAccount', messages.fieldEmpty],
      [{ targetAccount: null }, 'targetAccount', messages.fieldEmpty],
      [{ targetAccount: '6110901014' }, 'targetAccount', 'powinien mieć 26'],
      [{ targetAccount: `${targetAccount.slice(0, -1)}5` }, 'targetAccount', 'jest pomyłka'],
      [{ targetAccount: 'numer' }, 'targetAccount', 'Wpisz same cyfry'],
    ] as const) {
      const refused = await plan(account, 1_00, faulty);
      expect(refused.status, JSON.stringify(faulty)).toBe(400);
      expect(refused.body.fields?.[field], JSON.stringify(faulty)).toContain(message);
    }
    const clerk = await app.as('ROLE_EMPLOYEE');
    expect((await clerk.get('/api/refund/waiting')).status).toBe(403);
    expect((await clerk.post('/api/refund/create', {})).status).toBe(403);
  });

  it('is told to the audit without the account of the bank', async () => {
    const account = await overpaid();
    const { body } = await plan(account, 40_00);
    await drop(body.id);
    const { rows } = await sql<{ action: string; told: string }>`
      select action, after::text as told from audit_entry
      where record_id = ${account} and action like '%-refund' order by id
    `.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(['plan-refund', 'drop-refund']);
    expect(rows.map(({ told }) => JSON.parse(told))).toEqual([
      { refundAmount: 40_00 },
      { refundAmount: 40_00 },
    ]);
  });
});
