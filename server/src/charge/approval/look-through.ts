import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Has whatever looks through what is written look it up by indexes, until the transaction ends. What was planned while the
 * ledger was all but empty, as it is in the year in which a garden begins or after a restore, would read all of it for each line.
 */
export async function lookByIndexes(trx: Transaction<Database>): Promise<void> {
  await sql`discard plans`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
}

/** Has the database look through what was written so far: else it does so at the end for all of it, longer than a statement may take. */
export async function lookThrough(trx: Transaction<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
}
