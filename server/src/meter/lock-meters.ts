import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Locks the meters of whose rows the condition is true: whoever reads, exchanges or deletes one of them waits until the transaction
 * ends. In the order of their ids, so that no two wait for each other. A statement of its own, so that the next one sees what
 * the holder of the lock before has done; one that returns nothing.
 */
export async function lockMeters(
  trx: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<void> {
  await sql`select from meter where ${condition} order by id for no key update`.execute(trx);
}

/** The condition that a meter has one of these ids. */
export function isOneOf(ids: readonly string[]): RawBuilder<boolean> {
  return sql`meter.id = any (${[...new Set(ids)]}::uuid[])`;
}
