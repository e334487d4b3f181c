import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addInterestRate } from '#test/fee-factories.ts';
import { reverse, reverseTogether } from '#test/ledger.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestAppOnceOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type Act, actIn, actOfCharging, correctionIn, perform } from './acts.ts';
import { takeAssignmentsBack } from './bank.ts';
import {
  expectChargesInOrder,
  expectCorrected,
  expectStanding,
  toldOfYear,
} from './charge-order.ts';
import { takeChargesBack } from './charging.ts';
import { anyDay, openLane } from './lane.ts';
import { expectNothingLeft, expectOpenLists, expectOrder, expectPast } from './order.ts';
import { type Ground, lookAround, openPlace, type Place } from './place.ts';
import { expectPlans } from './plans.ts';
import { reportedSeed } from './seed.ts';
import { replayAll, tellAll } from './statements.ts';
import { expectTold } from './told-account.ts';
import { takeWriteOffsBack } from './write-offs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On how many random histories of accounts the ledger is tried, from vitest.config.ts. */
    ledgerHistories: number;
  }
}

/** So many histories go on at once: they meet at files, which keep others out, and at approvals. */
const years = [2021, 2022, 2023];
/** So many are on one database: a file is compared with all accounts that there are, which each history adds to. */
const most = 300;
const histories = inject('ledgerHistories');
const portions = Array.from({ length: Math.ceil(histories / most) }, (_, index) => ({
  first: index * most + 1,
  last: Math.min((index + 1) * most, histories),
}));

/** Some things one after the other, some of them at once. */
const steps = (act: fc.Arbitrary<Act>, maxLength: number) =>
  fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength });

/** In the end all is taken back, together or one by one. */
const historyIn = (year: number) => {
  const anyHow = {
    keepsOverpayments: fc.boolean(),
    givesReferences: fc.boolean(),
    endsAtOnce: fc.boolean(),
    lastFormat: fc.constantFrom('mt940' as const, 'camt053' as const),
  };
  return fc.oneof(
    {
      // One of charges takes three times as long.
      weight: 3,
      arbitrary: fc.record({
        ...anyHow,
        isCharged: fc.constant(false),
        days: fc.uniqueArray(anyDay(year), { minLength: 2, maxLength: 3 }),
        steps: steps(actIn(year), 5),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...anyHow,
        isCharged: fc.constant(true),
        // Looking back takes as long as to calculate a run.
        days: fc.tuple(anyDay(year)),
        steps: fc
          .tuple(fc.option(correctionIn(year), { nil: [] }), steps(actOfCharging(year), 4))
          .map(([former, later]) => [...former, ...later]),
      }),
    },
  );
};

it.for(portions)(
  'whoever holds the gardens and whatever is read, charged, posted and taken back, at once or not, all of it adds up: $first to $last',
  {
    // On a machine that others keep busy one takes seconds.
    timeout: 90_000 + 10_000 * most,
  },
  async ({ first, last }, context) => {
    const seed = await reportedSeed(context);
    const { url } = await createTestDatabase();
    const app = await startTestAppOnceOn(url);
    // With all the time there is: on a busy machine one lane may have to wait long for the others.
    const patient = openDatabase(url, { max: 9, connectionTimeout: 0, statementTimeout: 0 });
    onTestFinished(() => closeDatabase(patient));
    const { db } = patient;
    // Of a few grosze, interest is some, too.
    await addInterestRate(db, { validFrom: '2000-01-01', percent: '99.99' });
    await db.updateTable('settings').set({ interestMinimum: 1 }).execute();
    const numRuns = Math.ceil((last - first + 1) / years.length);
    const runs = years.map(async (year) => {
      const lane = await openLane(db, year);
      const whole = fc.asyncProperty(
        historyIn(year),
        async ({ steps: acts, days, endsAtOnce, lastFormat, ...given }) => {
          const ground = await openPlace(db, lane, given);
          const before = given.isCharged ? await toldOfYear(db, ground) : undefined;
          for (const atOnce of acts) await goOn(db, ground, atOnce);
          await tellAll(db, ground, lastFormat);
          const place = await lookAround(db, ground);
          if (before !== undefined) await expectStanding(db, ground, before);
          await expectOpenLists(db, place);
          // The last one is after all that is posted, and before what persons said.
          for (const on of [...days, `${year}-12-31`]) await expectPast(db, place, on);
          await takeAllBack(db, place, endsAtOnce);
          await replayAll(db, ground);
          await expectOrder(db, ground);
          await expectPlans(db, ground);
          await expectTold(db, ground.told);
          await expectChargesInOrder(db, ground);
          await expectNothingLeft(db, ground);
        },
      );
      await fc.assert(whole, { numRuns, seed: seed + first + year });
    });
    await Promise.all(runs);
    expect(await moneyFindings(app)).toEqual([]);
    const { rows } = await sql<{ total: string }>`
      select coalesce(sum(amount_grosz), 0) as total from ledger_line
    `.execute(db);
    expect(rows).toEqual([{ total: '0' }]);
  },
);

/** Does some things at once, and expects that all is in order then. */
async function goOn(db: Kysely<Database>, ground: Ground, acts: readonly Act[]): Promise<void> {
  const place = await lookAround(db, ground);
  // A person decides of doubles by what is there, and not by what comes at that moment.
  const decisions = acts.filter(({ kind }) => kind === 'decide-doubles');
  const others = acts.filter(({ kind }) => kind !== 'decide-doubles');
  await Promise.all(others.map((one) => perform(db, place, one)));
  for (const one of decisions) await perform(db, place, one);
  await expectOrder(db, ground);
  await expectPlans(db, ground);
  await expectTold(db, ground.told);
  await expectChargesInOrder(db, ground);
  // What was read, or taken back, at the same time is corrected by the next run.
  if (acts.some(({ kind }) => changesWhatIsCharged.has(kind))) return;
  const former = new Set(place.approved);
  const approved = ground.runs.filter((id) => !former.has(id));
  if (approved.length > 0) await expectCorrected(db, ground, approved);
}

const changesWhatIsCharged: ReadonlySet<Act['kind']> = new Set([
  'read',
  'read-otherwise',
  'exchange',
  'reverse-run',
  'reverse-charges',
  'correct',
]);

async function takeAllBack(db: Kysely<Database>, place: Place, atOnce: boolean): Promise<void> {
  const entries = await takeWriteOffsBack(db, place);
  await takeChargesBack(db, place, { day: `${place.lane.year}-12-31`, atOnce });
  if (atOnce) await reverseTogether(db, entries);
  else for (const id of entries) await reverse(db, id);
  await takeAssignmentsBack(db, place);
}
