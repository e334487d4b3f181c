import { monitorEventLoopDelay } from 'node:perf_hooks';
import { withCheckDigits } from '@grzadka/contract/settings/bank-account';
import { runBankWork } from '@grzadka/server/src/bank/importing/run-bank-work.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import { mt940 } from '@grzadka/server/test/bank-statements.ts';
import { processorTimeOf } from '../processes/processor-time.ts';
import { watchMemory } from '../update/memory-of.ts';
import type { StatementCost } from './take-statement.ts';

// A statement of so many payments, previewed and booked in a process of its own: sends the cost to the process that forked it.

const [, , url = '', count = ''] = process.argv;

await using undo = new AsyncDisposableStack();
const opened = openDatabase(url, { max: 2, statementTimeout: 0 });
undo.defer(() => closeDatabase(opened));
const { db, pool } = opened;
// Each file has a bank account of its own, where all of its lines are new.
const bank = {
  id: newId(),
  nrb: withCheckDigits(`${BigInt(`0x${newId().slice(-12)}`)}`.padStart(24, '1')),
};
await db
  .insertInto('bankAccount')
  .values({ ...bank, name: `Rachunek ${bank.nrb}`, active: true })
  .execute();
const accounts = await db.selectFrom('settlement').select(['reference', 'gardenName']).execute();
const transfers = Array.from({ length: Number(count) }, (_, index) => {
  const account = accounts[index % accounts.length];
  // One in four says nothing that helps.
  const title = index % 4 === 0 ? 'wpłata' : `Dz ${account?.gardenName} ${account?.reference}`;
  const day = `2025-${String(1 + (index % 12)).padStart(2, '0')}-15`;
  return { amount: 1_000 + index, title, name: `NOWAK JAN ${index}`, day };
});
const bytes = Buffer.from(mt940(bank.nrb, transfers));

const memory = watchMemory(async () => ['self']);
// At 1 ms the watch itself takes 0.3 s of the processor while a statement is booked.
const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();
const sent = {
  bytes,
  bankAccountId: bank.id,
  profileId: null,
  encoding: null,
  objectId: newId(),
  fileName: 'wyciag.sta',
};
const [previewed, { id }] = await timed(() =>
  runBankWork(pool, async () => ({ kind: 'preview', sent, caller: commandLine }) as const),
);
const peakMegabytes = await memory.stop();
let processor = { program: 0, database: 0 };
const [applied] = await timed(async () => {
  processor = await processorTimeOf(db, () =>
    runBankWork(
      pool,
      async () => ({ kind: 'apply', id, confirmAccount: true, caller: commandLine }) as const,
    ),
  );
});
const { booked } = await db
  .selectFrom('bankLine')
  .select(({ fn }) => fn.countAll<string>().as('booked'))
  .where('importId', '=', id)
  .where('state', '=', 'booked')
  .executeTakeFirstOrThrow();
const cost: StatementCost = {
  previewed,
  applied,
  appliedProcessor: processor.program + processor.database,
  peakMegabytes,
  booked: Number(booked),
  longestWait: loop.max / 1_000_000,
};
process.send?.(cost, () => process.disconnect?.());

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now();
  const result = await work();
  return [(performance.now() - begun) / 1000, result];
}
