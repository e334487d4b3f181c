import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { assignByHand } from '#src/bank/queue/assign-by-hand.ts';
import { deleteChargeRun } from '#src/charge/run/charge-run.repo.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { closeYear, reopenYear } from '#src/ledger-year/close-year.ts';
import { readYearsState } from '#src/ledger-year/ledger-year.repo.ts';
import { printCashReports } from '#test/ledger-years.ts';
import type { Place } from './place.ts';

/** The years that histories of several years are about; what is done today is of a later one. */
export const years = [2022, 2023, 2024] as const;

const lastYear = years[2];

/** What becomes of years: the next one is closed, once what hinders that is done or not, and one is opened again. */
export const closingActs = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      isPrepared: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reopen' as const),
      // How many years before the last closed one, which alone is opened.
      before: fc.constantFrom(0, 0, 0, 1),
    }),
  },
);

type Act = typeof closingActs extends fc.Arbitrary<infer One> ? One : never;

type OfKind<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Nobody prints what is closed here. */
const jobs = { enqueue: async () => true };

const asked = { caller: commandLine, ifMatch: undefined };

/** How each of these is done. */
export const closing = {
  close: async (db: Kysely<Database>, place: Place, { isPrepared }: OfKind<'close'>) => {
    const { next } = await readYearsState(db);
    if (next === null || next > lastYear) return;
    if (isPrepared) await prepare(db, place, next);
    await closeYear({ db, jobs }, { year: next, ...asked });
  },
  reopen: async (db: Kysely<Database>, _: Place, { before }: OfKind<'reopen'>) => {
    const { lastClosed } = await readYearsState(db);
    if (lastClosed === null) return;
    await reopenYear(db, { year: lastClosed - before, reason: 'pomyłka', ...asked });
  },
};

/** Does what hinders the closing of a year: drafts are dropped, lines of the bank's are what was spent, and cash is printed. */
async function prepare(db: Kysely<Database>, place: Place, year: number): Promise<void> {
  for (const id of place.drafts) await deleteChargeRun(db, { id, ...asked });
  await settleLines(db, place);
  await printCashReports(db, year);
}

/** Says of the lines of the bank's that wait that they are costs, or income that is nobody's. */
export async function settleLines(
  db: Kysely<Database>,
  { waiting, costCategory, incomeCategory, lane }: Place,
): Promise<void> {
  for (const { id, amount } of waiting) {
    const purpose =
      amount < 0 ? { costCategoryId: costCategory } : { incomeCategoryId: incomeCategory };
    const parts = [{ ...purpose, amount: Math.abs(amount) }];
    await assignByHand(db, { id, parts, caller: lane.reader });
  }
}

/** Opens all years again, the last one first. */
export async function openYears(db: Kysely<Database>): Promise<void> {
  const { lastClosed } = await readYearsState(db);
  if (lastClosed === null) return;
  await reopenYear(db, { year: lastClosed, reason: 'pomyłka', ...asked });
  await openYears(db);
}
