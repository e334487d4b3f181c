import { sql } from 'kysely';

/** The members of a line that every reply has: members of a JSON object, of the table `line` with its `bank_account`. */
export const toldLine = sql`
  'id', line.id, 'entryId', line.entry_id,
  'bankAccount', json_build_object('id', bank_account.id, 'name', bank_account.name),
  'bookingDay', line.booking_day, 'amount', line.amount_grosz,
  'counterpartyName', line.counterparty_name, 'counterpartyAccount', line.counterparty_account,
  'title', line.title
`;

/** A settlement account as lists of payments have it: an object of the table `settlement` with its `garden` and `sector`, if any. */
export const toldSettlement = sql`
  json_build_object(
    'id', settlement.id, 'reference', settlement.reference,
    'garden', case when garden.id is not null then json_build_object(
      'id', garden.id, 'name', garden.name, 'sector', sector.name
    ) end
  )
`;

/** The names of all who hold or held the account of the table `settlement`. */
export const holdersOfSettlement = sql`
  coalesce(
    (
      select string_agg(name, ', ' order by name collate polish) from party_in_books
      where id in (select party_id from settlement_holder where settlement_id = settlement.id)
    ),
    ''
  )
`;
