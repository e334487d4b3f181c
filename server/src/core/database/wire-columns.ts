import { type Expression, type RawBuilder, sql } from 'kysely';

// Values as they go over the wire, made by the database: whoever selects them has nothing left to do.

/** What an expression of SQL gives. */
type Given<Value> = Value extends Expression<infer Type> ? Type : never;

/** An instant as the wire carries it: 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export function instant(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A decimal number of at most fifteen digits as a number of JSON. */
export function decimal(column: RawBuilder<unknown>): RawBuilder<number> {
  return sql`${column}::float8`;
}

/** An amount of money as a whole number of grosze of JSON, which no float was on the way (docs/product/money.md#amounts). */
export function grosze(column: RawBuilder<unknown>): RawBuilder<number> {
  return sql`to_json((${column})::bigint)`;
}

/** A JSON object with these keys in their order. */
export function jsonObject<Fields extends Readonly<Record<string, Expression<unknown>>>>(
  fields: Fields,
): RawBuilder<{ [Key in keyof Fields]: Given<Fields[Key]> }> {
  return sql`(select to_json(object) from (select ${namedColumns(fields)}) object)`;
}

/** The same where a condition holds; null where it does not. */
export function jsonObjectWhere<Fields extends Readonly<Record<string, Expression<unknown>>>>(
  condition: RawBuilder<unknown>,
  fields: Fields,
): RawBuilder<{ [Key in keyof Fields]: Given<Fields[Key]> } | null> {
  return sql`case when ${condition} then ${jsonObject(fields)} end`;
}

/** The rows of a query as a JSON array, without the blanks that `json_agg` puts between them; its columns are single words. */
export function jsonArray<Row>(rows: Expression<Row>): RawBuilder<Row[]> {
  return sql`array_to_json(array(select item from ${rows} item))`;
}

/** Columns by the very names they are given here: the query builder would make snake case of its own ones. */
function namedColumns(columns: Readonly<Record<string, Expression<unknown>>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.raw(`"${name}"`)}`),
  );
}
