import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, inject, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addInterestRate } from '#test/fee-factories.ts';
import { reverse, reverseTogether } from '#test/ledger.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestAppOnceOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type Act, actOfYears, debtOfYears, perform } from './acts.ts';
import { takeAssignmentsBack } from './bank.ts';
import { expectChargesInOrder } from './charge-order.ts';
import { takeChargesBack } from './charging.ts';
import { type ClosedBooks, expectClosed, expectSame, noClosedBooks } from './closed-books.ts';
import { openYears, settleLines, years } from './closing.ts';
import { expectInterest } from './interest-order.ts';
import { openLane } from './lane.ts';
import { expectNothingLeft, expectOpenLists, expectOrder, expectPast } from './order.ts';
import { type Ground, lookAround, openPlace, type Place } from './place.ts';
import { firstRate, forgetRates } from './rates.ts';
import { reportedSeed } from './seed.ts';
import { takeWriteOffsBack } from './write-offs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On how many random histories of three years the ledger is tried, from vitest.config.ts. */
    yearHistories: number;
    /** How long each of them is at the most. */
    yearSteps: number;
  }
}

const histories = inject('yearHistories');
/** So many are on one database, one after the other, since years are those of a whole garden; two databases are worked on at once. */
const most = Math.min(75, Math.ceil(histories / 2));
const portions = Array.from({ length: Math.ceil(histories / most) }, (_, index) =>
  Math.min(most, histories - index * most),
);

/** First two accounts owe something; then some things one after the other, some of them at once. */
const history = fc.record({
  keepsOverpayments: fc.boolean(),
  steps: fc
    .tuple(
      fc.tuple(debtOfYears, debtOfYears),
      fc.array(fc.array(actOfYears, { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: inject('yearSteps'),
      }),
    )
    .map(([debts, later]): Act[][] => [[...debts], ...later]),
  past: fc.constantFrom(...years),
  endsAtOnce: fc.constantFrom(true, true, false),
});

it('whatever is posted, charged, spent, closed and opened in three years, what is closed stays as it was, and all of it adds up', {
  timeout: 90_000 + 5_000 * histories,
}, async (context) => {
  const seed = await reportedSeed(context);
  const left = [...portions.entries()];
  const workThrough = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [portion, numRuns] = next;
      expect(await findingsAfter({ numRuns, seed: seed + portion })).toEqual([]);
    }
  };
  await Promise.all([workThrough(), workThrough()]);
});

/** Goes through so many histories on a database of their own; gives what the nightly checks find then. */
async function findingsAfter(parameters: { numRuns: number; seed: number }) {
  const { url } = await createTestDatabase();
  const app = await startTestAppOnceOn(url);
  const { db } = app;
  await checkedLedger(db);
  await addInterestRate(db, firstRate);
  await db.updateTable('settings').set({ interestMinimum: 1 }).execute();
  const lane = await openLane(db, years[0]);
  const whole = fc.asyncProperty(
    history,
    async ({ steps, past, endsAtOnce, keepsOverpayments }) => {
      // As a history that failed may have left it.
      await openYears(db);
      await forgetRates(db);
      const given = { keepsOverpayments, isCharged: false, givesReferences: false };
      const ground = await openPlace(db, lane, given);
      const since = newId();
      let before = noClosedBooks;
      for (const atOnce of steps) before = await goOn(db, ground, { atOnce, before, since });
      await openYears(db);
      const place = await lookAround(db, ground);
      await expectOpenLists(db, place);
      await expectPast(db, place, `${past}-12-31`);
      await takeAllBack(db, place, endsAtOnce);
      await expectOrder(db, ground);
      await expectChargesInOrder(db, ground);
      await expectNothingLeft(db, ground);
      await expectClosed(db, since);
      // Lines of the bank's stay, and would keep the next history from closing anything.
      await settleLines(db, await lookAround(db, ground));
    },
  );
  await fc.assert(whole, parameters);
  return moneyFindings(app);
}

/** Does some things at once, and expects that all is in order then, and what was closed the same as before; gives what is closed by then. */
async function goOn(
  db: Kysely<Database>,
  ground: Ground,
  { atOnce, before, since }: { atOnce: readonly Act[]; before: ClosedBooks; since: string },
): Promise<ClosedBooks> {
  const place = await lookAround(db, ground);
  await Promise.all(atOnce.map((one) => perform(db, place, one)));
  await expectOrder(db, ground);
  if (atOnce.some(({ kind }) => changesCharges.has(kind))) await expectChargesInOrder(db, ground);
  await expectClosed(db, since);
  const [only] = atOnce;
  const isNote = only?.kind === 'note' && only.isApproved && atOnce.length === 1;
  if (isNote) await expectNoted(db, { ground, place, thru: only.days.thru });
  const isOpened = atOnce.some(({ kind }) => kind === 'reopen');
  return expectSame(db, { before, isOpened });
}

/** What else is posted leaves charges as they are. */
const changesCharges: ReadonlySet<Act['kind']> = new Set([
  'note',
  'reversal',
  'reverse-run',
  'reverse-charges',
]);

/** Expects interest in order once a note was approved, and not refused. */
async function expectNoted(
  db: Kysely<Database>,
  { ground, place, thru }: { ground: Ground; place: Place; thru: string },
): Promise<void> {
  const now = await lookAround(db, ground);
  if (now.approved.length === place.approved.length) return;
  await expectInterest(db, { ids: place.accounts.map(({ id }) => id), thru });
}

async function takeAllBack(db: Kysely<Database>, place: Place, atOnce: boolean): Promise<void> {
  const entries = await takeWriteOffsBack(db, place);
  await takeChargesBack(db, place, { day: `${years[2]}-12-31`, atOnce });
  if (atOnce) await reverseTogether(db, entries);
  else for (const id of entries) await reverse(db, id);
  await takeAssignmentsBack(db, place);
}
