import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { readBalanceOn } from '#src/ledger/balance.repo.ts';
import { addAccount, postDebt, postMove, postPayment, reverse } from '#test/ledger.ts';
import { createTestDatabase } from '#test/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On how many random histories of accounts the ledger is tried, from vitest.config.ts. */
    ledgerHistories: number;
  }
}

const numRuns = inject('ledgerHistories');
const { url } = await createTestDatabase();
const { db } = openDatabase(url, { max: 4 });

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2025-03-${String(date).padStart(2, '0')}`);
const amount = fc.integer({ min: 1, max: 30 });
const account = fc.integer({ min: 0, max: 1 });

/** What somebody does: they owe, pay, move a payment to the other account, or take an earlier entry back on some day. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('debt' as const),
    account,
    day,
    parts: fc.array(fc.record({ amount, dueOn: day }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('payment' as const), account, day, amount }),
  fc.record({ kind: fc.constant('move' as const), account, day, amount }),
  fc.record({ kind: fc.constant('reversal' as const), day, which: fc.nat() }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Some things one after the other, some of them at once. */
const history = fc.record({
  keepsOverpayments: fc.boolean(),
  days: fc.uniqueArray(day, { minLength: 2, maxLength: 3 }),
  steps: fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
});

it('whatever is posted and taken back, at once or not, comes to zero, and what is open follows from it', {
  timeout: 30_000 + 1_000 * numRuns,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, keepsOverpayments, days }) => {
      const accounts = [(await addAccount(db)).id, (await addAccount(db)).id];
      await db
        .updateTable('settlement')
        .set({ useOverpayments: !keepsOverpayments })
        .where('id', 'in', accounts)
        .execute();
      const posted: string[] = [];
      for (const acts of steps) {
        const known = posted.slice();
        const ids = await Promise.all(acts.map((one) => perform(one, accounts, known)));
        posted.push(...ids.flatMap((id) => id ?? []));
        await expectOrder(accounts, { keepsOverpayments });
      }
      for (const on of days) await expectPast(accounts, on);
      for (const id of posted) await reverse(db, id).catch(ignoreReversed);
      for (const id of accounts) {
        const { balance, open, overpaid } = await readNow(db, id);
        expect([balance, open, overpaid]).toEqual([0, 0, 0]);
      }
    }),
    { numRuns },
  );
});

async function perform(one: Act, accounts: readonly string[], posted: readonly string[]) {
  if (one.kind === 'reversal') {
    const id = posted[one.which % Math.max(posted.length, 1)];
    if (id !== undefined) await reverse(db, id, one.day).catch(ignoreReversed);
    return undefined;
  }
  const [own = '', other = ''] = one.account === 0 ? accounts : accounts.toReversed();
  if (one.kind === 'debt') return (await postDebt(db, { ...one, account: own })).id;
  if (one.kind === 'payment') return (await postPayment(db, { ...one, account: own })).id;
  return (await postMove(db, { ...one, account: own, to: other })).id;
}

/** Somebody has taken it back already. */
function ignoreReversed(error: unknown): undefined {
  if (violatedConstraint(error) !== 'ledger_entry_reverses_id_key') throw error;
}

async function expectOrder(
  accounts: readonly string[],
  { keepsOverpayments }: { keepsOverpayments: boolean },
): Promise<void> {
  for (const id of accounts) {
    const now = await readNow(db, id);
    expect(now).toMatchObject({ kept: now.balance, misstated: 0, total: 0 });
    expect(now.open - now.overpaid).toBe(now.balance);
    expect(
      Math.min(now.open, now.leastOpen, now.overpaid, now.leastOverpaid),
    ).toBeGreaterThanOrEqual(0);
    expect(keepsOverpayments ? 0 : Math.min(now.open, now.overpaid)).toBe(0);
  }
}

/** On a past day no part was covered by more than it was, and no payment spread by more; and it added up. */
async function expectPast(accounts: readonly string[], on: string): Promise<void> {
  for (const id of accounts) {
    const told = await readBalanceOn(db, { id, on, recordedThru: null });
    expect(told.due + told.notDue - told.overpaid).toBe(told.balance);
    const { rows } = await sql<{ left: string }>`
      with living as (
        select line_id, item_id, amount_grosz as amount from allocation
        where made_on <= ${on}::date and coalesce(released_on, 'infinity') > ${on}::date
      )
      select amount_grosz - coalesce((select sum(amount) from living where item_id = item.id), 0) as "left"
      from open_item item where settlement_id = ${id}
      union all
      select -amount_grosz - coalesce((select sum(amount) from living where line_id = line.id), 0)
      from ledger_line line where settlement_id = ${id} and amount_grosz < 0
    `.execute(db);
    expect(rows.filter(({ left }) => Number(left) < 0)).toEqual([]);
  }
}

/** What an account comes to, counted anew; `misstated`: parts of which something else is kept as open, `total`: of all lines. */
async function readNow(of: Kysely<Database>, id: string) {
  const { rows } = await sql<Record<string, string>>`
    with item as (
      select open_grosz as kept, amount_grosz - coalesce(
        (select sum(amount_grosz) from allocation where item_id = open_item.id and released_at is null), 0
      ) as open
      from open_item where settlement_id = ${id}
    ), payment as (
      select -amount_grosz - coalesce(
        (select sum(amount_grosz) from allocation where line_id = line.id and released_at is null), 0
      ) as left_over
      from ledger_line line where settlement_id = ${id} and amount_grosz < 0
    )
    select
      balance_grosz as kept,
      (select coalesce(sum(amount_grosz), 0) from ledger_line where settlement_id = ${id}) as balance,
      (select coalesce(sum(open), 0) from item) as open,
      (select coalesce(min(open), 0) from item) as least_open,
      (select count(*) from item where kept <> open) as misstated,
      (select coalesce(sum(left_over), 0) from payment) as overpaid,
      (select coalesce(min(left_over), 0) from payment) as least_overpaid,
      (select coalesce(sum(amount_grosz), 0) from ledger_line) as total
    from settlement where id = ${id}
  `.execute(of);
  const count = (name: string) => Number(rows[0]?.[name]);
  return {
    kept: count('kept'),
    balance: count('balance'),
    open: count('open'),
    leastOpen: count('leastOpen'),
    misstated: count('misstated'),
    overpaid: count('overpaid'),
    leastOverpaid: count('leastOverpaid'),
    total: count('total'),
  };
}
