import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { approveRun } from '#src/charge/approval/approve-run.ts';
import { correctCharges } from '#src/charge/reversal/correct-charges.ts';
import { reverseCharges } from '#src/charge/reversal/reverse-charges.ts';
import { reverseRun } from '#src/charge/reversal/reverse-run.ts';
import { createChargeRun } from '#src/charge/run/charge-run.repo.ts';
import { skipSettlement } from '#src/charge/run/skip-settlement.ts';
import { waiveInterest } from '#src/charge/waiver/interest-waiver.repo.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { calculateDraft } from '#test/charge-runs.ts';
import { addResolution } from '#test/fee-factories.ts';
import { anyDay, marchDay } from './lane.ts';
import { pick, which, withOne } from './pick.ts';
import type { Place } from './place.ts';

/** A run that is calculated and most often approved at once. */
const runIn = (year: number) => ({
  kind: fc.constant('run' as const),
  runKind: fc.constantFrom('annual', 'media', 'media', 'one-off'),
  charges: fc.constantFrom('byArea', 'byMeter', 'byMeter', 'byHand', 'all'),
  plots: fc.constantFrom([0], [1], [0, 1], [0, 1]),
  days: fc.uniqueArray(anyDay(year), { minLength: 2, maxLength: 2 }),
  issueDay: anyDay(year, 1, 14),
  leavesOutBlocked: fc.boolean(),
  isApproved: fc.constantFrom(true, true, true, false),
});

/** A run that charges what was used on both plots until about a day. */
export const runByMeterIn = (year: number, until: number) =>
  fc.record({
    ...runIn(year),
    charges: fc.constantFrom('byMeter', 'all'),
    plots: fc.constant([0, 1]),
    days: fc.tuple(anyDay(year, 1, 2), anyDay(year, until - 5, until + 5)),
    isApproved: fc.constant(true),
  });

/** An interest note up to a day; some of its interest may be waived. */
export const noteIn = (days: fc.Arbitrary<{ thru: string; issueDay: string }>) =>
  fc.record({
    kind: fc.constant('note' as const),
    days,
    waived: fc.option(
      fc.record({ account: which, amount: fc.option(fc.integer({ min: 1, max: 3 })) }),
    ),
    isApproved: fc.constantFrom(true, true, true, false),
  });

/** What is taken back of what was charged. */
export const takingBackOn = (day: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ kind: fc.constant('reverse-run' as const), run: which, day }),
    fc.record({
      kind: fc.constant('reverse-charges' as const),
      charges: fc.array(which, { minLength: 1, maxLength: 2 }),
      day,
    }),
  );

/** What is charged: a run or an interest note is calculated, approved, taken back as a whole or in part, corrected. */
export const chargingIn = (year: number) => {
  // Most often not before what is taken back was issued.
  const laterDay = anyDay(year, 10);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(runIn(year)),
    },
    {
      weight: 2,
      // What is charged in March is due in June; notes adjoin, reach back behind one another, and stand for a day twice.
      arbitrary: noteIn(
        fc
          .constantFrom(`${year}-07-31`, `${year}-09-30`, `${year}-12-31`)
          .map((thru) => ({ thru, issueDay: `${year}-12-31` })),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('approve' as const),
        draft: which,
        isCalculated: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: takingBackOn(laterDay) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('correct' as const),
        charge: which,
        day: laterDay,
      }),
    },
  );
};
type Charging = ReturnType<typeof chargingIn> extends fc.Arbitrary<infer One> ? One : never;
type Of<Kind extends Charging['kind']> = Extract<Charging, { kind: Kind }>;

const asked = { caller: commandLine, ifMatch: undefined };
const reason = 'pomyłka';

/** How it is charged. */
export const charging = {
  run: async (db: Kysely<Database>, place: Place, one: Of<'run'>) => {
    const { id } = await createChargeRun(db, { ...formOf(place, one), caller: commandLine });
    place.runs.push(id);
    await calculateDraft(db, id);
    if (one.leavesOutBlocked) await leaveOutBlocked(db, id);
    if (one.isApproved) await approve(db, id);
  },
  note: async (db: Kysely<Database>, place: Place, { days, waived, isApproved }: Of<'note'>) => {
    // A note that names no account is about all of them.
    if (place.accounts.length === 0) return;
    const { id } = await createChargeRun(db, { ...noteOf(place, days), caller: commandLine });
    place.runs.push(id);
    await calculateDraft(db, id);
    if (waived !== null) await waive(db, { id, ...waived });
    if (isApproved) await approve(db, id);
  },
  approve: (db: Kysely<Database>, { drafts }: Place, { draft, isCalculated }: Of<'approve'>) =>
    withOne(drafts, draft, async (id) => {
      if (isCalculated) await calculateDraft(db, id);
      await approve(db, id);
    }),
  'reverse-run': (db: Kysely<Database>, { approved }: Place, { run, day }: Of<'reverse-run'>) =>
    withOne(approved, run, (id) =>
      inTurn(() => reverseRun(db, { id, day, reason, caller: commandLine })),
    ),
  'reverse-charges': async (
    db: Kysely<Database>,
    { charges }: Place,
    { day, ...one }: Of<'reverse-charges'>,
  ) => {
    const chargeIds = one.charges.flatMap((nth) => pick(charges, nth)?.id ?? []);
    if (chargeIds.length === 0) return;
    await inTurn(() => reverseCharges(db, { chargeIds, day, reason, caller: commandLine }));
  },
  correct: (db: Kysely<Database>, { charges, runs }: Place, { charge, day }: Of<'correct'>) =>
    withOne(charges, charge, async ({ runId, settlementId }) => {
      const { id } = await inTurn(() =>
        correctCharges(db, { id: runId, settlementId, day, reason, caller: commandLine }),
      );
      runs.push(id);
    }),
};

