import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { readChoosable } from '@grzadka/server/src/core/record/choosable.ts';
import type { Kysely } from 'kysely';

/** The ids of the categories that are there from the start, by their names. */
export async function idsByName(
  db: Kysely<Database>,
  table: 'costCategory' | 'incomeCategory',
): Promise<ReadonlyMap<string, string>> {
  const rows = await readChoosable(db, table);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
