import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';

/** All that chance decided, without the ids. */
export async function fingerprint(db: Kysely<Database>) {
  const { rows } = await sql`
    select
      (select md5(string_agg(name || coalesce(phone, ''), ',' order by register_number)) from party) as parties,
      (select md5(string_agg(name || coalesce(area, 0), ',' order by name)) from garden) as gardens,
      (select md5(string_agg(m.name || value, ',' order by m.name, measured_at, value))
        from measurement join meter m on m.id = meter_id) as measurements,
      (select md5(string_agg(serial_number || installation.legalised_until || first_value, ',' order by serial_number))
        from installation) as devices,
      (select md5(string_agg(title || coalesce(publication_from_date::text, ''), ',' order by title))
        from news) as news,
      (select md5(string_agg(coalesce(html, alt), ',' order by coalesce(html, alt)))
        from content_block) as texts,
      (select md5(string_agg(size::text, ',' order by size)) from image) as images,
      (select md5(string_agg(file_name || size || created_at, ',' order by file_name, size))
        from document where ledger_year is null) as documents,
      (select md5(string_agg(number || amount_grosz || issue_day || coalesce(reversed_on::text, ''), ',' order by number))
        from charge) as charges,
      (select md5(string_agg(words, ',' order by number, charge_line.place))
        from charge_line join charge on charge.id = charge_id) as words,
      (select md5(string_agg(number || entry.posting_day || amount_grosz, ',' order by number, line.place))
        from ledger_entry entry join ledger_line line on line.entry_id = entry.id) as ledger,
      (select md5(string_agg(register_number || kind || consent.email || given_on || how, ',' order by register_number, kind))
        from consent join party on party.id = party_id) as consents,
      (select md5(string_agg(kind || name || channel || recipient.state, ',' order by kind, place))
        from message_recipient recipient join message on message.id = message_id) as recipients,
      (select md5(string_agg(number || reference || balance_grosz, ',' order by number)) from settlement) as balances
  `.execute(db);
  return rows;
}
