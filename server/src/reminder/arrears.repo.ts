import type { ReminderLevel } from '@grzadka/contract/message/reminder-levels';
import type { ReminderRequest } from '@grzadka/contract/reminder/reminder.model';
import {
  type Arrears,
  type ReminderTerms,
  ripeThru,
} from '@grzadka/contract/reminder/reminder-rule';
import { type Kysely, sql } from 'kysely';
import { plannedEachTime } from '#src/core/database/prepared-statements.ts';
import type { Database } from '#src/core/database/tables.ts';
import { isOfLease } from '#src/message/is-of-lease.ts';
import { keepsPlan } from '#src/message/keeps-plan.ts';
import { howFarReminded } from './given-reminders.ts';

/** An account with something overdue, and how it stands. */
export interface AccountInArrears extends Arrears {
  readonly settlementId: string;
  readonly reference: string;
  readonly garden: { readonly id: string; readonly name: string; readonly sector: string } | null;
  readonly holders: string;
}

/** What the settings say of reminders. */
export function readTerms(db: Kysely<Database>): Promise<ReminderTerms> {
  return db
    .selectFrom('settings')
    .select(['reminderMinimum', 'firstReminderDays', 'secondReminderDays', 'reminderPauseDays'])
    .executeTakeFirstOrThrow();
}

interface Asked {
  readonly day: string;
  readonly level: ReminderLevel;
  readonly filters: ReminderRequest['filters'];
  readonly terms: ReminderTerms;
}

/**
 * Every account with something overdue on a day, within the filters, by their plots, and how each stands for a level: by what is kept of
 * the ledger, in one statement (docs/product/reminders.md#dry-run).
 */
export async function readArrears(
  db: Kysely<Database>,
  { day, level, filters, terms }: Asked,
): Promise<AccountInArrears[]> {
  const { sectorId, amountFrom, amountThru, daysFrom, daysThru } = filters;
  const isMeant = level === 3 ? isOfLease : sql`true`;
  const { rows } = await sql<AccountInArrears>`
    with owed as materialized (
      select
        settlement_id,
        sum(open_grosz) as total, min(due_on) as total_due, min(effective_due_on) as total_since,
        sum(open_grosz) filter (where ${isMeant}) as meant,
        min(due_on) filter (where ${isMeant}) as meant_due,
        min(effective_due_on) filter (where ${isMeant}) as meant_since,
        sum(open_grosz) filter (
          where ${isMeant} and effective_due_on <= ${ripeThru(level, day, terms)}::date
        ) as ripe
      from open_item
      left join fee_kind on fee_kind.id = fee_kind_id
      where open_grosz > 0 and effective_due_on < ${day}::date
      group by settlement_id
    ), overdue as materialized (
      select
        settlement_id, coalesce(meant, total) as amount, coalesce(meant_due, total_due) as due_on,
        coalesce(meant_since, total_since) as since,
        coalesce(ripe, 0) as ripe, meant is not null as is_meant
      from owed
    ), past as materialized (${howFarReminded(sql`overdue`)}
    ), holding as materialized (
      select holder.settlement_id, string_agg(distinct party.name, ', ' order by party.name) as names
      from settlement_holder holder join party on party.id = holder.party_id
      where holder.settlement_id in (select settlement_id from overdue)
      group by holder.settlement_id
    )
    select
      settlement.id as settlement_id, settlement.reference,
      case when garden.id is not null then
        json_build_object('id', garden.id, 'name', garden.name, 'sector', sector.name)
      end as garden,
      coalesce(holding.names, '') as holders,
      overdue.amount::float8 as amount, overdue.due_on as overdue_since, overdue.ripe::float8 as ripe, overdue.is_meant,
      coalesce(past.reached, 0) as reached, past.last_on, coalesce(past.waits, false) as waits, ${keepsPlan} as keeps_plan
    from overdue
    join settlement on settlement.id = overdue.settlement_id
    left join past on past.settlement_id = overdue.settlement_id
    left join holding on holding.settlement_id = overdue.settlement_id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where (${sectorId}::text is null or settlement.sector_id::text = ${sectorId})
      and overdue.amount between coalesce(${amountFrom}::bigint, 0) and coalesce(${amountThru}::bigint, overdue.amount)
      and ${day}::date - overdue.since between coalesce(${daysFrom}::int, 0) and coalesce(${daysThru}::int, 100000)
    order by garden.name collate polish nulls last, sector.name collate polish, settlement.number
    ${plannedEachTime}
  `.execute(db);
  return rows;
}

/** How many accounts have nothing overdue on a day, in a sector or in all. */
export async function countClear(
  db: Kysely<Database>,
  { day, filters: { sectorId } }: Pick<Asked, 'day' | 'filters'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from settlement
    where (${sectorId}::text is null or sector_id::text = ${sectorId})
      and not exists (
        select from open_item
        where settlement_id = settlement.id and open_grosz > 0 and effective_due_on < ${day}::date
      )
  `.execute(db);
  return rows[0]?.count ?? 0;
}
