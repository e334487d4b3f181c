import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { checkLedger } from '#src/ledger/ledger.check.ts';
import { reverse, reverseTogether } from '#test/ledger.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { anyAct, day, perform } from './acts.ts';
import { expectNothingLeft, expectOrder, expectPast } from './order.ts';
import { lookAround, openPlace } from './place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On how many random histories of accounts the ledger is tried, from vitest.config.ts. */
    ledgerHistories: number;
  }
}

const numRuns = inject('ledgerHistories');
/** So many histories go on at once: they meet at the numbers of documents, and at files, which keep others out. */
const lanes = 3;
const { url } = await createTestDatabase();
const app = await startTestAppOn(url);
// With all the time there is: on a busy machine one lane may have to wait long for the others.
const patient = openDatabase(url, { max: 9, connectionTimeout: 0, statementTimeout: 0 });
afterAll(() => closeDatabase(patient));
const { db } = patient;

/** Some things one after the other, some of them at once; in the end all is taken back, together or one by one. */
const history = fc.record({
  keepsOverpayments: fc.boolean(),
  days: fc.uniqueArray(day, { minLength: 2, maxLength: 3 }),
  steps: fc.array(fc.array(anyAct, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
  endsAtOnce: fc.boolean(),
});

it('whoever holds the gardens and whatever is posted and taken back, at once or not, all of it adds up', {
  timeout: 30_000 + 1_000 * numRuns,
}, async () => {
  const whole = fc.asyncProperty(
    history,
    async ({ steps, keepsOverpayments, days, endsAtOnce }) => {
      const ground = await openPlace(db, { keepsOverpayments });
      for (const acts of steps) {
        const place = await lookAround(db, ground);
        await Promise.all(acts.map((one) => perform(db, place, one)));
        await expectOrder(db, ground);
      }
      const place = await lookAround(db, ground);
      // The last one is after all that is posted, and before what persons said.
      for (const on of [...days, '2025-12-31']) await expectPast(db, place, on);
      if (endsAtOnce) await reverseTogether(db, place.entries);
      else for (const id of place.entries) await reverse(db, id);
      await expectOrder(db, ground);
      await expectNothingLeft(db, ground);
    },
  );
  const runs = Array.from({ length: lanes }, () =>
    fc.assert(whole, { numRuns: Math.ceil(numRuns / lanes) }),
  );
  await Promise.all(runs);
  const portions = await Array.fromAsync(checkLedger.portions(app));
  expect(portions.flatMap(({ findings }) => findings)).toEqual([]);
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(amount_grosz), 0) as total from ledger_line
  `.execute(db);
  expect(rows).toEqual([{ total: '0' }]);
});
