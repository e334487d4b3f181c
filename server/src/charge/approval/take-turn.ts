import { chargeRefusals } from '@grzadka/contract/charge/charge-refusals';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';

/**
 * One approval or reversal at a time, whoever asks for it and wherever, until the transaction ends; 503 for who comes meanwhile
 * (docs/product/charge-runs.md#approval). It may be silent for as long as it reckons.
 */
export async function takeTurn(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('grzadka charge runs')) as mine,
      set_config('idle_in_transaction_session_timeout', '60s', true)
  `.execute(trx);
  if (rows[0]?.mine) return;
  throw new AppError('unavailable', { message: chargeRefusals.otherApproval, retryAfter: 5 });
}
