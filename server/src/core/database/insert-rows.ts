import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** So many rows are some megabytes of text. */
const mostAtOnce = 10_000;

/** A row as its table takes it; columns of JSON as what they hold, not as its text. No column is an array. */
type Row<Table extends keyof Database> = {
  readonly [Column in keyof Insertable<Database[Table]>]:
    | Insertable<Database[Table]>[Column]
    | object;
};

/**
 * Adds many rows to a table; all of them state the same columns. A column goes as one array of the type that the table's own
 * column has: a statement with a parameter for each cell takes the server as long to parse as to carry out, and JSON twice as
 * long to read as this. What all rows have in common goes, and is read, once. `made` gives the SQL expression that a cell goes
 * through.
 */
export async function insertRows<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Row<Table>[],
  made: { readonly [Column in keyof Row<Table>]?: RawBuilder<unknown> } = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name, place) => {
    const value: unknown = Reflect.get(first, name);
    const making: RawBuilder<unknown> | undefined = Reflect.get(made, name);
    // One column is there for each row in any case.
    const isCommon =
      place > 0 &&
      making === undefined &&
      rows.every((row) => Object.is(Reflect.get(row, name), value));
    return { name, value, making, isCommon };
  });
  const own = columns.filter(({ isCommon }) => !isCommon);
  const cells = columns.map(({ name, value, making, isCommon }) =>
    isCommon ? sql`${asText(value)}` : (making ?? sql.ref(name)),
  );
  for (let done = 0; done < rows.length; done += mostAtOnce) {
    const portion = rows.slice(done, done + mostAtOnce);
    const arrays = own.map(
      // The other branch, which is never taken, gives the parameter its type.
      ({ name }) =>
        sql`coalesce(${arrayOf(portion, name)}, array[(null::${sql.table(table)}).${sql.ref(name)}])`,
    );
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      select ${sql.join(cells)}
      from unnest(${sql.join(arrays)}) as cells (${sql.join(own.map(({ name }) => sql.ref(name)))})
    `.execute(trx);
  }
}

/** A cell that needs no quotes in an array, such as an id, a number or a day. It is sent as it is, without a copy of the text. */
const isBare = /^(?!null$)[\w.:-]+$/i;

/** A column of some rows as PostgreSQL writes an array. */
function arrayOf(rows: readonly object[], name: string): string {
  const elements = rows.map((row) => {
    const text = asText(Reflect.get(row, name));
    if (text === null) return 'null';
    if (isBare.test(text)) return text;
    return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
  });
  return `{${elements.join(',')}}`;
}

/** A cell as PostgreSQL reads it. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
