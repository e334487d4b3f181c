import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { paymentRefusals } from '@grzadka/contract/payment/payment.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { readBalanceOn } from '#src/ledger/balance.repo.ts';

/** What somebody wants back of what an account has overpaid, on which day; in grosze. */
interface AskedRefund {
  readonly settlementId: string;
  readonly day: string;
  readonly amount: number;
}

/**
 * Refuses to give back more than what is overpaid now, and was on that day, less what already waits to go back by bank: 409
 * (docs/product/payments.md#refunds). The account is locked.
 */
export async function requireOverpaid(
  trx: Transaction<Database>,
  { settlementId, day, amount }: AskedRefund,
): Promise<void> {
  const days = [...new Set([day, gardenToday()])];
  const balances = await Promise.all(
    days.map((on) => readBalanceOn(trx, { id: settlementId, on, recordedThru: null })),
  );
  const overpaid = Math.min(...balances.map((balance) => balance.overpaid));
  const waiting = await readWaiting(trx, settlementId);
  if (amount <= overpaid - waiting) return;
  const message =
    waiting === 0
      ? paymentRefusals.overpaidIsOnly(overpaid)
      : paymentRefusals.overpaidWaits(overpaid, waiting);
  throw new AppError('conflict', { message });
}

async function readWaiting(db: Kysely<Database>, settlementId: string): Promise<number> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount_grosz), 0) as amount from refund
    where settlement_id = ${settlementId} and bank_line_id is null
  `.execute(db);
  return Number(rows[0]?.amount ?? 0);
}
