import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** From which account (26 digits) somebody sent money, null where the bank does not say, and when. */
interface Sender {
  readonly counterpartyAccount: string | null;
  readonly bookingDay: string;
}

/** Who sent what an entry paid, over all its moves: nobody where it did not come by bank. */
export async function findSenders(
  trx: Transaction<Database>,
  entryId: string,
): Promise<readonly Sender[]> {
  const { rows } = await sql<Sender>`
    with recursive origin as (
      select ${entryId}::uuid as entry_id
      union
      select paid.entry_id
      from origin
      join ledger_line owed on owed.entry_id = origin.entry_id
      join open_item item on item.line_id = owed.id
      join allocation on allocation.item_id = item.id and released_at is null and made_by = 'move'
      join ledger_line paid on paid.id = allocation.line_id
    )
    select counterparty_account, booking_day from bank_line
    where assignment_id in (select entry_id from origin) and counterparty_account is not null
  `.execute(trx);
  return rows;
}

/** Forgets that they pay for an account: somebody said of one of their payments that it is not for it (docs/product/bank.md#queue). */
export async function forgetSenders(
  trx: Transaction<Database>,
  senders: readonly Sender[],
  settlementId: string,
): Promise<void> {
  const accounts = senders.map(({ counterpartyAccount }) => counterpartyAccount);
  await sql`
    delete from known_sender
    where settlement_id = ${settlementId} and counterparty_account = any (${accounts}::text[])
  `.execute(trx);
}

/** Remembers that they pay for an account, by the day of the payment that a person assigned to it (docs/product/bank.md#queue). */
export async function learnSenders(
  trx: Transaction<Database>,
  senders: readonly Sender[],
  settlementId: string,
): Promise<void> {
  for (const { counterpartyAccount, bookingDay } of senders) {
    if (counterpartyAccount === null) continue;
    await sql`
      insert into known_sender (counterparty_account, settlement_id, confirmed_on)
      values (${counterpartyAccount}, ${settlementId}, ${bookingDay})
      on conflict (counterparty_account, settlement_id)
      do update set confirmed_on = greatest(known_sender.confirmed_on, excluded.confirmed_on)
    `.execute(trx);
  }
}
