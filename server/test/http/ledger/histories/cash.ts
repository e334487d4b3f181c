import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { payOut } from '#src/payment/pay-out.ts';
import { receivePayment } from '#src/payment/receive-payment.ts';
import { reverseDocument } from '#src/payment/reverse-document.ts';
import { which, withOne } from './pick.ts';
import type { Place } from './place.ts';

/** What happens at a cash box: somebody pays, perhaps sent twice, or for nobody's account, has back what they overpaid, or a document was a mistake. */
export const cashOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('receive' as const),
      account: which,
      day,
      amount: fc.integer({ min: 1, max: 300 }),
      isSentTwice: fc.boolean(),
      isOfNobody: fc.constantFrom(false, false, true),
    }),
    fc.record({
      kind: fc.constant('refund' as const),
      account: which,
      day,
      amount: fc.integer({ min: 1, max: 60 }),
    }),
    fc.record({ kind: fc.constant('take-back' as const), which, day }),
  );

type Act = ReturnType<typeof cashOn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const cash = {
  receive: (
    db: Kysely<Database>,
    { accounts, lane, incomeCategory }: Place,
    one: OfKind<'receive'>,
  ) =>
    withOne(accounts, one.account, async ({ id: settlementId }) => {
      const payment = {
        cashBoxId: lane.cashBox,
        settlementId: one.isOfNobody ? null : settlementId,
        incomeCategoryId: one.isOfNobody ? incomeCategory : null,
        amount: one.amount,
        day: one.day,
        description: null,
        allocations: null,
        clientKey: randomUUID(),
        caller: lane.reader,
      };
      const sent = one.isSentTwice ? [payment, payment] : [payment];
      const posted = await Promise.all(sent.map((each) => receivePayment(db, each)));
      expect(new Set(posted.map(({ number }) => number)).size).toBe(1);
    }),
  refund: (db: Kysely<Database>, { accounts, lane }: Place, one: OfKind<'refund'>) =>
    withOne(accounts, one.account, ({ id: settlementId }) =>
      payOut(db, {
        cashBoxId: lane.cashBox,
        kind: 'refund',
        settlementId,
        costCategoryId: null,
        amount: one.amount,
        day: one.day,
        description: null,
        clientKey: randomUUID(),
        caller: lane.reader,
      }),
    ),
  'take-back': (db: Kysely<Database>, { entries, lane }: Place, one: OfKind<'take-back'>) =>
    withOne(entries, one.which, (id) =>
      reverseDocument(db, { id, day: one.day, reason: 'pomyłka', caller: lane.reader }),
    ),
};
