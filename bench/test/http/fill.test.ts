import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { createTestDatabase } from '@grzadka/server/test/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { fillDataSet, fillTables } from '../../fill/fill-data-set.ts';
import { findingsOfLedger } from '../../ledger/check-ledger.ts';

const dataSet = {
  gardens: 30,
  parties: 20,
  meters: 60,
  measurementsPerMeter: 2,
  news: 5,
  notices: 5,
  pageVersions: 5,
  documents: 5,
  messages: 10,
  auditEntries: 100,
  ledger: null,
};

/** The marks of changed lists, and when migrations ran. */
const leftOut = ['list_change', 'kysely_migration'];

async function filledBy(
  fill: (connection: Kysely<Database>) => Promise<void>,
): Promise<Kysely<Database>> {
  const { ownerUrl } = await createTestDatabase();
  const owner = openDatabase(ownerUrl, { max: 1 });
  onTestFinished(() => closeDatabase(owner));
  await fill(owner.db);
  return owner.db;
}

/** The rows of every table in text, without order; ids, times and numbers of accounts, which are others each time, as such. */
async function rowsOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> all (${leftOut}::text[])
  `.execute(db);
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    rowsByTable[name] = rows
      .map(({ row }) =>
        row
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+/g, 'time')
          .replaceAll(/gr\d{8}/gi, 'reference')
          .replaceAll(/"number": \d+/g, 'number'),
      )
      .toSorted();
  }
  return rowsByTable;
}

it('past the triggers the tables hold what these would have kept', async () => {
  const filled = await filledBy((db) => fillDataSet(db, dataSet));
  const kept = await filledBy((db) =>
    db.connection().execute((connection) => fillTables(connection, dataSet)),
  );
  const rows = await rowsOf(filled);
  expect(rows).toEqual(await rowsOf(kept));
  for (const table of ['party', 'settlement', 'settlement_holder', 'installation', 'measurement'])
    expect(rows[table], table).not.toEqual([]);
});

it('what is posted on the accounts adds up, and leaves some that owe and some that are overpaid', async () => {
  const ledger = { years: 2, longestAccount: 40 };
  const db = await filledBy((empty) => fillDataSet(empty, { ...dataSet, gardens: 100, ledger }));
  expect(await findingsOfLedger(db)).toEqual([]);
  const { rows } = await sql<Record<string, number>>`
    select
      count(*)::integer as accounts,
      count(*) filter (where balance_grosz > 0)::integer as owing,
      count(*) filter (where balance_grosz < 0)::integer as overpaid,
      min(lines)::integer as fewest,
      max(lines)::integer as most
    from settlement
    join lateral (
      select count(*) as lines from ledger_line where settlement_id = settlement.id
    ) posted on true
  `.execute(db);
  expect(rows).toEqual([{ accounts: 110, owing: 10, overpaid: 15, fewest: 3, most: 40 }]);
});
