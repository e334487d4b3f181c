import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { unassignLine } from '#src/bank/booking/unassign-line.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { movePayment } from '#src/payment/move-payment.ts';
import { createRefund, deleteRefund } from '#src/refund/refund.repo.ts';
import { addBankLine, assignLine } from '#test/bank-lines.ts';
import { anyDay } from './lane.ts';
import { pick, which, withOne } from './pick.ts';
import type { Ground, Place } from './place.ts';

const someGrosze = fc.integer({ min: 1, max: 300 });

/** What the bank tells, what it is said to be for, what is moved from account to account, and what is promised to go back. */
export const bankingIn = (year: number) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('line' as const),
      day: anyDay(year),
      amount: someGrosze,
      isOutgoing: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('assign-line' as const),
      line: which,
      account: which,
      // A part of it is for another one, or for no account at all.
      other: fc.option(which),
      isOfNobody: fc.constantFrom(false, false, true),
    }),
    fc.record({ kind: fc.constant('unassign-line' as const), which }),
    fc.record({
      kind: fc.constant('move-payment' as const),
      payment: which,
      to: which,
      amount: someGrosze,
      isSentTwice: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('plan-refund' as const), account: which, amount: someGrosze }),
    fc.record({ kind: fc.constant('drop-refund' as const), which }),
    fc.record({ kind: fc.constant('pay-refund' as const), which, day: anyDay(year) }),
  );

type Act = ReturnType<typeof bankingIn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const banking = {
  line: (db: Kysely<Database>, place: Place, one: OfKind<'line'>) =>
    takeLine(db, place, { day: one.day, amount: one.isOutgoing ? -one.amount : one.amount }),
  'assign-line': (
    db: Kysely<Database>,
    { waiting, accounts, incomeCategory }: Place,
    one: OfKind<'assign-line'>,
  ) =>
    withOne(waiting, one.line, ({ id, amount }) =>
      withOne(accounts, one.account, async (account) => {
        const settlementId = one.other === null ? undefined : pick(accounts, one.other)?.id;
        const ofAccount = settlementId === undefined ? undefined : { settlementId };
        const other = one.isOfNobody ? { incomeCategoryId: incomeCategory } : ofAccount;
        const whole = Math.abs(amount);
        const part = other === undefined || whole < 2 ? 0 : Math.floor(whole / 2);
        await assignLine(db, id, [
          { settlementId: account.id, amount: whole - part },
          ...(other !== undefined && part > 0 ? [{ ...other, amount: part }] : []),
        ]);
      }),
    ),
  'unassign-line': (db: Kysely<Database>, { booked, lane }: Place, one: OfKind<'unassign-line'>) =>
    withOne(booked, one.which, (id) => unassign(db, id, lane.reader)),
  'move-payment': (
    db: Kysely<Database>,
    { payments, accounts, lane }: Place,
    one: OfKind<'move-payment'>,
  ) =>
    withOne(payments, one.payment, ({ lineId }) =>
      withOne(accounts, one.to, async ({ id: settlementId }) => {
        const move = {
          id: lineId,
          settlementId,
          amount: one.amount,
          reason: 'zła działka',
          clientKey: randomUUID(),
          caller: lane.reader,
        };
        const sent = one.isSentTwice ? [move, move] : [move];
        const posted = await Promise.all(sent.map((each) => movePayment(db, each)));
        expect(new Set(posted.map(({ number }) => number)).size).toBe(1);
      }),
    ),
  'plan-refund': (db: Kysely<Database>, { accounts, lane }: Place, one: OfKind<'plan-refund'>) =>
    withOne(accounts, one.account, ({ id: settlementId }) =>
      createRefund(db, {
        settlementId,
        amount: one.amount,
        targetAccount: '61109010140000071219812874',
        clientKey: randomUUID(),
        caller: lane.reader,
      }),
    ),
  'drop-refund': (db: Kysely<Database>, { refunds, lane }: Place, one: OfKind<'drop-refund'>) =>
    withOne(refunds, one.which, ({ id }) => deleteRefund(db, { id, caller: lane.reader })),
  'pay-refund': (db: Kysely<Database>, place: Place, one: OfKind<'pay-refund'>) =>
    withOne(place.refunds, one.which, async ({ id, settlementId, amount }) => {
      const line = await takeLine(db, place, { day: one.day, amount: -amount });
      await assignLine(db, line, [{ settlementId, amount }], [id]);
    }),
};

async function takeLine(
  db: Kysely<Database>,
  { lane, lines }: Place,
  { day, amount }: { day: string; amount: number },
): Promise<string> {
  const { id } = await addBankLine(db, {
    bankAccountId: lane.bankAccount,
    bookingDay: day,
    valueDay: day,
    amount,
  });
  lines.push(id);
  return id;
}

async function unassign(
  db: Kysely<Database>,
  lineId: string,
  actor: Place['lane']['reader'],
): Promise<void> {
  await change(db, actor, (tx) => unassignLine(tx, { lineId, reason: 'pomyłka' }));
}

/** Takes back what lines of the bank's were said to be for, once whatever was moved of it is taken back. */
export async function takeAssignmentsBack(db: Kysely<Database>, { booked, lane }: Place) {
  for (const id of booked) await unassign(db, id, lane.reader);
}

/** Expects that 130 is what the bank told, 240 what waits, line by line, and that no refund was paid twice. */
export async function expectBank(db: Kysely<Database>, { lines, lane }: Ground): Promise<void> {
  const { rows } = await sql<{ told: string; kept: string; posted: string }>`
    select
      (select coalesce(sum(amount_grosz), 0) from bank_line where bank_account_id = ${lane.bankAccount}) as told,
      (select balance_grosz from bank_account where id = ${lane.bankAccount}) as kept,
      (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_account_id = ${lane.bankAccount}) as posted
  `.execute(db);
  const [sums] = rows;
  expect(sums).toEqual({ told: sums?.told, kept: sums?.told, posted: sums?.told });
  const { rows: wrong } = await sql`
    select line.id, state from bank_line line
    where id = any (${lines}::uuid[])
      and (select coalesce(sum(amount_grosz), 0) from ledger_line where bank_line_id = line.id)
        <> case when state = 'booked' then 0 else -amount_grosz end
  `.execute(db);
  expect(wrong).toEqual([]);
}
