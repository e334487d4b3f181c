import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { assignByHand } from '#src/bank/queue/assign-by-hand.ts';
import { enterLine } from '#src/bank/queue/enter-line.ts';
import { unassignByHand } from '#src/bank/queue/unassign-by-hand.ts';
import type { Database } from '#src/core/database/tables.ts';
import { movePayment } from '#src/payment/move-payment.ts';
import { createRefund, deleteRefund } from '#src/refund/refund.repo.ts';
import { pick, which, withOne } from './pick.ts';
import type { Ground, Place } from './place.ts';
import { nextTransfers } from './told-account.ts';

const someGrosze = fc.integer({ min: 1, max: 300 });

/** What moves at the bank, what it is said to be for, what is moved from account to account, and what is promised to go back. */
export const bankingOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('line' as const),
      day,
      amount: someGrosze,
      isOutgoing: fc.boolean(),
      isSentTwice: fc.boolean(),
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
    fc.record({ kind: fc.constant('pay-refund' as const), which, day }),
  );

type Act = ReturnType<typeof bankingOn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const banking = {
  line: (db: Kysely<Database>, place: Place, one: OfKind<'line'>) =>
    typeLine(db, place, { ...one, amount: one.isOutgoing ? -one.amount : one.amount }),
  'assign-line': (
    db: Kysely<Database>,
    { waiting, accounts, incomeCategory, lane }: Place,
    one: OfKind<'assign-line'>,
  ) =>
    withOne(waiting, one.line, ({ id, amount }) =>
      withOne(accounts, one.account, async (account) => {
        const settlementId = one.other === null ? undefined : pick(accounts, one.other)?.id;
        const ofAccount = settlementId === undefined ? undefined : { settlementId };
        const other = one.isOfNobody ? { incomeCategoryId: incomeCategory } : ofAccount;
        const whole = Math.abs(amount);
        const part = other === undefined || whole < 2 ? 0 : Math.floor(whole / 2);
        const parts = [
          { settlementId: account.id, amount: whole - part },
          ...(other !== undefined && part > 0 ? [{ ...other, amount: part }] : []),
        ];
        await assignByHand(db, { id, parts, caller: lane.reader });
      }),
    ),
  'unassign-line': (db: Kysely<Database>, { booked, lane }: Place, one: OfKind<'unassign-line'>) =>
    withOne(booked, one.which, (id) =>
      unassignByHand(db, { id, reason: 'pomyłka', caller: lane.reader }),
    ),
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
  'plan-refund': (
    db: Kysely<Database>,
    { accounts, told, lane }: Place,
    one: OfKind<'plan-refund'>,
  ) =>
    withOne(accounts, one.account, ({ id: settlementId }) =>
      createRefund(db, {
        settlementId,
        amount: one.amount,
        targetAccount: told.counterparty,
        clientKey: randomUUID(),
        caller: lane.reader,
      }),
    ),
  'drop-refund': (db: Kysely<Database>, { refunds, lane }: Place, one: OfKind<'drop-refund'>) =>
    withOne(refunds, one.which, ({ id }) => deleteRefund(db, { id, caller: lane.reader })),
  'pay-refund': (db: Kysely<Database>, place: Place, one: OfKind<'pay-refund'>) =>
    withOne(place.refunds, one.which, async ({ id: refundId, amount }) => {
      const line = await typeLine(db, place, { day: one.day, amount: -amount });
      const parts = [{ refundId, amount }];
      await assignByHand(db, { id: line, parts, caller: place.lane.reader });
    }),
};

/** Somebody types what the bank has, before it comes as a file; sent twice, it is one line. */
async function typeLine(
  db: Kysely<Database>,
  { lane, told }: Ground,
  moved: { day: string; amount: number; isSentTwice?: boolean },
): Promise<string> {
  const [transfer] = nextTransfers(told, { ...moved, isNamed: true });
  if (transfer === undefined) throw new Error('nothing moved');
  const line = {
    bankAccountId: told.id,
    bookingDay: transfer.day,
    amount: transfer.amount,
    counterpartyName: 'Nowak Jan',
    counterpartyAccount: told.counterparty,
    title: transfer.title,
    // Whatever is there of that day and amount is another one.
    confirmed: true,
    clientKey: randomUUID(),
    caller: lane.reader,
  };
  const sent = moved.isSentTwice ? [line, line] : [line];
  const [one, other] = await Promise.all(sent.map((each) => enterLine(db, each)));
  expect(other?.id ?? one?.id).toBe(one?.id);
  told.typed.push(transfer);
  told.transfers.push(transfer);
  return one?.id ?? '';
}

/** Takes back what lines of the bank's were said to be for, once whatever was moved of it is taken back. */
export async function takeAssignmentsBack(db: Kysely<Database>, { booked, lane }: Place) {
  for (const id of booked) {
    await unassignByHand(db, { id, reason: 'pomyłka', caller: lane.reader });
  }
}
