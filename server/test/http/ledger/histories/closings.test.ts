import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, inject, it } from 'vitest';
import { commandLine } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { readTurnover } from '#src/ledger/turnover.repo.ts';
import { closeYear, reopenYear } from '#src/ledger-year/close-year.ts';
import { readYearsState } from '#src/ledger-year/ledger-year.repo.ts';
import { addAccount, postDebt, postMove, postPayment, reverse } from '#test/ledger.ts';
import { checkedLedger } from '#test/ledger-years.ts';
import { moneyFindings } from '#test/money-checks.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
/** Nobody prints what is closed here. */
const jobs = { enqueue: async () => true };

/** Each is three years long. */
const histories = Math.max(6, Math.ceil(inject('ledgerHistories') / 12));

const years = [2022, 2023, 2024];
const accounts = await Promise.all([addAccount(db), addAccount(db), addAccount(db)]);
await checkedLedger(db);
// Each year is there from the beginning, so that each can be closed.
for (const [at, year] of years.entries()) {
  await postPayment(db, { account: accounts[at]?.id ?? '', day: `${year}-01-01`, amount: 1 });
}

const account = fc.constantFrom(...accounts.map(({ id }) => id));
const day = fc
  .record({
    year: fc.constantFrom(...years),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) =>
    [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'),
  );
const amount = fc.integer({ min: 1, max: 30 });

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('debt' as const), account, day, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('payment' as const), account, day, amount }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), account, to: account, day, amount }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reversal' as const), which: fc.nat(), day }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** The entries of the years that may be taken back. */
async function standing(): Promise<string[]> {
  const rows = await db
    .selectFrom('ledgerEntry as entry')
    .select('entry.id')
    .where('reversesId', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledgerEntry as taking')
            .select('taking.id')
            .whereRef('taking.reversesId', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function perform(one: Act): Promise<unknown> {
  switch (one.kind) {
    case 'debt':
      return postDebt(db, { ...one, parts: [{ amount: one.amount, dueOn: one.day }] });
    case 'payment':
      return postPayment(db, one);
    case 'move':
      return postMove(db, one);
    case 'reversal': {
      const entries = await standing();
      return reverse(db, entries[one.which % entries.length] ?? '', one.day);
    }
    case 'close': {
      const { next } = await readYearsState(db);
      return next === null
        ? undefined
        : closeYear({ db, jobs }, { year: next, caller: commandLine, ifMatch: undefined });
    }
    case 'reopen': {
      const { lastClosed } = await readYearsState(db);
      const asked = { reason: 'pomyłka', caller: commandLine, ifMatch: undefined };
      return lastClosed === null ? undefined : reopenYear(db, { year: lastClosed, ...asked });
    }
  }
}

/** What somebody else was faster with, or what is not posted any more. */
function isRefused(error: unknown): boolean {
  const isTaken = error instanceof Error && error.message.includes('reverses_id');
  return isTaken || (error instanceof AppError && error.code === 'conflict');
}

/** What was posted until the end of the last closed year, with since when it is closed; null while none is. */
async function closedBooks(from: Kysely<Database>) {
  const { lastClosed, kept } = await readYearsState(from);
  if (lastClosed === null) return null;
  const days = { from: '1995-01-01', thru: `${lastClosed}-12-31` };
  const closing = kept.find(({ year }) => year === lastClosed)?.version;
  return { lastClosed, closing, turnover: await readTurnover(from, days) };
}

it('whatever is posted, closed and opened at once, what is closed stays as it was', async () => {
  const steps = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 12,
  });
  const whole = fc.asyncProperty(steps, async (history) => {
    const changed: unknown[] = [];
    for (const atOnce of history) {
      const before = await closedBooks(db);
      await Promise.all(
        atOnce.map((one) =>
          perform(one).catch((error: unknown) => {
            if (!isRefused(error)) throw error;
          }),
        ),
      );
      const after = await closedBooks(db);
      // Where nobody opened it meanwhile, nothing was added.
      const isOpened = atOnce.some(({ kind }) => kind === 'reopen');
      if (before === null || after === null || isOpened) continue;
      const thru = `${before.lastClosed}-12-31`;
      changed.push(
        ...(await readTurnover(db, { from: '1995-01-01', thru })).filter(
          (now, at) => JSON.stringify(now) !== JSON.stringify(before.turnover[at]),
        ),
      );
    }
    expect(changed).toEqual([]);
    expect(await moneyFindings(app)).toEqual([]);
  });
  await fc.assert(whole, { numRuns: histories });
}, 600_000);
