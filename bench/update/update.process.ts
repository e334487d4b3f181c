import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { bringUpToDate } from '@grzadka/server/src/core/schema/bring-up-to-date.ts';
import { sql } from 'kysely';
import { watchMemory } from './memory-of.ts';
import type { UpdateCost } from './run-update.ts';

// The update of the database of a DATA_DIR, in a process of its own: sends the duration of the first migration to the process that forked it.

const [, , dataDir = ''] = process.argv;

await using undo = new AsyncDisposableStack();
const postgres = await startEmbeddedPostgres({ dataDir });
undo.defer(() => postgres.stop());
const ownerUrl = postgres.ownerUrl('grzadka');
const watching = openDatabase(ownerUrl, { max: 1 });
undo.defer(() => closeDatabase(watching));
const others = sql<{ pid: number }>`
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
`;
const program = watchMemory(async () => ['self']);
const database = watchMemory(async () =>
  (await others.execute(watching.db)).rows.map(({ pid }) => pid),
);
const begun: number[] = [];
let portions = 0;
await bringUpToDate(
  { url: ownerUrl, ownerUrl },
  {
    onProgress: ({ step, part }) => {
      if (part === null) begun.push(performance.now());
      else if (step === 1) portions += 1;
    },
  },
);
const [first = Number.NaN, second = performance.now()] = begun;
const cost: UpdateCost = {
  seconds: (second - first) / 1000,
  portions,
  programMegabytes: await program.stop(),
  databaseMegabytes: await database.stop(),
};
process.send?.(cost, () => process.disconnect?.());
