import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import { snakeCase } from './snake-case.ts';
import type { Database } from './tables.ts';

/** So many rows are one text of some megabytes. */
const mostAtOnce = 10_000;

/** A row as its table takes it; columns of JSON as what they hold, not as its text. */
type Row<Table extends keyof Database> = {
  readonly [Column in keyof Insertable<Database[Table]>]:
    | Insertable<Database[Table]>[Column]
    | object;
};

/**
 * Adds many rows to a table, all of which state the same columns. They go as one JSON text, whose cells the table itself says how to read: a
 * statement with a parameter for each cell takes the server as long to parse as to carry out. What all rows have in common goes, and is read,
 * once. `made` says in SQL what becomes of a cell.
 */
export async function insertRows<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Row<Table>[],
  made: { readonly [Column in keyof Row<Table>]?: RawBuilder<unknown> } = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name) => {
    const value: unknown = Reflect.get(first, name);
    const making: RawBuilder<unknown> | undefined = Reflect.get(made, name);
    const isCommon =
      making === undefined && rows.every((row) => Object.is(Reflect.get(row, name), value));
    return { name, stored: snakeCase(name), value, making, isCommon };
  });
  const common = columns.filter(({ isCommon }) => isCommon);
  const own = columns.filter(({ isCommon }) => !isCommon);
  const ofAll = JSON.stringify(
    Object.fromEntries(common.map(({ stored, value }) => [stored, value])),
  );
  const names = columns.map(({ name }) => sql.ref(name));
  const cells = columns.map(({ name, making, isCommon }) =>
    isCommon ? sql`(of_all).${sql.ref(name)}` : (making ?? sql.ref(name)),
  );
  for (let done = 0; done < rows.length; done += mostAtOnce) {
    const text = JSON.stringify(
      rows.slice(done, done + mostAtOnce).map((row) => {
        const cellsOfRow: Record<string, unknown> = {};
        for (const { name, stored } of own) cellsOfRow[stored] = Reflect.get(row, name);
        return cellsOfRow;
      }),
    );
    // Apart, and kept so, since else it would be read anew for each row.
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(cells)}
      from (select json_populate_record(null::${sql.table(table)}, ${ofAll}::json) as of_all offset 0) once,
        json_populate_recordset(null::${sql.table(table)}, ${text}::json)
    `.execute(trx);
  }
}
