import { sql, type Transaction } from 'kysely';
import { snakeCase } from '#src/core/database/snake-case.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { KeptRows } from './deleted-records.ts';
import type { RestoredTable } from './restorable.ts';

/** A row by column, in camel case. */
export type KeptRow = KeptRows[string][number];

/** Inserts rows of any table; columns that the database computes or no longer has are left out. */
export async function insertRows(
  trx: Transaction<Database>,
  table: RestoredTable,
  rows: readonly KeptRow[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = new Set(await writableColumns(trx, table));
  const columns = sql.join(
    Object.keys(first)
      .filter((name) => known.has(snakeCase(name)))
      .map((name) => sql.ref(name)),
  );
  const cells = JSON.stringify(rows.map(withColumnNames));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${cells}::jsonb)
  `.execute(trx);
}

async function writableColumns(trx: Transaction<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${snakeCase(table)}::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(trx);
  return rows.map(({ name }) => name);
}

function withColumnNames(row: KeptRow): KeptRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}
