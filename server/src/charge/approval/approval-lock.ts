import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';

const turn = sql`hashtext('grzadka charge runs')`;

/** What is refused while another run is approved or taken back: 503. */
export function otherApproval(): AppError {
  return new AppError('unavailable', { message: chargeRefusals.otherApproval, retryAfter: 5 });
}

/**
 * One approval or reversal at a time, whoever asks for it and wherever, until the transaction ends; 503 for who comes meanwhile
 * (docs/product/charge-runs.md#approval). It may be silent for as long as it reckons.
 */
export async function lockApprovals(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${turn}) as mine,
      set_config('idle_in_transaction_session_timeout', '60s', true)
  `.execute(trx);
  if (!rows[0]?.mine) throw otherApproval();
}

/** The same for an approval that is asked for: it waits until who has the turn is done. */
export async function awaitApprovals(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turn})`.execute(trx);
}

/** Whether nobody has the turn at this moment. */
export async function isApprovalFree(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${turn}) as free
  `.execute(db);
  return rows[0]?.free ?? false;
}
