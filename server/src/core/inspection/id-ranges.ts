import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Rows of one portion: few enough for a slow disk to find within the time that a statement has (0048). */
const portionRows = 500;

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A condition that holds for the rows of one portion, on the column with their ids. */
export type IsInRange = (column: string) => RawBuilder<boolean>;

/** Goes through a table by its ids, some hundred rows after the other, those that come meanwhile included. */
export async function* idRanges(
  db: Kysely<Database>,
  table: keyof Database,
): AsyncGenerator<IsInRange> {
  let after = firstId;
  while (after !== lastId) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id > ${after} order by id
      offset ${portionRows - 1} limit 1
    `.execute(db);
    const range = { after, thru: rows[0]?.id ?? lastId };
    yield (column) =>
      sql<boolean>`(${sql.ref(column)} > ${range.after} and ${sql.ref(column)} <= ${range.thru})`;
    after = range.thru;
  }
}
