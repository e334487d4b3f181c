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

/** A JSON object with these keys in their order. */
export function jsonObject<Fields extends Readonly<Record<string, Expression<unknown>>>>(
  fields: Fields,
): RawBuilder<{ [Key in keyof Fields]: Given<Fields[Key]> }> {
  // Put together as text: PostgreSQL runs a subquery for each row, and for `to_json` finds out of which type it is.
  const members = Object.entries(fields).map(
    ([key, value]) => sql`${sql.raw(`'"${key}":'`)} || coalesce(to_json(${value})::text, 'null')`,
  );
  return sql`('{' || ${sql.join(members, sql` || ',' || `)} || '}')::json`;
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
