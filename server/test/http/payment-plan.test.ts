import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PaymentPlan } from '@grzadka/contract/payment-plan/payment-plan.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addResolution } from '#test/fee-factories.ts';
import { addAccount, postDebt, postPayment, reverse, stateOf } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { addPlan, openPartsOf } from '#test/payment-plans.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const { db } = app;
const treasurer = await app.as('ROLE_TREASURER');
const today = gardenToday();
const resolution = await addResolution(db, { number: '5/R/2026' });

const inDays = (days: number) => addDays(today, days);

const create = (form: object) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/payment-plan/create', form);

const plansOf = async (account: string) =>
  (await treasurer.get<{ items: PaymentPlan[] }>(`/api/settlement/${account}/payment-plans`)).body
    .items;

const cancel = (id: string, ifMatch?: string) =>
  treasurer.put<ErrorBody>(
    '/api/payment-plan/cancel',
    { id, reason: 'zmiana ustaleń' },
    ifMatch === undefined ? undefined : { 'if-match': ifMatch },
  );

/** An account that owes 50,00 zł since 2025-02-10 and 30,00 zł since 2025-06-30. */
async function addDebts() {
  const { id } = await addAccount(db);
  const parts = [
    { amount: 50_00, dueOn: '2025-02-10' },
    { amount: 30_00, dueOn: '2025-06-30' },
  ];
  await postDebt(db, { account: id, day: '2025-02-01', parts });
  return id;
}

/** The form of a plan about all that is open: two rates of 40,00 zł, or what is given. */
async function formOf(settlementId: string, more: object = {}) {
  const partIds = (await openPartsOf(db, settlementId)).map(({ id }) => id);
  return {
    settlementId,
    partIds,
    parts: [
      { dueOn: inDays(30), amount: 40_00 },
      { dueOn: inDays(60), amount: 40_00 },
    ],
    resolutionId: resolution.id,
    withoutInterest: false,
    clientKey: randomUUID(),
    ...more,
  };
}

const isKept = async (account: string) => {
  const { rows } = await sql<{ kept: boolean }>`
    select has_kept_payment_plan(${account}) as kept
  `.execute(db);
  return rows[0]?.kept;
};

