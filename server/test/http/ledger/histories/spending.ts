import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { assignByHand } from '#src/bank/queue/assign-by-hand.ts';
import type { Database } from '#src/core/database/tables.ts';
import { updateCost } from '#src/cost/cost.repo.ts';
import { payOut } from '#src/payment/pay-out.ts';
import { which, withOne } from './pick.ts';
import type { Place } from './place.ts';

/** What is paid for something, in cash or by bank, and the days of the documents. */
export const spendingOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('spend' as const),
      day,
      amount: fc.integer({ min: 1, max: 300 }),
    }),
    fc.record({ kind: fc.constant('assign-cost' as const), line: which }),
    fc.record({
      kind: fc.constant('document-day' as const),
      cost: which,
      day: fc.option(day, { freq: 4 }),
    }),
  );

type Act = ReturnType<typeof spendingOn> extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const spending = {
  spend: (db: Kysely<Database>, { lane, costCategory }: Place, one: OfKind<'spend'>) =>
    payOut(db, {
      cashBoxId: lane.cashBox,
      kind: 'cost',
      settlementId: null,
      costCategoryId: costCategory,
      amount: one.amount,
      day: one.day,
      description: null,
      clientKey: randomUUID(),
      caller: lane.reader,
    }),
  'assign-cost': (
    db: Kysely<Database>,
    { waiting, costCategory, lane }: Place,
    one: OfKind<'assign-cost'>,
  ) =>
    withOne(waiting, one.line, ({ id, amount }) => {
      const parts = [{ costCategoryId: costCategory, amount: Math.abs(amount) }];
      return assignByHand(db, { id, parts, caller: lane.reader });
    }),
  'document-day': (
    db: Kysely<Database>,
    { costs, lane }: Place,
    { cost, day }: OfKind<'document-day'>,
  ) =>
    withOne(costs, cost, (id) =>
      updateCost(db, { id, documentDay: day, caller: lane.reader, ifMatch: undefined }),
    ),
};
