import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** From which account (26 digits) somebody paid for which settlement accounts. */
interface Payers {
  /** Null where the bank did not say. */
  readonly counterpartyAccount: string | null;
  readonly settlementIds: readonly string[];
}

/** Keeps that a person said today whose payments come from an account (docs/product/bank.md#senders). */
export async function learnSender(
  trx: Transaction<Database>,
  { counterpartyAccount, settlementIds }: Payers,
): Promise<void> {
  if (counterpartyAccount === null || settlementIds.length === 0) return;
  // In one order, as accounts are locked.
  await sql`
    insert into known_sender (counterparty_account, settlement_id, confirmed_on)
    select ${counterpartyAccount}, id, today() from unnest(${[...new Set(settlementIds)].toSorted()}::uuid[]) as known (id)
    on conflict (counterparty_account, settlement_id) do update set confirmed_on = excluded.confirmed_on
  `.execute(trx);
}

/** Forgets whose payments come from an account: somebody said that one of them is not (docs/product/bank.md#senders). */
export async function forgetSender(
  trx: Transaction<Database>,
  { counterpartyAccount, settlementIds }: Payers,
): Promise<void> {
  if (counterpartyAccount === null || settlementIds.length === 0) return;
  await trx
    .deleteFrom('knownSender')
    .where('counterpartyAccount', '=', counterpartyAccount)
    .where('settlementId', 'in', settlementIds)
    .execute();
}
