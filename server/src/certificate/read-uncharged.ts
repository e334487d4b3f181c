import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Uncharged } from './certificate-contents.ts';

/**
 * Reads which consumption of an account's plot is not charged until `day`: of each kind of its meters the day after which one of them is
 * not. A meter that was taken off is asked until then, a closed account until its last day.
 */
export async function readUncharged(
  db: Kysely<Database>,
  { settlementId, day }: { readonly settlementId: string; readonly day: string },
): Promise<Uncharged[]> {
  const { rows } = await sql<Uncharged>`
    select type, case when bool_and(charged_thru is not null) then min(charged_thru) end as after
    from (
      select
        meter.type,
        least(
          ${day}::date, settlement.closed_on,
          case when bool_and(removed_at is not null) then max((removed_at at time zone 'Europe/Warsaw')::date) end
        ) as used_thru,
        (
          select max(last_day) from billed_stretch
          where meter_id = meter.id and settlement_id = settlement.id and freed_at is null
        ) as charged_thru
      from settlement
      join meter on meter.garden_id = settlement.garden_id
      left join installation on installation.meter_id = meter.id and undone_at is null
      where settlement.id = ${settlementId}
      group by meter.id, settlement.id
      -- One that was taken off before the account began is none of its business.
      having coalesce(max(coalesce(removed_at, 'infinity')) >= settlement.opened_on, true)
    ) metered
    where coalesce(charged_thru < used_thru, true)
    group by type
    order by type desc
  `.execute(db);
  return rows;
}
