import type { ErrorBody } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import type { AllocationDetails } from '@grzadka/contract/payment/allocation.model';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import { cashier } from '#test/cash.ts';
import { addAccount, feeKindNamed, firstCashBox, postDebt, stateOf } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const box = cashier(treasurer, await firstCashBox(db));

/** An account that owes 30,00 zł by the tenth of each of three months, and has paid 50,00 zł. */
async function addDebtor() {
  const { id } = await addAccount(db);
  const feeKindId = await feeKindNamed(db, 'Opłata ogrodowa');
  for (const month of ['02', '03', '04']) {
    const parts = [{ feeKindId, amount: 30_00, dueOn: `2025-${month}-10` }];
    await postDebt(db, { account: id, day: '2025-01-01', parts });
  }
  const { body } = await box.receive(id, 50_00, { day: '2025-02-01' });
  const open = async () => (await stateOf(db, id)).open;
  return { id, payment: body, open };
}

const told = async (id: string) =>
  (await treasurer.get<AllocationDetails & ErrorBody>(`/api/allocation/getDetails/${id}`)).body;

const set = (paymentId: string, allocations: { partId: string; amount: number | string }[]) =>
  treasurer.post<ErrorBody>('/api/allocation/set', { paymentId, allocations });

describe('what a payment covers', () => {
  it('is said by a person part by part, and the rest goes by the rule', async () => {
    const { payment, open } = await addDebtor();
    const before = await told(payment.id);
    expect(before).toMatchObject({ number: payment.number, available: 50_00 });
    expect(before.parts.map(({ dueOn, room, covered }) => [dueOn, room, covered])).toEqual([
      ['2025-02-10', 30_00, 30_00],
      ['2025-03-10', 30_00, 20_00],
      ['2025-04-10', 30_00, 0],
    ]);
    const last = before.parts.at(-1)?.partId ?? '';
    const { status } = await set(before.paymentId, [{ partId: last, amount: '25' }]);
    expect(status).toBe(204);
    expect(await open()).toEqual([5_00, 30_00, 5_00]);
    const after = await told(payment.id);
    expect(after.parts.map((part) => [part.covered, part.byHand])).toEqual([
      [25_00, false],
      [0, false],
      [25_00, true],
    ]);
    await set(payment.id, []);
    expect(await open()).toEqual([0, 10_00, 30_00]);
  });

  it('is refused where the payment or a part has less, and then nothing changes', async () => {
    const { id, payment, open } = await addDebtor();
    const { parts } = await told(payment.id);
    const [first, , last] = parts.map(({ partId }) => partId);
    const tooMuch = await set(payment.id, [
      { partId: first ?? '', amount: 25_00 },
      { partId: last ?? '', amount: 25_01 },
    ]);
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body.message).toContain('Z tej wpłaty można podzielić 50,00');
    const ofPart = await set(payment.id, [{ partId: last ?? '', amount: 30_01 }]);
    expect(ofPart.body.message).toContain('Na tę należność można zaliczyć 30,00');
    const twice = await set(payment.id, [
      { partId: last ?? '', amount: 1 },
      { partId: last ?? '', amount: 1 },
    ]);
    expect(twice.status).toBe(400);
    for (const partId of [newId(), 'abc']) {
      const gone = await set(payment.id, [{ partId, amount: 1 }]);
      expect(gone).toMatchObject({
        status: 400,
        body: { fields: { allocations: messages.chosenGone } },
      });
    }
    expect((await set(newId(), [])).status).toBe(404);
    expect(await open()).toEqual([0, 10_00, 30_00]);
    await box.move(payment.id, (await addAccount(db)).id, 40_00);
    const { available, parts: left } = await told(payment.id);
    expect(available).toBe(10_00);
    expect((await set(payment.id, [{ partId: last ?? '', amount: 10_01 }])).status).toBe(409);
    // What was moved away is no part that somebody may pay.
    expect(left.map(({ room }) => room)).toEqual([30_00, 30_00, 30_00]);
    expect((await stateOf(db, id)).balance).toBe(80_00);
  });

  it('is left to the rule again, of all payments of an account at once, and the audit is told', async () => {
    const { id, payment, open } = await addDebtor();
    const { body: second } = await box.receive(id, 10_00, { day: '2025-02-02' });
    const [, , last] = (await told(payment.id)).parts.map(({ partId }) => partId);
    await set(payment.id, [{ partId: last ?? '', amount: 30_00 }]);
    expect(await open()).toEqual([10_00, 20_00, 0]);
    const { status } = await treasurer.post('/api/allocation/reset', { settlementId: id });
    expect(status).toBe(204);
    expect(await open()).toEqual([0, 0, 30_00]);
    expect((await told(second.id)).parts.some(({ byHand }) => byHand)).toBe(false);
    expect(await auditOf(db, 'settlement', id)).toContainEqual(
      expect.objectContaining({
        action: 'allocate',
        after: { documentNumber: payment.number, allocatedAmount: 0 },
      }),
    );
    const nobody = await treasurer.post('/api/allocation/reset', { settlementId: newId() });
    expect(nobody.status).toBe(404);
  });

  it('is not for who only takes payments', async () => {
    const { payment } = await addDebtor();
    const clerk = await app.as('ROLE_EMPLOYEE');
    const sent = { paymentId: payment.id, allocations: [] };
    expect((await clerk.post('/api/allocation/set', sent)).status).toBe(403);
    expect((await clerk.get(`/api/allocation/getDetails/${payment.id}`)).status).toBe(403);
  });
});