describe('a plan', () => {
  it('gives parts of debts new days, and changes nothing that is posted', async () => {
    const account = await addDebts();
    const before = await stateOf(db, account);
    const { status, body } = await create(await formOf(account));
    expect(status).toBe(201);
    const [plan, ...others] = await plansOf(account);
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      id: body.id,
      agreedOn: today,
      resolution: { id: resolution.id, number: '5/R/2026' },
      withoutInterest: false,
      amount: 80_00,
      open: 80_00,
      state: 'kept',
      broken: null,
      next: { on: inDays(30), amount: 40_00 },
      endedOn: null,
      rates: [
        { dueOn: inDays(30), amount: 40_00, open: 40_00, missed: 0 },
        { dueOn: inDays(60), amount: 40_00, open: 40_00, missed: 0 },
      ],
    });
    expect(plan?.parts.map(({ dueOn, amount, open }) => [dueOn, amount, open])).toEqual([
      ['2025-02-10', 50_00, 50_00],
      ['2025-06-30', 30_00, 30_00],
    ]);
    expect(await stateOf(db, account)).toEqual(before);
    expect(await isKept(account)).toBe(true);
    expect((await auditOf(db, 'payment-plan', body.id)).map(({ action }) => action)).toEqual([
      'create',
    ]);
    expect(await moneyFindings(app)).toEqual([]);
  });

  it('is made once, however often it is sent', async () => {
    const account = await addDebts();
    const form = await formOf(account);
    const [one, other] = await Promise.all([create(form), create(form)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
    expect(await plansOf(account)).toHaveLength(1);
    const changed = await create({ ...form, withoutInterest: true });
    expect([changed.status, changed.body.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['a sum that is not what is open', { parts: [{ dueOn: inDays(9), amount: 79_99 }] }, 409],
    [
      'days that do not follow each other',
      {
        parts: [
          { dueOn: inDays(9), amount: 40_00 },
          { dueOn: inDays(9), amount: 40_00 },
        ],
      },
      400,
    ],
    ['a day that is over', { parts: [{ dueOn: inDays(-9), amount: 80_00 }] }, 409],
    ['no rate', { parts: [] }, 400],
    ['no part', { partIds: [] }, 400],
    ['a part that is not there', { partIds: [randomUUID()] }, 400],
    ['a resolution that is not there', { resolutionId: randomUUID() }, 400],
  ])('is refused for %s', async (_, more, status) => {
    const account = await addDebts();
    expect((await create(await formOf(account, more))).status).toBe(status);
    expect(await plansOf(account)).toEqual([]);
  });

  it('is not made of another account’s debts, nor of what is paid', async () => {
    const [account, other] = [await addDebts(), await addDebts()];
    const { partIds } = await formOf(other);
    const foreign = await create(await formOf(account, { partIds }));
    expect([foreign.status, foreign.body.message]).toEqual([
      409,
      expect.stringContaining('nie ma na tym koncie'),
    ]);
    const form = await formOf(account);
    await postPayment(db, { account, day: '2026-01-02', amount: 80_00 });
    expect((await create(form)).status).toBe(409);
  });

  it('is the only one of its account until it is paid or cancelled', async () => {
    const account = await addDebts();
    const { body } = await create(await formOf(account));
    const second = await create(await formOf(account));
    expect([second.status, second.body.message]).toEqual([
      409,
      expect.stringContaining('ma już raty'),
    ]);
    expect((await cancel(body.id)).status).toBe(204);
    const third = await create(await formOf(account));
    expect(third.status).toBe(201);
    await postPayment(db, { account, day: '2026-01-02', amount: 80_00 });
    await postDebt(db, { account, day: '2026-01-02', parts: [{ amount: 10_00, dueOn: today }] });
    const parts = [{ dueOn: inDays(30), amount: 10_00 }];
    expect((await create(await formOf(account, { parts }))).status).toBe(201);
    const states = (await plansOf(account)).map(({ state, endedOn }) => [state, endedOn]);
    expect(states).toEqual([
      ['kept', null],
      ['paid', today],
      ['cancelled', today],
    ]);
    const again = await reverseLastPayment(account);
    expect(again).toEqual(['kept', 'paid', 'cancelled']);
  });

  /** Takes the payment of an account back, and gives the states of its plans then. */
  async function reverseLastPayment(account: string) {
    const { entryId } = await db
      .selectFrom('ledgerLine')
      .select('entryId')
      .where('settlementId', '=', account)
      .where('amountGrosz', '<', '0')
      .executeTakeFirstOrThrow();
    await reverse(db, entryId);
    return (await plansOf(account)).map(({ state }) => state);
  }

  it('may be seen by whoever may see the account, and made by whoever may write fees', async () => {
    const account = await addDebts();
    const employee = await app.as('ROLE_EMPLOYEE');
    const path = '/api/payment-plan/create';
    expect((await employee.post(path, await formOf(account))).status).toBe(403);
    const id = await addPlan(db, account);
    expect((await employee.get(`/api/payment-plan/get/${id}`)).status).toBe(200);
    expect((await employee.get(`/api/settlement/${account}/payment-plans`)).status).toBe(200);
    expect((await employee.put('/api/payment-plan/cancel', { id, reason: 'x' })).status).toBe(403);
    expect((await treasurer.get(`/api/settlement/${randomUUID()}/payment-plans`)).status).toBe(404);
  });

  it('keeps its resolution', async () => {
    const { id } = await addResolution(db);
    const account = await addDebts();
    await create(await formOf(account, { resolutionId: id }));
    expect((await treasurer.delete(`/api/resolution/delete/${id}`)).status).toBe(409);
  });
});

describe('whether it is kept', () => {
  const rates = [
    { dueOn: '2026-02-28', amount: 40_00 },
    { dueOn: '2027-02-28', amount: 40_00 },
  ];
  const agreed = { agreedOn: '2026-01-10', rates };
  // The last of February 2026 is a Saturday.
  const [inTime, late] = ['2026-03-02', '2026-03-03'];

  it('is so while each rate is paid by its effective day, also with what is posted later', async () => {
    const account = await addDebts();
    await addPlan(db, account, agreed);
    const broken = { on: '2026-02-28', amount: 40_00 };
    expect(await plansOf(account)).toMatchObject([{ state: 'broken', broken }]);
    expect(await isKept(account)).toBe(false);
    const payment = await postPayment(db, { account, day: inTime, amount: 40_00 });
    expect(await plansOf(account)).toMatchObject([
      {
        state: 'kept',
        broken: null,
        next: { on: '2027-02-28', amount: 40_00 },
        rates: [
          { open: 0, missed: 0 },
          { open: 40_00, missed: 0 },
        ],
      },
    ]);
    expect(await isKept(account)).toBe(true);
    // The payment is taken back: the rate was not paid after all.
    await reverse(db, payment.id);
    expect(await plansOf(account)).toMatchObject([{ state: 'broken', broken }]);
  });

  it('a rate that was paid a day late, or short, broke it for good', async () => {
    const account = await addDebts();
    await addPlan(db, account, agreed);
    await postPayment(db, { account, day: inTime, amount: 15_00 });
    await postPayment(db, { account, day: late, amount: 25_00 });
    expect(await plansOf(account)).toMatchObject([
      {
        state: 'broken',
        broken: { on: '2026-02-28', amount: 25_00 },
        rates: [
          { open: 0, missed: 25_00 },
          { open: 40_00, missed: 0 },
        ],
      },
    ]);
    await postPayment(db, { account, day: late, amount: 40_00 });
    expect(await plansOf(account)).toMatchObject([{ state: 'paid', open: 0 }]);
    expect(await isKept(account)).toBe(false);
  });

  it('what is paid sooner pays the rates to come; what makes less of a debt counts as paid', async () => {
    const account = await addDebts();
    const [first = { id: '' }] = await openPartsOf(db, account);
    await addPlan(db, account, agreed);
    await treasurer.post('/api/write-off/create', {
      partIds: [first.id],
      reason: 'nieściągalna',
      resolutionId: resolution.id,
      clientKey: randomUUID(),
    });
    // Written off today, long after the rate's day.
    expect(await plansOf(account)).toMatchObject([{ state: 'broken', open: 30_00 }]);
    const sooner = await addDebts();
    await addPlan(db, sooner, agreed);
    await postPayment(db, { account: sooner, day: '2026-01-15', amount: 60_00 });
    expect(await plansOf(sooner)).toMatchObject([
      { state: 'kept', open: 20_00, next: { on: '2027-02-28', amount: 20_00 } },
    ]);
  });

  it('is no matter of days after it was cancelled', async () => {
    const account = await addDebts();
    const id = await addPlan(db, account);
    const { headers } = await treasurer.send(`/api/payment-plan/get/${id}`);
    expect((await cancel(id, '"7"')).status).toBe(412);
    expect((await cancel(id, headers.get('etag') ?? '')).status).toBe(204);
    expect((await cancel(id)).status).toBe(409);
    expect(await plansOf(account)).toMatchObject([
      { state: 'cancelled', endedOn: today, cancelReason: 'zmiana ustaleń', broken: null },
    ]);
    expect(await isKept(account)).toBe(false);
    expect((await auditOf(db, 'payment-plan', id)).map(({ action }) => action)).toContain(
      'cancel-plan',
    );
  });
});
