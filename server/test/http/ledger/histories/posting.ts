import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { spreadByHand } from '#src/ledger/spreading/spread-by-hand.ts';
import { postDebt, postMove, postPayment, reverse } from '#test/ledger.ts';
import { importOpening } from './openings.ts';
import { pick, which, withOne } from './pick.ts';
import type { Place } from './place.ts';

const someGrosze = fc.integer({ min: 1, max: 30 });

/** That somebody owes something, in parts with days of their own. */
export const debtOn = (day: fc.Arbitrary<string>, owed = someGrosze) =>
  fc.record({
    kind: fc.constant('debt' as const),
    account: which,
    day,
    parts: fc.array(fc.record({ amount: owed, dueOn: day }), {
      minLength: 1,
      maxLength: 3,
    }),
  });

/** What is posted: somebody owes, pays, pays for another account, has an entry taken back, says what a payment is for. */
export const postingOn = (day: fc.Arbitrary<string>, owed = someGrosze) =>
  fc.oneof(
    debtOn(day, owed),
    fc.record({
      kind: fc.constant('payment' as const),
      account: which,
      day,
      // The latter covers much of what a run charges, too.
      amount: fc.oneof(owed, fc.integer({ min: 100, max: 500 })),
    }),
    fc.record({
      kind: fc.constant('move' as const),
      account: which,
      to: which,
      day,
      amount: someGrosze,
    }),
    fc.record({ kind: fc.constant('reversal' as const), which, day }),
    fc.record({
      kind: fc.constant('hand' as const),
      payment: which,
      shares: fc.array(fc.record({ part: which, amount: someGrosze }), { maxLength: 2 }),
    }),
  );

/** What accounts owed, or had overpaid, on a day, as a file says. */
export const openingOn = (day: fc.Arbitrary<string>) =>
  fc.record({
    kind: fc.constant('opening' as const),
    day,
    rows: fc.uniqueArray(
      fc.record({
        account: which,
        feeKind: fc.constantFrom('Opłata wodna', 'Wpisowe', ''),
        amount: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 3, selector: (row) => `${row.account} ${row.feeKind}` },
    ),
  });

type Act =
  | Given<ReturnType<typeof postingOn>>
  | Given<ReturnType<typeof debtOn>>
  | Given<ReturnType<typeof openingOn>>;

type Given<From> = From extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** How each of these is done. */
export const posting = {
  debt: (db: Kysely<Database>, { accounts, lane }: Place, one: OfKind<'debt'>) =>
    withOne(accounts, one.account, ({ id }) => {
      const parts = one.parts.map((part) => ({ ...part, feeKindId: lane.byHand }));
      return postDebt(db, { ...one, parts, account: id });
    }),
  payment: (db: Kysely<Database>, { accounts }: Place, one: OfKind<'payment'>) =>
    withOne(accounts, one.account, ({ id }) => postPayment(db, { ...one, account: id })),
  move: (db: Kysely<Database>, { accounts }: Place, one: OfKind<'move'>) =>
    withOne(accounts, one.account, ({ id }) =>
      withOne(accounts, one.to, (to) => postMove(db, { ...one, account: id, to: to.id })),
    ),
  reversal: (db: Kysely<Database>, { entries }: Place, one: OfKind<'reversal'>) =>
    withOne(entries, one.which, (id) => reverse(db, id, one.day)),
  hand: (db: Kysely<Database>, { payments, parts }: Place, one: OfKind<'hand'>) =>
    withOne(payments, one.payment, async ({ lineId, settlementId }) => {
      const own = parts.filter((part) => part.settlementId === settlementId);
      const named = one.shares.flatMap(({ part, amount }) => {
        const itemId = pick(own, part)?.id;
        return itemId === undefined ? [] : [[itemId, amount] as const];
      });
      const shares = [...new Map(named)].map(([itemId, amount]) => ({ itemId, amount }));
      await change(db, commandLine, (tx) => spreadByHand(tx, { lineId, shares }));
    }),
  opening: (db: Kysely<Database>, { accounts }: Place, one: OfKind<'opening'>) =>
    importOpening(db, accounts, one),
};
