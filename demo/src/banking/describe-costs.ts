import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/**
 * Says what the costs by bank rest on: who was paid, as the bank calls them, and of all but the latest of each an invoice of a week before. What the
 * bank itself takes has none, nor has what was bought with cash.
 */
export async function describeCosts(db: Kysely<Database>): Promise<void> {
  await sql`
    update cost
    set supplier_name = paid.name,
      document_number = case when paid.is_latest then null else paid.document_number end,
      document_day = case when paid.is_latest then null else paid.document_day end
    from (
      select cost.id, bank_line.counterparty_name as name, bank_line.booking_day - 7 as document_day,
        'FV ' || to_char(bank_line.booking_day, 'MM/YYYY') as document_number,
        bank_line.booking_day = max(bank_line.booking_day) over (partition by counterparty_account) as is_latest
      from cost
      join ledger_line line on line.id = cost.id
      join bank_line on bank_line.assignment_id = line.entry_id
      where counterparty_account is not null
    ) paid
    where cost.id = paid.id
  `.execute(db);
}
