import { sql, type Transaction } from 'kysely';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import type { Database } from '#src/core/database/tables.ts';

/** What whoever posts shares until the transaction ends, and whoever closes a year has alone; the trigger of the entries takes it, too. */
const years = sql`hashtext('grzadka closed years')`;

/** Keeps every year open until the transaction ends that is open now: who closes one waits (docs/product/closing.md#guard). */
export async function keepYearsOpen(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${years}) ${sentWithTheNext}`.execute(trx);
}

/** Waits until what is being posted is there, and keeps others from posting until the transaction ends. */
export async function waitForPostings(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${years})`.execute(trx);
}
