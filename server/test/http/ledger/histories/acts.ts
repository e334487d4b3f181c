import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { periodIsClosed } from '@grzadka/contract/ledger/ledger.model';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import {
  createAssignment,
  deleteAssignment,
  releaseAssignment,
} from '#src/assignment/assignment.repo.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { FaultyRowsError } from '#src/import/faulty-rows.ts';
import { banking, bankingOn } from './bank.ts';
import { cash, cashOn } from './cash.ts';
import { charging, chargingIn, noteIn, runByMeterIn, takingBackOn } from './charging.ts';
import { closing, closingActs, years } from './closing.ts';
import { anyDay } from './lane.ts';
import { metering, meteringIn, rereading } from './metering.ts';
import { pick, which, withOne } from './pick.ts';
import type { Place } from './place.ts';
import { planning, planningOn } from './plans.ts';
import { debtOn, openingOn, posting, postingOn } from './posting.ts';
import { rates, ratesOn } from './rates.ts';
import { spending, spendingOn } from './spending.ts';
import { statements, statementsIn } from './statements.ts';
import { writeOffs, writingOff } from './write-offs.ts';

/** What changes for the holders: somebody takes a garden, leaves it, or was entered by mistake. */
const holdingIn = (year: number) => {
  const day = anyDay(year);
  return fc.oneof(
    fc.record({
      kind: fc.constant('assign' as const),
      garden: which,
      party: which,
      validFrom: fc.option(day, { freq: 9 }),
      settlement: fc.constantFrom('rule', 'rule', 'join', 'new'),
    }),
    fc.record({
      kind: fc.constant('release' as const),
      which,
      validThru: day,
      split: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('remove' as const), which }),
  );
};

/** One thing that somebody does where nothing is charged but by hand. */
export const actIn = (year: number) =>
  fc.oneof(
    { arbitrary: postingOn(anyDay(year)), weight: 5 },
    { arbitrary: openingOn(anyDay(year)), weight: 1 },
    { arbitrary: cashOn(anyDay(year)), weight: 4 },
    { arbitrary: writingOff, weight: 2 },
    { arbitrary: bankingOn(anyDay(year)), weight: 6 },
    { arbitrary: statementsIn(year), weight: 8 },
    { arbitrary: holdingIn(year), weight: 2 },
    { arbitrary: planningOn(anyDay(year)), weight: 2 },
  );

/** One thing that somebody does where meters are read and charge runs made. */
export const actOfCharging = (year: number) =>
  fc.oneof(
    { arbitrary: postingOn(anyDay(year)), weight: 2 },
    { arbitrary: openingOn(anyDay(year)), weight: 1 },
    { arbitrary: cashOn(anyDay(year)), weight: 1 },
    { arbitrary: writingOff, weight: 1 },
    { arbitrary: planningOn(anyDay(year)), weight: 1 },
    { arbitrary: bankingOn(anyDay(year)), weight: 1 },
    { arbitrary: statementsIn(year), weight: 2 },
    { arbitrary: holdingIn(year), weight: 1 },
    { arbitrary: meteringIn(year), weight: 3 },
    { arbitrary: chargingIn(year), weight: 4 },
  );

/** What most often leads to a correction: it is charged by meter, then read otherwise, and charged on. */
export const correctionIn = (year: number) =>
  fc
    .tuple(runByMeterIn(year, 10), rereading, runByMeterIn(year, 22))
    .map((acts): Act[][] => acts.map((one) => [one]));

