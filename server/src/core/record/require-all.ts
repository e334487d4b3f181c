import { messages } from '@grzadka/contract/core/messages';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import { isRecordId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { invalidFields } from '../errors/app-error.ts';

/** A kind of record by its table. */
interface Kind {
  readonly table: keyof Database;
  readonly hasTextIds?: true;
}

interface Named {
  readonly ids: readonly string[];
  /** The field that names them. */
  readonly field: string;
  /** What is said at it where one of them is not there. */
  readonly gone?: string;
  /** Which records of the table there are to be named, where not all. */
  readonly among?: RawBuilder<boolean>;
}

/**
 * Sees that every id of a list that somebody sent is that of a record, else 400 at its field: what is left out without a word may be what was meant,
 * and a list that lost all of its entries may mean all. Where each record is done by itself and has an answer of its own, one that somebody deleted meanwhile
 * stops none of the others, and this is not asked (docs/product/rules.md#lists-of-ids). Gives each id once, as the table has it, in their order.
 */
export async function requireAll(
  db: Kysely<Database>,
  { table, hasTextIds }: Kind,
  { ids, field, gone = messages.chosenGone, among = sql`true` }: Named,
): Promise<string[]> {
  const asked = [...new Set(hasTextIds ? ids : ids.map((id) => id.toLowerCase()))];
  if (asked.length === 0) return [];
  const possible = hasTextIds ? asked : asked.filter(isRecordId);
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where id = ${anyOf(possible, hasTextIds ? 'text' : 'uuid')} and ${among}
  `.execute(db);
  if (rows.length < asked.length) throw invalidFields({ [field]: gone });
  return asked;
}
