import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Lifts the limits of time until the transaction ends. A connection of its own has none; one that a bouncer
 * lends has those of a request (docs/scaling.md#pgbouncer).
 */
export async function takeAllTime(db: Kysely<Database>): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(db);
}

/**
 * Has whatever looks through what is written look it up by indexes, until the transaction ends. What was planned while the
 * ledger was all but empty, as it is in the year in which a garden begins or after a restore, would read all of it for each line.
 */
export async function lookByIndexes(trx: Transaction<Database>): Promise<void> {
  await sql`discard plans`.execute(trx);
  await sql`set local enable_seqscan = off`.execute(trx);
}

/**
 * Has every statement planned for what it is given, until the transaction ends. A plan that is kept may be one for a
 * table that was empty at the first portion.
 */
export async function planEachTime(db: Kysely<Database>): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(db);
}