/** Any day of the years that are closed and opened. */
const dayOfYears = fc
  .record({
    year: fc.constantFrom(...years),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) =>
    [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'),
  );

/** Two of them, in their order. */
const daysOfNote = fc.tuple(dayOfYears, dayOfYears).map((days) => {
  const [thru = '', issueDay = ''] = days.toSorted();
  return { thru, issueDay };
});

/** Enough that a year of it bears more than a few grosze of interest. */
const someZlotys = fc.integer({ min: 1, max: 40_000 });

/** That somebody owes something in these years. */
export const debtOfYears = debtOn(dayOfYears, someZlotys);

/** One thing that somebody does where years pass, and are closed and opened again. */
export const actOfYears = fc.oneof(
  { arbitrary: postingOn(dayOfYears, someZlotys), weight: 5 },
  { arbitrary: cashOn(dayOfYears), weight: 2 },
  { arbitrary: writingOff, weight: 2 },
  { arbitrary: planningOn(dayOfYears), weight: 1 },
  { arbitrary: bankingOn(dayOfYears), weight: 1 },
  { arbitrary: spendingOn(dayOfYears), weight: 2 },
  { arbitrary: ratesOn(dayOfYears), weight: 2 },
  { arbitrary: noteIn(daysOfNote), weight: 3 },
  { arbitrary: takingBackOn(dayOfYears), weight: 1 },
  { arbitrary: closingActs, weight: 4 },
);

type Given<From> = From extends fc.Arbitrary<infer One> ? One : never;

export type Act = Given<ReturnType<typeof actOfCharging>> | Given<typeof actOfYears>;

type Doing = {
  [Kind in Act['kind']]: (
    db: Kysely<Database>,
    place: Place,
    one: Extract<Act, { kind: Kind }>,
  ) => Promise<unknown>;
};

const doing: Doing = {
  ...posting,
  ...spending,
  ...rates,
  ...closing,
  ...metering,
  ...charging,
  ...cash,
  ...banking,
  ...statements,
  ...writeOffs,
  ...planning,
  assign: (db, { gardens, parties }, { garden, party, validFrom, settlement }) =>
    createAssignment(db, {
      data: {
        gardenId: pick(gardens, garden) ?? '',
        partyId: pick(parties, party) ?? '',
        validFrom,
        validThru: null,
        settlement,
      },
      caller: commandLine,
    }),
  release: (db, { assignments }, { which: nth, validThru, split }) =>
    withOne(assignments, nth, (id) =>
      releaseAssignment(db, { id, validThru, split, caller: commandLine, ifMatch: undefined }),
    ),
  remove: (db, { assignments }, one) =>
    withOne(assignments, one.which, (id) =>
      deleteAssignment(db, { id, caller: commandLine, ifMatch: undefined }),
    ),
};

/** The codes of the errors by which an act may be refused; any other error is a fault of the program's. */
const refusals: Readonly<Record<Act['kind'], readonly string[]>> = {
  // The account may just have gone with its last holder.
  debt: ['not-found'],
  payment: ['not-found'],
  move: ['not-found'],
  // What is written off is taken back first.
  reversal: ['conflict'],
  receive: ['validation'],
  // Less is overpaid, or was on that day.
  refund: ['validation', 'conflict'],
  // Somebody else was faster, it is of a later day, or none of cash.
  'take-back': ['conflict'],
  hand: ['conflict'],
  // Nothing of it is open, or somebody else was faster.
  'write-off': ['conflict', 'validation', 'not-found'],
  plan: [],
  // It was paid or ended meanwhile.
  'cancel-plan': ['conflict', 'not-found'],
  line: [],
  // Somebody else was faster, or the account has gone.
  'assign-line': ['conflict', 'not-found', 'validation'],
  // It was moved to another account.
  'unassign-line': ['conflict'],
  // Less is left of it, it is that account's already, or no payment.
  'move-payment': ['conflict', 'validation', 'not-found'],
  'plan-refund': ['conflict', 'validation'],
  // Paid, or deleted by somebody else.
  'drop-refund': ['conflict', 'not-found'],
  'pay-refund': ['conflict', 'not-found'],
  statement: [],
  // Somebody else was faster.
  'book-shown': ['conflict'],
  replay: [],
  'decide-doubles': [],
  // What it replaces is written off.
  opening: ['conflict'],
  assign: ['conflict'],
  release: ['conflict', 'validation', 'not-found'],
  remove: ['conflict', 'not-found'],
  read: [],
  // Somebody else has taken it back, or nothing waits for an answer.
  'read-otherwise': ['conflict'],
  // Of that day on another device was there, or a larger value was read.
  exchange: ['validation', 'conflict'],
  measure: [],
  // Its account may have gone, too, or nothing is to be charged.
  run: ['conflict', 'not-found'],
  approve: ['conflict', 'not-found'],
  note: ['conflict', 'not-found', 'validation'],
  'reverse-run': ['conflict'],
  'reverse-charges': ['conflict'],
  correct: ['conflict'],
  spend: ['conflict', 'validation'],
  'assign-cost': ['conflict', 'validation', 'not-found'],
  // It was taken back.
  'document-day': ['conflict'],
  rate: [],
  'drop-rate': [],
  // Something hinders it, or somebody else was faster.
  close: ['conflict', 'not-found'],
  // It is not the last one, or open already.
  reopen: ['conflict'],
};

/** Does it where the place is as it was then; what is refused is not done. */
export async function perform(db: Kysely<Database>, place: Place, one: Act): Promise<void> {
  try {
    // TypeScript cannot follow that the two are of one kind.
    await (doing[one.kind] as (db: Kysely<Database>, place: Place, one: Act) => Promise<unknown>)(
      db,
      place,
      one,
    );
  } catch (error) {
    if (isRefusal(error) && (refusals[one.kind].includes(error.code) || isOfClosedYear(error)))
      return;
    if (broken.has(violatedConstraint(error)) || isOfGoneAccount(error)) return;
    throw error;
  }
}

/** Whether something is refused because the year of its day is closed, which no year is but in histories of several. */
function isOfClosedYear({ code, message }: AppError): boolean {
  return code === 'conflict' && years.some((year) => message === periodIsClosed(year));
}

/** Whether a file names an account that has just gone with its last holder. */
function isOfGoneAccount(error: unknown): boolean {
  return (
    error instanceof FaultyRowsError &&
    error.lines.every((line) => line.includes('Nie ma konta rozliczeniowego o tym numerze'))
  );
}

/** What the database says where somebody else was faster. */
const broken: ReadonlySet<string | undefined> = new Set([
  // Took the entry back.
  'ledger_entry_reverses_id_key',
  // Agreed on another plan, or removed the last holder of the account.
  'payment_plan_live',
  'payment_plan_settlement_id_fkey',
  // Entered the area of that day.
  'garden_area_day',
  // Removed the last holder of an account while a draft was calculated: its job would begin anew.
  'charge_run_settlement_settlement_id_fkey',
  // The same of an account that spoke for a line: whoever assigns it is asked to do so again.
  'bank_line_reason_settlement_id_fkey',
]);

/** Whether an error says to people why an act is refused; that it is charged already, the calculation has to find first. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && error.message !== chargeRefusals.alreadyCharged;
}