function formOf({ lane, gardens, accounts }: Place, one: Of<'run'>) {
  const { year, byArea, byHand, byMeter } = lane;
  const [from = '', thru = ''] = one.days.toSorted();
  const isByHand = one.charges === 'byHand' || one.charges === 'all';
  return {
    kind: one.runKind,
    title: 'Opłaty',
    periodFrom: from,
    periodThru: thru,
    referenceDay: null,
    readingFrom: marchDay(year, 1),
    readingThru: thru,
    consumptionFrom: marchDay(year, 1),
    issueDay: one.issueDay,
    dueYear: null,
    feeKindIds: one.charges === 'all' ? [byArea, byHand, byMeter] : [lane[one.charges]],
    sectorIds: [],
    gardenIds: one.plots.flatMap((nth) => gardens[nth] ?? []),
    settlementIds: isByHand ? one.plots.flatMap((nth) => accounts[nth]?.id ?? []) : [],
    note: null,
  };
}

function noteOf(
  { accounts }: Place,
  { thru, issueDay }: { readonly thru: string; readonly issueDay: string },
) {
  return {
    kind: 'interest' as const,
    title: 'Odsetki',
    periodFrom: thru,
    periodThru: thru,
    referenceDay: null,
    readingFrom: null,
    readingThru: null,
    consumptionFrom: null,
    issueDay,
    dueYear: null,
    feeKindIds: [],
    sectorIds: [],
    gardenIds: [],
    settlementIds: accounts.map(({ id }) => id),
    note: null,
  };
}

/** Waives what an account owes of interest by a draft, or some of it, where one owes any. */
async function waive(
  db: Kysely<Database>,
  { id, account, amount }: { id: string; account: number; amount: number | null },
): Promise<void> {
  const owing = await db
    .selectFrom('chargeRunSettlement')
    .select('settlementId')
    .where('runId', '=', id)
    .where('amountGrosz', '>', '0')
    .orderBy('settlementId')
    .execute();
  await withOne(owing, account, async ({ settlementId }) => {
    const { id: resolutionId } = await addResolution(db);
    const waiver = { id, settlementId: settlementId ?? '', amount, reason, resolutionId };
    await waiveInterest(db, { ...asked, ...waiver });
  });
}

async function leaveOutBlocked(db: Kysely<Database>, id: string): Promise<void> {
  const blocked = await db
    .selectFrom('chargeRunSettlement')
    .select('settlementId')
    .where('runId', '=', id)
    .where('state', '=', 'blocked')
    .execute();
  for (const { settlementId } of blocked) {
    await skipSettlement(db, { ...asked, id, settlementId: settlementId ?? '', reason });
  }
}

function approve(db: Kysely<Database>, id: string): Promise<unknown> {
  return inTurn(() => approveRun(db, { ...asked, id, confirmShortNotice: true }));
}

/** Takes back all that is charged, at once or run by run. */
export async function takeChargesBack(
  db: Kysely<Database>,
  { charges, approved }: Place,
  { day, atOnce }: { readonly day: string; readonly atOnce: boolean },
): Promise<void> {
  const given = { day, reason, caller: commandLine };
  if (atOnce && charges.length > 0) {
    const chargeIds = charges.map(({ id }) => id);
    await inTurn(() => reverseCharges(db, { chargeIds, ...given }));
    return;
  }
  for (const id of approved.filter((run) => charges.some(({ runId }) => runId === run))) {
    await inTurn(() => reverseRun(db, { id, ...given }));
  }
}

let former: Promise<unknown> = Promise.resolve();

/** One approval or reversal at a time, of all lanes: whoever came meanwhile would be asked to try again. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = former.then(work, work);
  former = own;
  return own;
}
