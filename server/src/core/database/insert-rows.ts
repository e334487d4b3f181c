import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import { snakeCase } from './snake-case.ts';
import type { Database } from './tables.ts';

/** So many rows are one text of some megabytes. */
const mostAtOnce = 10_000;

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/**
 * Adds many rows to a table, all of which state the same columns. They go as one JSON text, whose cells the table itself says how to read: a
 * statement with a parameter for each cell takes the server as long to parse as to carry out. `made` says in SQL what becomes of a cell. Columns of
 * JSON are not written so.
 */
export async function insertRows<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Row<Table>[],
  made: { readonly [Column in keyof Row<Table>]?: RawBuilder<unknown> } = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name) => ({ name, stored: snakeCase(name) }));
  const names = columns.map(({ name }) => sql.ref(name));
  const cells = columns.map(({ name }) => Reflect.get(made, name) ?? sql.ref(name));
  const asStored = (row: Row<Table>) =>
    Object.fromEntries(columns.map(({ name, stored }) => [stored, Reflect.get(row, name)]));
  for (let done = 0; done < rows.length; done += mostAtOnce) {
    const text = JSON.stringify(rows.slice(done, done + mostAtOnce).map(asStored));
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(cells)} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)
    `.execute(trx);
  }
}
