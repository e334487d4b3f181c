import { campaignMeterStateLabels } from '@grzadka/contract/campaign/campaign.labels';
import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import { recipientStateLabels } from '@grzadka/contract/message/message.labels';
import { messageKindLabels } from '@grzadka/contract/message/message-kinds';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { dropIndexes } from '#test/dropped-indexes.ts';
import { contentRows } from './filled-content.ts';
import {
  amounts,
  balance,
  id,
  listedRecord,
  meter,
  moment,
  name,
  oneOf,
  share,
} from './filled-values.ts';

const recipientState = oneOf(recipientStateLabels);

const rowsOf = {
  party: sql`
    insert into party (
      id, party_type, last_name, first_name, company_name, email, phone, gardens_held, gardens_held_thru
    )
    select
      ${id},
      case when i % 20 = 0 then 'company' else 'person' end,
      case when i % 20 <> 0 then ${name} end,
      case when i % 20 <> 0 then 'Anna' end,
      case when i % 20 = 0 then ${name} end,
      case when i % 3 = 0 then 'Anna.' || i || '@poczta.example' end,
      case when i % 2 = 0 then lpad((48600000000 + i)::text, 11, '0') end,
      case when i % 1000 = 7 then 5 + i / 1000 % 3 when i % 1000 = 8 then 0 else 1 + i % 2 end,
      case when i % 20 = 3 then '2099-12-31' else 'infinity' end::date
  `,
  garden: sql`
    insert into garden (id, sector_id, name) select ${id}, 1 + i % 3, ${name}
  `,
  settlement: sql`
    insert into settlement (
      id, number, garden_id, party_id, garden_name, sector_id, search, closed_on, balance_grosz
    )
    select
      ${id}, i, case when i % 20 <> 1 then (select id from garden limit 1) end,
      case when i % 20 = 1 then (select id from party limit 1) end,
      case when i % 20 <> 1 then ${name} end, case when i % 20 <> 1 then (1 + i % 3)::text end,
      search_key(${name} || ' ' || settlement_reference(i) || ' Nowak Anna'),
      case when i % 10 = 1 then (${moment(4)})::date end,
      ${balance}
  `,
  debtor: sql`
    insert into debtor (id, due_grosz, due_on, effective_due_on, number, garden_name, sector_id)
    select
      ${id}, greatest(1, ${sql.lit(amounts.first)} + ${share(13)} * ${sql.lit(amounts.last - amounts.first)}),
      today() - 1 - i % 3000, today() - 1 - i % 3000, i, case when i % 20 <> 1 then ${name} end,
      case when i % 20 <> 1 then (1 + i % 3)::text end
  `,
  consentStanding: sql`
    insert into consent_standing (id, party_id, kind, state, given_on, name, search)
    select
      ${id}, ${id}, case when i % 3 = 0 then 'information' else 'e-delivery' end,
      case i % 100 when 1 then 'address-changed' when 2 then 'no-address' when 3 then 'withdrawn' else 'valid' end,
      (${moment(14)})::date, ${name}, search_key(${name} || ' anna.' || i || '@poczta.example')
  `,
  consent: sql`
    insert into consent (id, party_id, kind, number, email, given_on, how)
    select
      ${id}, ${id}, case when i % 3 = 0 then 'information' else 'e-delivery' end, 1,
      'anna.' || i || '@poczta.example', (${moment(14)})::date, 'written'
  `,
  message: sql`
    insert into message (
      id, kind, subject, state, created_at, prepared_at, started_at, finished_at
    )
    select
      case when i = 2 then ${sql.lit(meter)}::uuid else ${id} end, ${oneOf(messageKindLabels)}, ${name},
      (array['draft', 'prepared', 'sending', 'stopped', 'done'])[1 + i % 5], ${moment(15)},
      case when i % 5 > 0 then now() end, case when i % 5 > 1 then now() end, case when i % 5 > 3 then now() end
  `,
  messageRecipient: sql`
    insert into message_recipient (
      id, message_id, unit_key, channel, state, reason, name, sorted_by, place, delivered_on, delivered_how
    )
    select
      ${id}, ${sql.lit(meter)}, 'person:' || i, case when i % 3 = 0 then 'print' else 'email' end, ${recipientState},
      case when ${recipientState} = 'skipped' then 'no-address' end, ${name}, ${name}, i,
      case when ${recipientState} = 'delivered' then date '2026-06-01' end,
      case when ${recipientState} = 'delivered' then 'in-person' end
  `,
  messageTemplate: sql`
    insert into message_template (id, name, kind, subject, html)
    select ${id}, ${name}, ${oneOf(messageKindLabels)}, ${name}, ''
  `,
  meter: sql`
    insert into meter (
      id, name, type, active, last_measured_at, role, sector_id, zone_id, legalised_until, walk_order,
      search
    )
    select
      case when i = 1 then ${sql.lit(meter)}::uuid else ${id} end,
      ${name},
      case when i % 2 = 0 then 'WaterMeter' else 'ElectricityMeter' end,
      i % 20 <> 1,
      case when i % 20 <> 2 then ${moment(4)} end,
      case when i % 100 = 0 then 'main' when i % 10 = 1 then 'common' else 'plot' end,
      case when i % 20 <> 3 then (1 + i % 3)::text end,
      case
        when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid
        when i % 2 = 0 then md5((i % 50)::text)::uuid
      end,
      case when i % 4 <> 0 then (${moment(9)})::date end,
      case when i % 20 <> 5 then i * 7919 % 1000 end,
      search_key(${name} || ' ' || 20000000 + i)
  `,
  campaign: sql`
    insert into campaign (id, name, read_from, read_thru, state, opened_at, closed_at)
    select
      case when i = 1 then ${sql.lit(meter)}::uuid else ${id} end, ${name}, (${moment(16)})::date, '2099-12-31',
      (array['draft', 'open', 'closed'])[1 + i % 3], case when i % 3 > 0 then now() end, case when i % 3 = 2 then now() end
  `,
  campaignMeter: sql`
    insert into campaign_meter (
      id, campaign_id, meter_id, is_open, state, seen_at, seen_by, walk_key, sector_id, search
    )
    select
      ${id}, case when i % 5 = 0 then md5((i % 5000)::text)::uuid else ${sql.lit(meter)} end, ${id}, true, ${oneOf(campaignMeterStateLabels)}, case when i % 20 <> 2 then ${moment(17)} end,
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((i % 50)::text)::uuid end,
      lpad((1 + i % 3)::text, 6, '0') || '  ' || ${name}, (1 + i % 3)::text, search_key(${name})
  `,
  waiting: sql`
    insert into waiting (id, name, phone, applied_on, water, called, search)
    select ${id}, ${name}, '48600000000', '2020-01-01'::date + i % 1000, i % 3 = 0, ${name}, search_key(${name})
  `,
  handover: sql`
    insert into handover (id, garden_id, ground, day, state, ended_at, cancel_reason, search)
    select ${id}, ${id}, 'other', (${moment(18)})::date, case when i % 100 = 0 then 'open' when i % 10 = 1 then 'cancelled' else 'done' end,
      case when i % 100 > 0 then now() end, case when i % 10 = 1 then 'powód' end, search_key(${name})
  `,
  zone: sql`
    insert into zone (id, name, type) select ${id}, ${name}, case when i % 2 = 0 then 'WaterMeter' else 'ElectricityMeter' end
  `,
  resolution: sql`
    insert into resolution (id, number, body, adopted_on, subject)
    select
      ${id}, i || '/2026',
      case when i % 10 = 0 then 'board' when i % 100 = 1 then 'district' else 'general-meeting' end,
      (${moment(10)})::date, ${name}
  `,
  feeKind: sql`
    insert into fee_kind (id, name, code, purpose, position, interest, active)
    select
      case when i = 51 then ${sql.lit(listedRecord)}::uuid else ${id} end, ${name}, 'X' || i,
      ${oneOf(feePurposeLabels)},
      1 + i % 999, true, i % 20 <> 1
  `,
  tariff: sql`
    insert into tariff (
      id, fee_kind_id, resolution_id, valid_from, valid_thru, terms, terms_in_words, proration, instalments,
      instalments_in_words
    )
    select
      ${id},
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((1 + i % 50)::text)::uuid end,
      ${id}, (date '2000-01-01' + i), date '2000-01-01' + i, '{"method":"manual","rate":"1"}', '1,00 zł', 'none', '[]', ''
  `,
  exemption: sql`
    insert into exemption (id, fee_kind_id, party_id, percent, valid_from, valid_thru, reason)
    select
      ${id},
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((1 + i % 50)::text)::uuid end,
      ${id}, 50, (date '2000-01-01' + i), date '2000-01-01' + i, 'powód'
  `,
  interestRate: sql`insert into interest_rate (id, valid_from, percent, source) select ${id}, date '2030-01-01' + i, i % 20, ${name}`,
  chargeRun: sql`
    insert into charge_run (
      id, kind, title, period_from, period_thru, reference_day, issue_day, fee_kind_ids, number, approved_at, reversed_on,
      reversal_reason
    )
    select
      case when i = 1 then ${sql.lit(meter)}::uuid else ${id} end, (array['annual', 'media', 'one-off', 'interest'])[1 + i % 4], ${name},
      '2026-01-01', '2026-12-31', '2026-01-01', date '2000-01-01' + i % 9000, '{}',
      case when i % 10 <> 1 then 'NAL/' || 2000 + i % 25 || '/' || i end, case when i % 10 <> 1 then now() end,
      case when i % 10 = 2 then date '2026-06-01' end, case when i % 10 = 2 then 'powód' end
  `,
  chargeRunSettlement: sql`
    insert into charge_run_settlement (
      id, run_id, settlement_id, garden_id, garden_name, sector_id, charges, stretches, unheld, blocked, amount_grosz, difference_grosz,
      cause, to_check, skip_reason, waits
    )
    select
      ${id}, ${sql.lit(meter)}, case when i % 10 <> 3 then ${id} end, ${id}, ${name}, (1 + i % 3)::text, '[]', '[]', '[]',
      case when i % 10 = 4 then '{"feeKindId":"","settlementIds":[],"reason":{"code":"no-area"}}'::jsonb end, i, i % 1000 - 500, 'same', i % 10 = 1, case when i % 10 = 2 then 'powód' end,
      i % 10 = 5
  `,
  bankAccount: sql`
    insert into bank_account (id, name, nrb, active, balance_grosz)
    select case when i = 51 then ${sql.lit(listedRecord)}::uuid else ${id} end, ${name}, lpad(i::text, 26, '0'), i % 20 <> 1, ${balance}
  `,
  bankProfile: sql`insert into bank_profile (id, name, heading, columns) select ${id}, ${name}, '[]', '{}'`,
  cashBox: sql`
    insert into cash_box (id, name, active, balance_grosz)
    select case when i = 51 then ${sql.lit(listedRecord)}::uuid else ${id} end, ${name}, i % 20 <> 1, ${balance}
  `,
  costCategory: sql`
    insert into cost_category (id, name, purpose, active)
    select case when i = 51 then ${sql.lit(listedRecord)}::uuid else ${id} end, ${name},
      (array['investment', 'common-utilities', 'public-charges', 'cleanliness', 'management', 'other'])[1 + i % 6],
      i % 20 <> 1
  `,
  cost: sql`
    insert into cost (
      id, number, booking_day, cost_category_id, amount_grosz, counts, year, document_number, supplier_name
    )
    select
      ${id}, 'PK/' || 2000 + i % 25 || '/' || i, (${moment(12)})::date,
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((1 + i % 50)::text)::uuid end,
      greatest(1, ${sql.lit(amounts.first)} + ${share(13)} * ${sql.lit(amounts.last - amounts.first)}),
      i % 50 <> 1, 2000 + i % 25, case when i % 20 <> 2 then 'FV ' || i end, ${name}
  `,
  incomeCategory: sql`insert into income_category (id, name, active) select ${id}, ${name}, i % 20 <> 1`,
  moneyMovement: sql`
    insert into money_movement (
      id, number, series, booking_day, description, direction, source, amount_grosz, cash_box_id, bank_account_id, settlement_id, waiting, reversed_by, search
    )
    select
      ${id}, 'KP/' || 2000 + i % 25 || '/' || i, 'KP', (${moment(12)})::date, ${name},
      case when i % 10 = 1 then 'out' else 'in' end,
      case when i % 10 = 2 then 'bank' when i % 100 = 3 then 'other' else 'cash' end,
      greatest(1, ${sql.lit(amounts.first)} + ${share(13)} * ${sql.lit(amounts.last - amounts.first)}),
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((1 + i % 3)::text)::uuid end,
      case when i % 200 = 2 then ${sql.lit(listedRecord)}::uuid when i % 10 = 2 then md5((1 + i % 3)::text)::uuid end, ${id},
      case i % 1000 when 12 then 'suggested' when 22 then 'unclear' end, case when i % 50 = 1 then 'ST/2026/' || i end,
      search_key('KP/' || 2000 + i % 25 || '/' || i || ' ' || ${name} || ' GR' || 100000000 + i)
  `,
  measurement: sql`
    insert into measurement (id, meter_id, installation_id, value, measured_at, verdict, confirmation)
    select
      ${id}, ${sql.lit(meter)}::uuid, ${sql.lit(meter)}::uuid, i, ${moment(5)},
      case when i % 50 = 0 then array['smaller', 'swapped'] when i % 20 = 1 then array['too-large'] else '{}' end,
      case when i % 100 = 0 then 'really-so' end
  `,
  submission: sql`
    insert into submission (
      id, meter_id, value, measured_at, channel, state, decided_at, return_reason, created_at
    )
    select
      ${id}, case when i = 1 then ${sql.lit(meter)}::uuid else ${id} end, i, ${moment(5)}, case when i % 3 = 0 then 'campaign' else 'self' end,
      case when i % 100 = 0 then 'waiting' when i % 10 = 1 then 'returned' else 'replaced' end,
      case when i % 100 > 0 then ${moment(17)} end, case when i % 100 > 0 and i % 10 = 1 then 'Nieczytelne' end,
      ${moment(16)}
  `,
  ...contentRows,
  auditEntry: sql`
    insert into audit_entry (
      id, at, login_id, actor, action, record_type, record_id, record_name, import_id
    )
    select
      ${id}, ${moment(8)},
      case when i % 200 = 0 then ${sql.lit(listedRecord)}::uuid else md5((i % 50)::text)::uuid end,
      'Anna', case when i % 5 = 0 then 'create' else 'update' end,
      case when i % 100 = 0 then 'party' else 'garden' end, ${sql.lit(meter)}, ${name},
      case when i % 5 = 2 then ${sql.lit(listedRecord)}::uuid end
  `,
} satisfies Partial<Record<keyof Database, RawBuilder<unknown>>>;

type FilledTable = keyof typeof rowsOf;

/** The tables that lists read. */
const listedTables = Object.keys(rowsOf) as FilledTable[];

/** The same by their names in SQL. */
export const filledTables: readonly string[] = listedTables.map(nameInSql);

function nameInSql(table: FilledTable): string {
  return table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Fills tables with as many rows each, vacuumed and analyzed; as the owner of an empty database, past its
 * triggers.
 */
export async function fillTables(
  owner: Kysely<Database>,
  rows: number,
  tables: readonly FilledTable[] = listedTables,
): Promise<void> {
  await owner.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const makeIndexes = await dropIndexes(connection, tables.map(nameInSql));
    for (const table of tables) {
      await sql`${rowsOf[table]} from generate_series(1, ${sql.lit(rows)}) i`.execute(connection);
    }
    await makeIndexes();
    await sql`vacuum analyze`.execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
}
