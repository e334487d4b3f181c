import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Few enough rows of any table that their values fit into one statement (65,535 parameters). */
export const portionSize = 1000;

/** What is walked through, in portions: only one of them is held at a time. */
export async function* inPortions<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let portion: Item[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length === portionSize) {
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) yield portion;
}

/** The rows of a cursor that was declared under that name, in portions of `size`. */
export async function* fetchPortions<Row>(
  db: Kysely<Database>,
  name: string,
  size: number,
): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows } = await sql<Row>`
      fetch ${sql.lit(size)} from ${sql.id(name)}
    `.execute(db);
    if (rows.length === 0) return;
    yield rows;
  }
}
